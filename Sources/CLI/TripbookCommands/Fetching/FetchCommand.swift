import ArgumentParser

/// `tripbook fetch`: the only commands that use the network, a subcommand for each thing that is fetched.
struct FetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Fetch exchange rates, weather, climate or a forecast once, into the folder.",
    discussion: """
      No other command uses the network. What is fetched stands in a small file in your folder from then on, and \
      builds read that. It says whom it asks, and what it tells them, before it does.

      EXAMPLES
        tripbook fetch rates lisbon
        tripbook fetch weather lisbon
        tripbook fetch climate trips
        tripbook fetch forecast trips Kyoto
      """,
    subcommands: [
      FetchRatesCommand.self, FetchWeatherCommand.self, FetchClimateCommand.self, FetchForecastCommand.self,
    ])
}
