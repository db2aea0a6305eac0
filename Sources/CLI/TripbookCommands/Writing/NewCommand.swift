import ArgumentParser

/// `tripbook new`: what it begins is a subcommand each.
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract:
      "Begin a trip or a library, or add an entry, an expense, a pin, an event, an attraction or a destination.",
    discussion: """
      Writes into your folder, and never over anything: new files, and new lines in budget.yml, pins.yml, \
      itinerary.yml, attractions.yml and destinations.yml with all others left as they are. On a terminal it asks for \
      what you do not say; elsewhere it never waits.

      EXAMPLES
        tripbook new trip lisbon --start 2026-05-01 --traveller Ana --traveller Ben
        tripbook new library trips
        tripbook new entry lisbon
        tripbook new expense lisbon 'food 7.80 Pastéis for four, paid by Ben'
        tripbook new pin lisbon 'Torre de Belém' --at '38.6916, -9.2160'
        tripbook new event lisbon hotel 'Pensão Flor' --start 2026-05-01 --end 2026-05-05
        tripbook new attraction lisbon 'Castelo de São Jorge' --at '38.7139, -9.1335' --category sight
        tripbook new destination lisbon Kyoto --tag temples
      """,
    subcommands: [
      NewTripCommand.self, NewLibraryCommand.self, NewEntryCommand.self, NewExpenseCommand.self,
      NewPinCommand.self, NewEventCommand.self, NewAttractionCommand.self,
      NewDestinationCommand.self,
    ])
}
