import Atlas
package import Diagnostics
import PageRenderer
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
  let theme: Theme
  /// Where the shipped theme and its atlas are.
  let themeFolder: String
  /// Everything that is wrong in the folder; what can be read is here all the same.
  package let diagnostics: [Diagnostic]

  /// What the author of an entry may be asked, in the trip's language.
  package var prompts: [WritingPrompt] { theme.prompts }

  /// A mail that asks a traveller to come along, with what readers may know of the trip; nil where the theme cannot be used.
  package func invitation(to name: String) -> (subject: String, body: String)? {
    SiteRenderer.open(theme: theme).renderer?.invitation(to: name, of: plan, today: today)
  }

  /// The largest town that a name means, in the trip's language, as `Lisbon, Portugal`; nil where no such town is known.
  package func town(named name: String) -> NamedPlace? {
    guard let names = try? PlaceNames.open(folder: themeFolder + "/assets/atlas", language: plan.language)
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

extension SiteBuilder {
  /// Reads and plans the first trip of a folder; nil, with the reason, where there is no folder.
  ///
  /// It is planned for readers, or for the author with what is kept back as well; who asks decides whether anybody else gets any of it.
  package static func survey(
    _ order: BuildOrder, for audience: Audience = .readers
  ) async -> (survey: Guarded<Survey>?, diagnostics: [Diagnostic]) {
    // Nothing is published from a survey, so no file has to be hashed.
    let options = TripReader.Options(
      themeFolder: order.themeFolder, output: order.output, workers: order.workers,
      privacy: order.privacy, hashing: { _ in "" })
    do throws(TripReader.NoFolder) {
      let reading = try await TripReader.read(folder: order.folder, options: options)
      let trip = reading.library.trips.first ?? Trip(folderName: "")
      let today = order.today.date(in: trip.settings.timeZone)
      var work = BuildWork(order, progress: { _ in })
      let zones = work.openZones(for: Library(trips: [trip])) ?? .unknown
      // Names of positions are asked for by nothing here; positions of names are.
      let names =
        trip.namedPlaces.isEmpty ? nil : work.openNames(for: Library(trips: [trip]), in: reading.theme)
      let (plan, findings) = SitePlanner.plan(
        Library(trips: [trip]), today: today, for: audience, zones: zones, names: names ?? .unknown)
      guard let planned = plan.trips.first else { return (nil, reading.diagnostics) }
      let survey = Survey(
        trip: trip, plan: planned, today: today, theme: reading.theme,
        themeFolder: order.themeFolder,
        diagnostics: (reading.diagnostics + findings).inReadingOrder())
      return (Guarded(survey, unless: reading.blocked), survey.diagnostics)
    } catch {
      return (nil, [error.diagnostic])
    }
  }
}
