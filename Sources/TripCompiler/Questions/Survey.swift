import Atlas
package import Diagnostics
import SiteLanguage
package import TripModel
package import TripPlanner
import TripReader

/// What a folder says so far, for the commands that write into it: read and planned, no picture made.
package struct Survey: Sendable {
  package let trip: Trip
  package let plan: TripPlan
  package let today: LocalDate
  /// What pages and mails are made with.
  package let theme: Theme
  /// Where the shipped theme and its atlas are.
  let themeFolder: String
  /// Everything that is wrong in the folder; what can be read is here all the same.
  package let diagnostics: [Diagnostic]

  /// What the author of an entry may be asked, in the trip's language.
  package var prompts: [WritingPrompt] { theme.prompts }

  /// The largest town that a name means, in the trip's language, as `Lisbon, Portugal`; nil where no such town is known.
  package func town(named name: String) -> NamedPlace? {
    guard
      let names = try? PlaceNames.open(folder: themeFolder + "/assets/atlas", language: plan.profile.language)
    else { return nil }
    let countries = Words.countries(in: theme.phrases)
    guard let town = names.towns(meantBy: [name], countries: countries)[name]?.first else { return nil }
    let country = countries[town.country] ?? town.country
    return NamedPlace(name: "\(town.name), \(country)", coordinate: Coordinate(town.point))
  }

  /// Reads `budget.yml` as it shall be, by what the trip says of travellers and currency.
  package func budget(_ bytes: [UInt8], file: String) -> (Budget, [Diagnostic]) {
    ProofReader.budget(bytes, file: file, settings: trip.settings)
  }

  package func pins(_ bytes: [UInt8], file: String) -> ([Pin], [Diagnostic]) {
    ProofReader.pins(bytes, file: file)
  }

  package func attractions(_ bytes: [UInt8], file: String) -> ([Attraction], [Diagnostic]) {
    ProofReader.attractions(bytes, file: file, settings: trip.settings)
  }

  /// Reads `itinerary.yml` as it shall be, by what the trip says of travellers, currency and categories.
  package func itinerary(_ bytes: [UInt8], file: String) -> ([TripEvent], [Diagnostic]) {
    let categories = trip.budget?.categories.map(\.name) ?? []
    return ProofReader.itinerary(bytes, file: file, settings: trip.settings, categories: categories)
  }

  package func weather(_ bytes: [UInt8], file: String) -> ([DayWeather], [Diagnostic]) {
    ProofReader.weather(bytes, file: file)
  }

  package func entry(_ bytes: [UInt8], file: String) -> (JournalEntry, [Diagnostic]) {
    ProofReader.entry(bytes, file: file)
  }

  /// The places of a file that somebody has already, a map's or a list's; and what is wrong in it.
  package static func savedPlaces(
    _ path: String, as name: String, language: String
  ) -> ([Attraction], Diagnostic?) {
    let saved = SavedPlaces.read(path, as: name, language: language)
    return (saved.places, saved.diagnostic)
  }

  /// Whether a file has the name of a map extract.
  package static func holdsPlaces(_ file: String) -> Bool { SavedPlaces.isNamed(file) }

  package static func settings(_ bytes: [UInt8], file: String) -> (TripSettings, [Diagnostic]) {
    ProofReader.settings(bytes, file: file)
  }

  /// A place as it is given to an option of this name; or why it is none.
  package static func place(_ text: String, as option: String) -> (NamedPlace?, Diagnostic?) {
    switch ProofReader.place(text, as: option) {
    case .success(let place): (place, nil)
    case .failure(let refused): (nil, refused.diagnostic)
    }
  }
}

extension Survey {
  /// Compiles a folder's trip; nil, with the reason, where there is no folder.
  ///
  /// It is planned for readers, or for the author with what is kept back as well; who asks decides whether anybody else gets any of it.
  package static func of(
    _ order: BuildOrder, for audience: Audience = .readers
  ) async -> (survey: Guarded<Survey>?, diagnostics: [Diagnostic]) {
    var compiler = TripCompiler(order, for: audience, depth: .words)
    do throws(BuildAborted) {
      let survey = try await compiler.read().map { reading throws(BuildAborted) in
        let compiled = try await compiler.compile(reading)
        return Survey(
          trip: compiled.trip, plan: compiled.plan, today: compiled.today, theme: compiled.theme,
          themeFolder: order.themeFolder, diagnostics: compiler.diagnostics.inReadingOrder())
      }
      return (survey, compiler.diagnostics.inReadingOrder())
    } catch {
      return (nil, compiler.diagnostics)
    }
  }
}
