import PageRenderer
import SiteWriting
import Caching
import Diagnostics
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// What a library has beside its trips for the pages that they share: its people and the places to go next with their
/// pictures, and what currencies were worth.
struct LibraryBelongings {
  var people: [Person]
  /// Their pictures, as they are published.
  private(set) var portraits: [PhotoPlan] = []
  /// Places to go next, without those that are near a private place, with what tells where they are.
  private(set) var destinations: [Destination] = []
  private(set) var names = PlaceLookup.unknown
  private(set) var zones = ZoneLookup.unknown
  /// Their pictures, as they are published.
  private(set) var destinationPictures: [PhotoPlan] = []
  /// All these pictures, made; none where each is made when somebody asks for it.
  private(set) var files: [OutputFile] = []
  private(set) var rates = DatedRates()

  /// `compiler` works in the library's own folder; what there is to say gathers there.
  static func gather(
    of library: LibraryReader.Reading, _ trips: [LibraryTrip], today: LocalDate,
    by compiler: inout TripCompiler
  ) async -> LibraryBelongings {
    var belongings = LibraryBelongings(
      people: compiler.located(library.people, outside: library.places.map(\.circle)))
    let kept = library.picturesKeptBack.filter { $0.holds(on: today) }
    let named = library.people.compactMap(\.picture) + library.destinations.compactMap(\.picture)
    let files = withCopies(
      of: kept.reduce(into: Set<String>()) { $0.formUnion($1.files) }, among: Set(named), by: &compiler)
    await belongings.takePortraits(today, without: files, by: &compiler)
    await belongings.takeDestinations(of: library, today, without: files, by: &compiler)
    belongings.takeRates(of: library, trips)
    return belongings
  }

  /// Files that are kept back, with those among `named` that hold the same: a picture under another name is no other one.
  private static func withCopies(
    of kept: Set<String>, among named: Set<String>, by compiler: inout TripCompiler
  ) -> Set<String> {
    guard !kept.isEmpty, !named.isSubset(of: kept), let cache = try? compiler.cacheAtHand() else {
      return kept
    }
    let folder = compiler.options.folder
    func hash(_ file: String) -> String? { try? cache.contentHash(ofFile: folder + "/" + file) }
    let hashes = Set(kept.compactMap(hash))
    return kept.union(named.filter { file in hash(file).map(hashes.contains) ?? false })
  }

  /// What the plan of a library is made of.
  func contents(of library: LibraryReader.Reading, _ trips: [LibraryTrip]) -> LibraryContents {
    var contents = LibraryContents(trips: trips, circles: library.places.map(\.circle))
    contents.settings = library.settings
    contents.people = people
    contents.portraits = Dictionary(
      portraits.map { ($0.photo.file, $0.derivatives) }, uniquingKeysWith: { first, _ in first })
    contents.destinations = destinations
    contents.destinationPictures = DestinationPictures.sizes(of: destinationPictures)
    (contents.climates, contents.forecasts) = (library.climates, library.forecasts)
    contents.exchangeOffices = library.exchangeOffices
    if library.settings.changersNearHomeAt != nil {
      contents.townOfChangers = library.ownHome.flatMap { names.town(around: $0) }
    }
    (contents.names, contents.zones) = (names, zones)
    contents.rates = rates
    return contents
  }

  /// Whoever has no picture that can be shown has initials.
  private mutating func takePortraits(
    _ today: LocalDate, without kept: Set<String>, by compiler: inout TripCompiler
  ) async {
    let shown = people.published(on: today)
    let withheld = shown.filter { $0.picture.map(kept.contains) ?? false }
    compiler.report(withheld.map { Diagnostic.portraitKeptBack(of: $0) })
    let files = Set(shown.compactMap(\.picture)).subtracting(kept)
    portraits = await make(files, by: &compiler) { Portraits.plan(shown, $0, as: .jpeg, in: []) }
  }

  /// Whichever has no picture that can be shown has none.
  private mutating func takeDestinations(
    of library: LibraryReader.Reading, _ today: LocalDate, without kept: Set<String>,
    by compiler: inout TripCompiler
  ) async {
    let told = library.destinations.published(on: today)
    (names, zones) = compiler.lookups(for: told, in: library.settings.language)
    let outside = told.outside(library.places.map(\.circle), named: names)
    let (shown, links) = outside.withoutSecretLinks(TripSecrets(library.confidential, today: today))
    destinations = shown
    compiler.report(links)
    compiler.report(Diagnostic.destinationsNearHome(told.count - shown.count))
    let withheld = shown.filter { $0.picture.map(kept.contains) ?? false }
    compiler.report(withheld.map { Diagnostic.pictureKeptBack(of: $0) })
    let files = Set(shown.compactMap(\.picture)).subtracting(kept)
    destinationPictures = await make(files, by: &compiler) {
      DestinationPictures.plan(shown, $0, as: .jpeg, in: [])
    }
  }

  /// Makes pictures of the library's own folder at the addresses that are planned for them.
  ///
  /// - Returns: those that are not damaged.
  private mutating func make(
    _ files: Set<String>, by compiler: inout TripCompiler, planning plans: ([Photo]) -> [PhotoPlan]
  ) async -> [PhotoPlan] {
    guard !files.isEmpty else { return [] }
    do throws(BuildAborted) {
      let cache = try compiler.cacheAtHand()
      var photos: [Photo] = []
      for file in files.sorted() {
        let (photo, told) = TripReader.portrait(file, inFolder: compiler.options.folder) { path in
          try? cache.contentHash(ofFile: path)
        }
        compiler.report(told)
        if let photo { photos.append(photo) }
      }
      let (made, shown) = try await compiler.portraits(plans(photos))
      self.files += made
      return shown
    } catch {
      // Said by the compiler; nobody misses a page for it.
      return []
    }
  }

  /// The library's own first; those of trips are asked only where one spent another currency than totals are in.
  private mutating func takeRates(of library: LibraryReader.Reading, _ trips: [LibraryTrip]) {
    rates = library.rates
    guard let currency = library.settings.currency else { return }
    for trip in trips {
      guard let spent = trip.summary.totals.spent, spent.currency != currency,
        let reference = library.trips.first(where: { $0.id == trip.id })
      else { continue }
      rates.complete(by: TripReader.rates(ofFolder: reference.folder))
    }
  }
}
