import Diagnostics
import TripModel
import TripNotation

/// `itinerary.yml`: what was booked, and what is planned.
struct ItineraryFile {
  /// In the order of the file.
  private(set) var events: [TripEvent] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// `categories` are the budget's own ones; what something costs may stand in one of them.
  init(_ reading: NotationReader.Reading, settings: TripSettings, categories: [String]) {
    var findings = Findings(about: reading.file)
    let items = Node.items(of: reading.root, as: "itinerary.yml", &findings) ?? []
    let keeping = ListKeeping(items, of: reading.root, in: reading, each: .event, all: .events)
    let words = ExpenseWords(
      categories: categories, travellers: settings.travellers,
      money: MoneyText(tripCurrency: settings.currency))
    for (item, marks) in zip(items, keeping.marks) where keeping.doubtAboutAll == nil {
      diagnostics += marks.diagnostics
      guard marks.doubt == nil,
        var event = FieldReader.read(
          item, as: "an event", &findings, { EventFields(words: words).read(&$0) })
      else { continue }
      event.keptBack = marks.kept
      events.append(event)
    }
    if let doubt = keeping.doubtAboutAll { diagnostics.append(doubt) }
    diagnostics += findings.diagnostics
  }
}
