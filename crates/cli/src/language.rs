//! Which language to speak: `--lang`, then `SPACELINE_LANG`, then what the system says.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use locale::Lang;

/// Variables that name a language, the strongest first. The first that is set decides.
const VARIABLES: [&str; 4] = ["SPACELINE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// The values of `--lang`.
pub fn parser() -> impl TypedValueParser<Value = Lang> {
    // The values are the codes, so all of them are found.
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::of(&code).unwrap_or_default())
}

/// The language of this call. The option is looked up before clap reads it, for clap's own messages need it.
pub fn chosen() -> Lang {
    let words = std::env::args_os().skip(1);
    let words: Vec<String> = words.map(|w| w.to_string_lossy().into_owned()).collect();
    let variables = VARIABLES.map(|name| std::env::var(name).unwrap_or_default());
    choose(&words, &variables)
}

fn choose(words: &[String], variables: &[String]) -> Lang {
    let words = words.iter().map(String::as_str);
    let mut words = words.take_while(|word| *word != "--");
    let mut option = None;
    while let Some(word) = words.next() {
        let value = match word {
            "--lang" => words.next(),
            word => word.strip_prefix("--lang="),
        };
        option = value.and_then(Lang::of).or(option);
    }
    let set = variables.iter().find(|value| !value.is_empty());
    option.or_else(|| Lang::of(set?)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(words: &str, variables: [&str; 4]) -> Lang {
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        choose(&words, &variables.map(str::to_owned))
    }

    #[test]
    fn the_option_comes_before_the_variables_and_the_own_variable_before_the_systems() {
        assert_eq!(lang("play", ["", "", "", ""]), Lang::En);
        assert_eq!(lang("play", ["", "", "", "de_DE.UTF-8"]), Lang::De);
        assert_eq!(lang("play", ["", "C", "", "de_DE.UTF-8"]), Lang::En);
        assert_eq!(lang("play", ["de", "en_US.UTF-8", "", ""]), Lang::De);
        assert_eq!(lang("play", ["en", "", "", "de_AT"]), Lang::En);
        assert_eq!(lang("play --lang de", ["en", "", "", ""]), Lang::De);
        assert_eq!(lang("--lang=en play", ["de", "", "", ""]), Lang::En);
    }

    #[test]
    fn a_language_that_is_not_spoken_is_no_choice() {
        assert_eq!(lang("play --lang fr", ["de", "", "", ""]), Lang::De);
        assert_eq!(lang("play", ["", "fr_FR.UTF-8", "", "de_DE"]), Lang::En);
    }
}
