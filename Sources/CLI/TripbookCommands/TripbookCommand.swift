import ArgumentParser

/// The command and its subcommands.
struct TripbookCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tripbook",
    abstract: "Turn a trip folder into a website worth keeping.",
    discussion: """
      A trip folder holds what you have: photos, journal entries in Markdown, GPX tracks, and small files for \
      pins and budget. Everything is optional: a folder with one photo is a trip.

      EXAMPLES
        tripbook build lisbon                  the site, into lisbon/_site
        tripbook build lisbon --output public  the site, into public
        tripbook audit lisbon/_site            whether the site is safe to publish
        tripbook serve lisbon                  the site while you write, on your own machine
        tripbook check lisbon                  everything that is wrong
        tripbook new entry lisbon              a page of today's for the journal
        tripbook import splitwise.csv lisbon   expenses of an app or a bank
        tripbook find attractions lisbon       what there is near by, in your own maps
        tripbook invite lisbon Ben             a mail that asks somebody to come along
        tripbook protect lisbon                a site that opens with a password alone
        tripbook budget lisbon                 what is left, today and in all
        tripbook fetch rates lisbon            what foreign money was worth, from the network
        tripbook why lisbon/photos/tram.jpg    how a picture came to its day and place
        tripbook cache                         what is kept for the next build
        tripbook explain tab-indent            more about a problem
        tripbook help trip.yml                 what can stand in a file
      """,
    version: version,
    subcommands: [
      BuildCommand.self, CheckCommand.self, AuditCommand.self, ServeCommand.self, NewCommand.self,
      ImportCommand.self, EndCommand.self, FindCommand.self, FetchCommand.self,
      InviteCommand.self, ProtectCommand.self, BudgetCommand.self, WhyCommand.self, CacheCommand.self,
      ExplainCommand.self, HelpCommand.self,
    ])

  /// The version that sites and `--version` name.
  static let version = "0.1.0"
}
