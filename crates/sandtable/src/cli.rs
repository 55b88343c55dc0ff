//! The command line. Its texts are in the language files like all others: the help of the argument `seed` is the message
//! `sandtable-arg-seed`, that of the command `play` is `sandtable-play`, its examples `sandtable-play-examples`.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Arg, ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use sandtable_i18n::Lang;

use crate::program::Program;
use crate::{
    arena, army, bench, keeping, manual, play, puzzles, replay, review, rules, serve, simulate, upgrade,
    verify,
};

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
    Review(review::Args),
    Verify(verify::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Titles,
    Army(army::Args),
    Puzzles(puzzles::Args),
    Rules(rules::Args),
    Backup(keeping::Args),
    Restore(keeping::Args),
    Export(keeping::ExportArgs),
    RotateSecret(keeping::RotateArgs),
    Upgrade(upgrade::Args),
    Completions(manual::CompletionsArgs),
    Man(manual::ManArgs),
}

/// Reads the command line; help and mistakes are printed here, and the exit code is what remains to be done.
pub(crate) fn parse(program: &Program, args: Vec<OsString>) -> Result<Cli, ExitCode> {
    let parsed = command(program).try_get_matches_from(args).and_then(|found| Cli::from_arg_matches(&found));
    parsed.map_err(|error| {
        // If even the error cannot be printed, the exit code still tells.
        let _ = error.print();
        ExitCode::from(error.exit_code() as u8)
    })
}

/// The help must be in the right language before the line is parsed.
pub(crate) fn wanted_language(args: &[OsString]) -> Option<Lang> {
    let words = args.iter().map(|arg| arg.to_str().unwrap_or_default());
    let mut after = words.skip_while(|word| !word.starts_with("--lang"));
    match after.next()?.strip_prefix("--lang=") {
        Some(lang) => lang.parse().ok(),
        None => after.next()?.parse().ok(),
    }
}

/// The whole command line, explained in the language of the program.
pub(crate) fn command(program: &Program) -> clap::Command {
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    let whole = Cli::command().disable_help_subcommand(true).disable_version_flag(true).arg(version);
    translated(whole, "sandtable", program)
}

fn translated(command: clap::Command, id: &str, program: &Program) -> clap::Command {
    let template =
        format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}\n", program.text("sandtable-usage"));
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help);
    command
        .disable_help_flag(true)
        .arg(help)
        .about(program.text(id))
        .after_help(program.text(&format!("{id}-examples")))
        .help_template(template)
        .subcommand_help_heading(program.text("sandtable-commands"))
        .mut_args(|arg| explained(arg, program))
        .mut_subcommands(|sub| {
            let id = format!("sandtable-{}", sub.get_name());
            translated(sub, &id, program)
        })
}

fn explained(arg: Arg, program: &Program) -> Arg {
    let heading = if arg.is_positional() { "sandtable-arguments" } else { "sandtable-options" };
    let help = program.text(&format!("sandtable-arg-{}", arg.get_id()));
    arg.help(help).help_heading(program.text(heading))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(lang: Lang) -> Program {
        Program::new(sandtable_games::all(), Some(lang)).expect("good packages")
    }

    #[test]
    fn every_text_of_the_command_line_is_known_in_every_language() {
        for &lang in Lang::ALL {
            let mut command = command(&program(lang));
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
        command(&program(Lang::En)).debug_assert();
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
