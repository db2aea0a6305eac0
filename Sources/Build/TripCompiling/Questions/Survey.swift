import Basemap
package import Diagnostics
import SiteLanguage
package import TripModel
package import TripPlanning
package import TripReading

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

  /// The largest town that a name means, in the trip's language, as `Lisbon, Portugal`; nil where no such town is
  /// known.
  package func town(named name: String) -> NamedPlace? {
    guard
      let names = try? PlaceNames.open(folder: themeFolder + "/assets/atlas", language: plan.profile.language)
    else { return nil }
    let countries = Words.countries(in: theme.phrases)
    guard let town = names.towns(meantBy: [name], countries: countries)[name]?.first else { return nil }
    let country = countries[town.country] ?? town.country
    return NamedPlace(name: "\(town.name), \(country)", coordinate: Coordinate(town.point))
  }

  /// The town that a name means in the light of this trip.
  package func town(meantBy name: String) -> AskedTown {
    guard
      let names = try? PlaceNames.open(folder: themeFolder + "/assets/atlas", language: plan.profile.language)
    else { return .none }
    let lookup = PlaceLookup(names: names, countries: Words.countries(in: theme.phrases))
    return AskedTown.find(name, in: trip, planned: plan, names: lookup)
  }

  /// The things of a list as it shall be, by what the trip says of travellers, currency and categories.
  package func items<Item>(
    of list: ListFile<Item>, in bytes: [UInt8], file: String
  ) -> ([Item], [Diagnostic]) {
    ProofReader.items(
      of: list, in: bytes, file: file, settings: trip.settings,
      categories: trip.budget?.categories.map(\.name) ?? [])
  }
}

extension Survey {
  /// Compiles a folder's trip; nil, with the reason, where there is no folder.
  ///
  /// It is planned for readers, or for the author with what is kept back as well; who asks decides whether anybody
  /// else gets any of it.
  package static func of(
    _ options: BuildOptions, for audience: Audience = .readers
  ) async -> (survey: Guarded<Survey>?, diagnostics: [Diagnostic]) {
    var compiler = TripCompiler(options, for: audience, depth: .words)
    do throws(BuildAborted) {
      let survey = try await compiler.read().map { reading throws(BuildAborted) in
        let compiled = try await compiler.compile(reading)
        return Survey(
          trip: compiled.trip, plan: compiled.plan, today: compiled.today, theme: compiled.theme,
          themeFolder: options.themeFolder, diagnostics: compiler.diagnostics.inReadingOrder())
      }
      return (survey, compiler.diagnostics.inReadingOrder())
    } catch {
      return (nil, compiler.diagnostics)
    }
  }
}
