import Diagnostics
import Secrets
import SiteAuditing
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// Where in the files of a library stands what its site would give away: where nothing was written, nobody can look into the
/// site.
struct LeakSources {
  /// What is ordered of the library.
  let options: BuildOptions
  let library: LibraryReader.Reading
  /// What is ordered of each trip that is in the site.
  let trips: [BuildOptions]
  /// All that may stand nowhere.
  let secrets: [Secret]

  /// What an audit says, with what the files say in the place of what follows from it. All else stays: names of files, and
  /// what no text of theirs explains.
  ///
  /// Only trips are gone through again in which something was found.
  func explained(_ verdict: [Diagnostic]) async -> [Diagnostic] {
    let leaks = verdict.filter(\.tellsLeak)
    guard !leaks.isEmpty else { return verdict }
    let roots = Set(leaks.flatMap { [$0.place].compactMap(\.self) + $0.others }.compactMap(root(of:)))
    var told = LeakSearch.shared(by: library, options, secrets)
    var ofTrips: [String: Set<DiagnosticCode>] = [:]
    for order in trips {
      guard let root = order.root.first, roots.contains(root) else { continue }
      let found = await leaksOfTrip(order)
      ofTrips[root] = Set(found.map(\.code))
      told += found
    }
    let anywhere = Set(told.map(\.code))
    let rest = verdict.compactMap { diagnostic -> Diagnostic? in
      guard diagnostic.tellsLeak else { return diagnostic }
      let places = ([diagnostic.place].compactMap(\.self) + diagnostic.others).filter { place in
        // What shared pages tell may stand in any trip, and is told of the trip as well.
        let known = root(of: place).map { ofTrips[$0] ?? [] } ?? anywhere
        return place.span == nil || !known.contains(diagnostic.code)
      }
      guard let first = places.first else { return nil }
      var left = diagnostic
      (left.place, left.others) = (first, Array(places.dropFirst()))
      return left
    }
    return rest + told
  }

  private func leaksOfTrip(_ order: BuildOptions) async -> [Diagnostic] {
    var work = BuildWork(TripCompiler(order, for: .readers, depth: .checked))
    work.compiler.secretsOfOthers = secrets
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      _ = try await work.check(cache: cache)
    } catch {
      // What was found until then is told.
    }
    return work.findings.filter(\.tellsLeak)
  }

  /// The folder of the site in which the files of a trip lie; nil for a file of no trip. The audit names the site's own
  /// folder before it.
  private func root(of place: SourcePlace) -> String? {
    let names = place.file.split(separator: "/").dropFirst().map(String.init)
    return names.first.flatMap { name in trips.contains { $0.root.first == name } ? name : nil }
  }
}

extension LeakSearch {
  /// What a library gives away in texts that are of no trip.
  static func shared(
    by library: LibraryReader.Reading, _ options: BuildOptions, _ secrets: [Secret]
  ) -> [Diagnostic] {
    let search = LeakSearch(
      folder: options.folder, secrets: SecretSearch(secrets),
      positions: PrivatePositions(library.places.map(ForbiddenCircle.init)),
      fields: library.confidential.map(\.place) + library.places.compactMap(\.place), isNamedByLine: true)
    return search.found(in: SharedWords(of: library, on: options.today.date(in: nil)).texts)
  }
}
