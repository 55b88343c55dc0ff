//! The command line. Its texts are in the language files like all others: the help of the argument `seed` is the message
//! `sandtable-arg-seed`, that of the command `play` is `sandtable-play`, its examples `sandtable-play-examples`.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Arg, ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use speech::Lang;

use crate::voice::Voice;
use crate::{arena, bench, keeping, play, replay, rules, serve, simulate, verify};

#[derive(Parser)]
#[command(name = "sandtable", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Engine,
    Replay(replay::Args),
    Verify(verify::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Titles,
    Rules(rules::Args),
    Backup(keeping::Args),
    Restore(keeping::Args),
    Export(keeping::ExportArgs),
}

/// Reads the command line; help and mistakes are printed here, and the exit code is what remains to be done.
pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Cli, ExitCode> {
    let args: Vec<OsString> = args.into_iter().collect();
    let voice = Voice::new(wanted_language(&args));
    let parsed = command(voice).try_get_matches_from(args).and_then(|found| Cli::from_arg_matches(&found));
    parsed.map_err(|error| {
        // If even the error cannot be printed, the exit code still tells.
        let _ = error.print();
        ExitCode::from(error.exit_code() as u8)
    })
}

/// The help must be in the right language before the line is parsed.
fn wanted_language(args: &[OsString]) -> Option<Lang> {
    let words = args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let mut after = words.skip_while(|word| !word.starts_with("--lang"));
    match after.next()?.strip_prefix("--lang=") {
        Some(lang) => lang.parse().ok(),
        None => after.next()?.parse().ok(),
    }
}

fn command(voice: Voice) -> clap::Command {
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    let whole = Cli::command().disable_help_subcommand(true).disable_version_flag(true).arg(version);
    translated(whole, "sandtable", voice)
}

fn translated(command: clap::Command, id: &str, voice: Voice) -> clap::Command {
    let template =
        format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", voice.tell("sandtable-usage"));
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .arg(help)
        .about(voice.tell(id))
        .after_help(voice.tell(&format!("{id}-examples")))
        .help_template(template)
        .subcommand_help_heading(voice.tell("sandtable-commands"))
        .mut_args(|arg| explained(arg, voice))
        .mut_subcommands(|sub| {
            let id = format!("sandtable-{}", sub.get_name());
            translated(sub, &id, voice)
        })
}

fn explained(arg: Arg, voice: Voice) -> Arg {
    let heading = if arg.is_positional() { "sandtable-arguments" } else { "sandtable-options" };
    let help = voice.tell(&format!("sandtable-arg-{}", arg.get_id()));
    arg.help(help).help_heading(voice.tell(heading))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_of_the_command_line_is_known_in_every_language() {
        for &lang in Lang::ALL {
            let mut command = command(Voice::new(Some(lang)));
            let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
            let mut help = command.render_help().to_string();
            for name in names {
                help += &command.find_subcommand_mut(&name).expect("just listed").render_help().to_string();
            }
            assert!(!help.contains("[sandtable-"), "{help}");
        }
    }

    #[test]
    fn the_command_line_is_sound() {
        command(Voice::new(Some(Lang::En))).debug_assert();
    }

    #[test]
    fn the_language_is_found_before_the_line_is_read() {
        let of = |line: &str| wanted_language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("sandtable --lang ru play"), Some(Lang::Ru));
        assert_eq!(of("sandtable play natisk --lang=en"), Some(Lang::En));
        assert_eq!(of("sandtable play --lang"), None);
        assert_eq!(of("sandtable titles"), None);
    }
}
