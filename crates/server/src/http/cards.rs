//! All cards in the language of the caller. Views name a card by its place in this list (`def`).

use super::caller::Caller;
use super::problem::Answer;
use super::ways::ways;
use crate::app::App;
use crate::wire::Problem;
use crate::wire::decks::Need;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use cards::lexicon::{
    Affiliation, CardType, DilemmaKind, Icon, MissionKind, Quadrant, Rarity, Skill,
};
use cards::{AttemptBy, CardDef, Catalogue, Facts};
use gametext::face::{self, Line};
use gametext::{Compiler, words};
use locale::Lang;
use serde::Serialize;
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/cards", get(all))
}

/// All cards, as they are when a server starts.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AllCards {
    /// Servers with the same number have the same cards.
    catalogue: String,
    language: &'static str,
    /// The card with `def` 0 first.
    cards: Vec<CardInfo>,
}

/// What is printed on a card. Names and skills are the printed ones; `lines` and `text` are in words of the caller.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardInfo {
    def: u16,
    /// Set, rarity and number: `1R087`.
    id: String,
    title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    subtitle: Option<String>,
    #[serde(rename = "type")]
    card_type: CardType,
    set: String,
    rarity: Rarity,
    unique: bool,
    cost: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    affiliation: Option<Affiliation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    icons: Vec<Icon>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    keywords: Vec<String>,
    /// Of a personnel; two, if it is of mixed descent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    species: Vec<String>,
    /// With levels, in the order of the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    skills: Vec<(Skill, u8)>,
    /// Integrity, Cunning, Strength of a personnel; Range, Weapons, Shields of a ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attributes: Option<[i16; 3]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    staffing: Vec<Icon>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mission: Option<MissionInfo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dilemma: Option<DilemmaKind>,
    /// What a dilemma asks for, in words of the caller, if that is one thing that can be said alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    requirement: Option<String>,
    /// Everything on the card below its title, with labels, ready to be shown.
    lines: Vec<Line>,
    /// The game text; empty if there is none.
    text: String,
    /// The abilities one by one where there are several, by the number that the action `Use` names; empty where one
    /// cannot be said alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    abilities: Vec<String>,
    /// The text is in English for want of words in the language of the caller.
    #[serde(default, skip_serializing_if = "is_false")]
    in_english: bool,
    /// The card has a text that the program does not know: it is played without.
    #[serde(default, skip_serializing_if = "is_false")]
    blank: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionInfo {
    kind: MissionKind,
    quadrant: Quadrant,
    span: u8,
    points: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    location: Option<String>,
    /// What it requires, in words of the caller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    requirement: Option<String>,
    /// Who may attempt it, where these are named one by one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    affiliations: Vec<Affiliation>,
    /// The same in words of the caller, also where it is anybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attempt: Option<String>,
    /// Of a headquarters: which cards are played there, in words of the caller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    needs_text: Option<String>,
    /// The ways to complete it; none for a headquarters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    ways: Vec<Vec<Need>>,
}

fn is_false(b: &bool) -> bool {
    !*b
}

/// A page that stays as it is while the server runs.
#[derive(Debug)]
pub struct Page {
    body: Bytes,
    tag: HeaderValue,
}

async fn all(State(app): State<Arc<App>>, caller: Caller, headers: HeaderMap) -> Answer<Response> {
    let page = page(&app, caller.lang).await;
    let page = page.map_err(|problem| caller.fail(problem))?;
    Ok(page.answer(&headers))
}

/// The page in one language. Whoever wants it ready early asks for it early.
pub async fn page(app: &App, lang: Lang) -> Result<Arc<Page>, Problem> {
    let catalogue = app.catalogue;
    app.card_pages
        .of(lang, move || Page::write(lang, catalogue))
        .await
}

impl Page {
    fn write(lang: Lang, catalogue: &Catalogue) -> Option<Page> {
        let compiler = tell::texts::compiler()?;
        let info = |(def, card)| CardInfo::of(def, card, lang, compiler);
        let all = AllCards {
            catalogue: format!("{:016x}", catalogue.hash()),
            language: lang.code(),
            cards: (0..).zip(catalogue.cards()).map(info).collect(),
        };
        Page::of(&all)
    }

    pub fn of(content: &impl Serialize) -> Option<Page> {
        let body = serde_json::to_string(content).ok()?;
        // The words may become better while what they are about stays.
        let tag = format!("W/\"{}\"", &crate::secret::digest(&body)[..32]);
        Some(Page {
            tag: HeaderValue::from_str(&tag).ok()?,
            body: Bytes::from(body),
        })
    }

    /// The page, or that it is the one the caller knows.
    pub fn answer(&self, headers: &HeaderMap) -> Response {
        let known = headers
            .get_all(header::IF_NONE_MATCH)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .any(|tag| tag.trim().as_bytes() == self.tag.as_bytes());
        let head = [
            (header::ETAG, self.tag.clone()),
            (
                header::CACHE_CONTROL,
                HeaderValue::from_static("public, no-cache"),
            ),
            (header::VARY, HeaderValue::from_static("accept-language")),
            (
                header::CONTENT_TYPE,
                HeaderValue::from_static("application/json"),
            ),
        ];
        match known {
            true => (StatusCode::NOT_MODIFIED, head).into_response(),
            false => (head, self.body.clone()).into_response(),
        }
    }
}

impl CardInfo {
    fn of(def: u16, card: &CardDef, lang: Lang, compiler: &Compiler) -> CardInfo {
        let (text, in_english) = text(card, lang, compiler);
        let mut info = CardInfo {
            def,
            id: card.id.clone(),
            title: card.title.to_string(),
            subtitle: card.subtitle.clone(),
            card_type: card.card_type(),
            set: card.set.clone(),
            rarity: card.rarity,
            unique: card.unique,
            cost: card.cost,
            affiliation: card.affiliation(),
            icons: card.icons().to_vec(),
            keywords: card.keywords.iter().map(|k| k.to_string()).collect(),
            species: Vec::new(),
            skills: Vec::new(),
            attributes: None,
            class: None,
            staffing: Vec::new(),
            mission: None,
            dilemma: None,
            requirement: None,
            lines: face::lines(lang, card),
            text,
            abilities: abilities(card, lang, compiler),
            in_english,
            blank: !card.support.is_full(),
        };
        match &card.facts {
            Facts::Personnel {
                species,
                skills,
                integrity,
                cunning,
                strength,
                ..
            } => {
                info.species = species.iter().map(|word| word.to_string()).collect();
                info.skills = skills.clone();
                info.attributes = Some([*integrity, *cunning, *strength]);
            }
            Facts::Ship {
                class,
                staffing,
                range,
                weapons,
                shields,
                ..
            } => {
                info.class = Some(class.to_string());
                info.staffing = staffing.clone();
                info.attributes = Some([*range, *weapons, *shields]);
            }
            Facts::Mission {
                kind,
                span,
                points,
                quadrant,
                attempt,
                requirements,
                plays,
                ..
            } => {
                let requirement = requirements.as_ref();
                let some = |text: String| (!text.is_empty()).then_some(text);
                info.mission = Some(MissionInfo {
                    kind: *kind,
                    quadrant: *quadrant,
                    span: *span,
                    points: *points,
                    location: card.location.clone(),
                    requirement: requirement.and_then(|tree| words::requirement(lang, tree)),
                    affiliations: match attempt {
                        AttemptBy::Affiliations(these) => these.clone(),
                        AttemptBy::AnyExcept(_) | AttemptBy::Nobody => Vec::new(),
                    },
                    attempt: some(face::attempt_by(lang, attempt)),
                    needs_text: some(face::plays(lang, plays)),
                    ways: requirements.as_ref().map(ways).unwrap_or_default(),
                });
            }
            Facts::Dilemma { kind } => {
                info.dilemma = Some(*kind);
                let asked = cards::requirement::asked_for(card);
                info.requirement = asked.and_then(|tree| words::requirement(lang, tree));
            }
            Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} | Facts::First(_) => {}
        }
        info
    }
}

/// The text of a card, and whether it is in English although another language was asked for.
fn text(card: &CardDef, lang: Lang, compiler: &Compiler) -> (String, bool) {
    match compiler.render(card, lang) {
        Ok(text) => (text, false),
        Err(_) => (compiler.render(card, Lang::En).unwrap_or_default(), true),
    }
}

fn abilities(card: &CardDef, lang: Lang, compiler: &Compiler) -> Vec<String> {
    if card.text.len() < 2 {
        return Vec::new();
    }
    let alone = |ability: &cards::language::Ability| CardDef {
        play: Default::default(),
        text: vec![ability.clone()],
        ..card.clone()
    };
    card.text
        .iter()
        .map(|ability| text(&alone(ability), lang, compiler).0)
        .collect()
}
