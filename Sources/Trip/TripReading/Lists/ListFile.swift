package import TripModel
import TripNotation

/// A small file of a trip that is a list of things of one kind, or holds one: how it is called, and how it is read.
///
/// Builds read it by this, and so do commands that have added to it.
package struct ListFile<Item> {
  /// The name of the file without its ending.
  package let name: String
  /// The field that holds the list; nil where the file is the list itself.
  package let key: String?
  /// What in it is for nobody else.
  var confidential: (NotationReader.Reading) -> [ConfidentialText] = ConfidentialFields.codes
  let read: (NotationReader.Reading, ListContext) -> ListReading<Item>
}

extension ListFile {
  init<Fields: ListItemFields>(_ fields: Fields.Type) where Fields.Item == Item {
    self.init(name: Fields.kind.file, key: nil, confidential: Fields.kind.confidential) { reading, context in
      ListReading.read(
        reading.withDaysSettled(context.settings), as: Fields.kind, by: Fields(context),
        naming: context.mentions)
    }
  }
}

extension ListFile<Pin> {
  package static var pins: ListFile<Pin> { Self(PinFields.self) }
}

extension ListFile<TripEvent> {
  package static var events: ListFile<TripEvent> { Self(EventFields.self) }
}

extension ListFile<Attraction> {
  package static var attractions: ListFile<Attraction> { Self(AttractionFields.self) }
}

extension ListFile<Person> {
  package static var people: ListFile<Person> { Self(PersonFields.self) }
}

extension ListFile<DayWeather> {
  package static var weather: ListFile<DayWeather> { Self(WeatherFields.self) }
}

extension ListFile<Destination> {
  package static var destinations: ListFile<Destination> { Self(DestinationFields.self) }
}

extension ListFile<Expense> {
  /// Those of the budget, which is more than a list.
  package static var expenses: ListFile<Expense> {
    Self(name: "budget", key: "expenses") { reading, context in
      let file = BudgetFile.read(reading, context)
      return ListReading(items: file.budget.expenses, diagnostics: file.diagnostics)
    }
  }
}

/// What the things of lists are read by, beside their own words.
struct ListContext {
  var settings: TripSettings
  /// The budget's own: what something costs may stand in one of them.
  var categories: [String] = []
  /// The names of its accounts.
  var accounts: [String] = []
  /// The files that may prove a purchase.
  var receipts = ReceiptNames()
  /// The trip's pictures, and all files that a thing may name; none where a list is read by itself.
  var photos = PictureNames([])
  var mentions = FileMentions([], entries: [])
  /// Whether it is known by now near what nothing may be told, also in no diagnostic: the private places of the settings.
  var knowsPrivatePlaces = true
}
