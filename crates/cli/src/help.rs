//! The command line's help and errors in a language. The texts of the commands and options are in `help.ftl`; what
//! clap says itself is English in its code and is put into words here for the other languages.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};
use locale::{Lang, Message, message, say};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

/// Reads the command line. Help, the version and mistakes are printed, and the code to end with is the error.
pub fn parse<T: CommandFactory + FromArgMatches>(lang: Lang) -> Result<T, ExitCode> {
    let mut command = command::<T>(lang);
    let matches = command.try_get_matches_from_mut(std::env::args_os());
    let parsed = matches.and_then(|matches| T::from_arg_matches(&matches));
    parsed.map_err(|error| {
        let error = error.format(&mut command);
        // Nothing more can be done about a closed pipe.
        let _ = match lang {
            Lang::En => error.print(),
            _ => print(lang, &error),
        };
        ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2))
    })
}

/// The commands with the help of a language.
pub fn command<T: CommandFactory>(lang: Lang) -> clap::Command {
    in_language(lang, T::command(), "command")
}

/// The message `id` holds what the command is for, its attributes the rest: `more` for the long help, `examples`, and
/// one for each argument.
fn in_language(lang: Lang, mut command: clap::Command, id: &str) -> clap::Command {
    let text = |part: &str| locale::find(lang, &format!("{id}{part}"));
    let about = text("").unwrap_or_default();
    if let Some(more) = text(".more") {
        command = command.long_about(format!("{about}\n\n{more}"));
    }
    command = command.about(about);
    if let Some(examples) = text(".examples") {
        command = command.after_help(examples);
    }
    command = command.mut_args(|arg| {
        let help = text(&format!(".{}", arg.get_id()));
        let names = arg.get_value_names().unwrap_or_default();
        let names: Vec<String> = names.iter().map(|name| value_name(lang, name)).collect();
        let arg = arg.help(help.unwrap_or_default());
        match names.is_empty() {
            true => arg,
            false => arg.value_names(names),
        }
    });
    let names: Vec<String> = command
        .get_subcommands()
        .map(|c| c.get_name().to_owned())
        .collect();
    for name in names {
        let id = format!("{id}-{name}");
        command = command.mut_subcommand(name, |below| in_language(lang, below, &id));
    }
    command
}

/// `FILE` or `SEED,...` in a language.
fn value_name(lang: Lang, name: &str) -> String {
    let word = name.split(',').next().unwrap_or(name);
    let said = locale::find(lang, &format!("value-names.{word}"));
    name.replacen(word, &said.unwrap_or(word.to_owned()), 1)
}

fn print(lang: Lang, error: &clap::Error) -> std::io::Result<()> {
    let (mut out, terminal): (Box<dyn Write>, bool) = match error.use_stderr() {
        true => (Box::new(std::io::stderr()), std::io::stderr().is_terminal()),
        false => (Box::new(std::io::stdout()), std::io::stdout().is_terminal()),
    };
    let help = match error.kind() {
        ErrorKind::DisplayVersion => return error.print(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            error.render()
        }
        _ => return write!(out, "{}", mistake(lang, error)),
    };
    let coloured = terminal && std::env::var_os("NO_COLOR").is_none();
    let text = match coloured {
        true => help.ansi().to_string(),
        false => help.to_string(),
    };
    write!(out, "{}", fixed_parts(lang, &text))
}

/// The text that clap prints around the texts of a command.
fn fixed_parts(lang: Lang, text: &str) -> String {
    let parts = [
        ("Usage:", "clap-usage"),
        ("Commands:", "clap-commands"),
        ("Arguments:", "clap-arguments"),
        ("Options:", "clap-options"),
        ("[OPTIONS]", "clap-usage-options"),
        ("[COMMAND]", "clap-usage-optional-command"),
        ("<COMMAND>", "clap-usage-command"),
        ("[default: ", "clap-default"),
        ("[possible values: ", "clap-possible-values"),
        (
            "Print this message or the help of the given subcommand(s)",
            "clap-help-command",
        ),
        ("Print help (see more with '--help')", "clap-help-short"),
        ("Print help (see a summary with '-h')", "clap-help-long"),
        ("Print help", "clap-help"),
        ("Print version", "clap-version"),
    ];
    let replace = |text: String, (english, id)| text.replace(english, &say!(lang, id));
    parts.into_iter().fold(text.to_owned(), replace)
}

/// A mistake on the command line, as clap words it in English.
fn mistake(lang: Lang, error: &clap::Error) -> String {
    let message = match error.kind() {
        ErrorKind::InvalidValue if value(error, ContextKind::InvalidValue).is_empty() => {
            message!("clap-no-value", arg = value(error, ContextKind::InvalidArg))
        }
        ErrorKind::InvalidValue => message!(
            "clap-invalid-value",
            value = value(error, ContextKind::InvalidValue),
            arg = value(error, ContextKind::InvalidArg)
        ),
        ErrorKind::ValueValidation => message!(
            "clap-invalid-value-why",
            value = value(error, ContextKind::InvalidValue),
            arg = value(error, ContextKind::InvalidArg),
            why = source(error)
        ),
        ErrorKind::UnknownArgument => message!(
            "clap-unknown-argument",
            arg = value(error, ContextKind::InvalidArg)
        ),
        ErrorKind::InvalidSubcommand => message!(
            "clap-unknown-command",
            command = value(error, ContextKind::InvalidSubcommand)
        ),
        ErrorKind::ArgumentConflict => message!(
            "clap-conflict",
            arg = value(error, ContextKind::InvalidArg),
            other = value(error, ContextKind::PriorArg)
        ),
        ErrorKind::MissingRequiredArgument => {
            message!("clap-missing", arg = value(error, ContextKind::InvalidArg))
        }
        ErrorKind::MissingSubcommand => message!("clap-missing-command"),
        _ => message!("clap-other", text = error.to_string()),
    };
    let mut lines = vec![say!(lang, "failure", message = message)];
    let valid = [ContextKind::ValidValue, ContextKind::ValidSubcommand];
    if let Some(known) = valid
        .into_iter()
        .map(|kind| value(error, kind))
        .find(|v| !v.is_empty())
    {
        lines.push(say!(lang, "clap-valid", values = known));
    }
    let near = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    if let Some(near) = near
        .into_iter()
        .map(|kind| value(error, kind))
        .find(|v| !v.is_empty())
    {
        lines.push(format!("\n{}", say!(lang, "clap-similar", value = near)));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        lines.push(format!("\n{}", fixed_parts(lang, &usage.to_string())));
    }
    lines.push(format!("\n{}\n", say!(lang, "clap-try-help")));
    lines.join("\n")
}

/// A fact of the mistake.
fn value(error: &clap::Error, kind: ContextKind) -> String {
    error.get(kind).map_or(String::new(), ToString::to_string)
}

/// The reason a value is wrong.
fn source(error: &clap::Error) -> Message {
    let Some(source) = std::error::Error::source(error) else {
        return message!("clap-other", text = "");
    };
    if let Some(message) = source.downcast_ref::<Message>() {
        return message.clone();
    }
    let text = source.to_string();
    let range = text
        .split_once(" is not in ")
        .and_then(|(_, range)| range.split_once("..="));
    match range {
        Some((min, max)) => message!("clap-not-in", min = min, max = max),
        None if text.contains("digit") => message!("clap-no-number"),
        None => message!("clap-other", text = text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The ids that the commands ask for, and those of the words that stand for values.
    fn wanted(command: &clap::Command, id: &str, out: &mut BTreeSet<String>) {
        out.insert(id.to_owned());
        for arg in command
            .get_arguments()
            .filter(|arg| arg.get_id() != "help" && arg.get_id() != "version")
        {
            out.insert(format!("{id}.{}", arg.get_id()));
            let takes_values = arg.get_action().takes_values();
            let names = arg.get_value_names().unwrap_or_default().iter();
            for name in names.filter(|_| takes_values) {
                let word = name.split(',').next().unwrap_or(name);
                out.insert(format!("value-names.{word}"));
            }
        }
        for below in command.get_subcommands() {
            wanted(below, &format!("{id}-{}", below.get_name()), out);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_help_in_every_language_and_no_other_has() {
        let mut ids = BTreeSet::new();
        wanted(&crate::Cli::command(), "command", &mut ids);
        for lang in Lang::ALL {
            for id in &ids {
                assert!(
                    locale::find(lang, id).is_some(),
                    "{} has no {id}",
                    lang.code()
                );
            }
            for file in [
                include_str!("../../../locales/en/help.ftl"),
                include_str!("../../../locales/de/help.ftl"),
            ] {
                let unused: Vec<String> = listed(file).difference(&ids).cloned().collect();
                assert!(unused.is_empty(), "no command has {unused:?}");
            }
        }
    }

    /// The ids of commands and arguments in a file.
    fn listed(file: &str) -> BTreeSet<String> {
        let mut out = BTreeSet::new();
        let mut command = String::new();
        for line in file.lines().filter(|line| line.contains(" =")) {
            let name = line.split(" =").next().unwrap_or_default();
            match name.strip_prefix("    .") {
                None => command = name.to_owned(),
                Some("more" | "examples") => continue,
                Some(_) => {}
            }
            let part = name.strip_prefix("    ").unwrap_or_default();
            let is_group = command == "value-names" && part.is_empty();
            if (command.starts_with("command") || command == "value-names") && !is_group {
                out.insert(format!("{command}{part}"));
            }
        }
        out
    }
}
