import Basemap
package import Caching
package import Diagnostics
import Foundation
package import Secrets
import TripChecking
package import TripModel
package import TripPlanning
package import TripReading

/// The one way from a trip's folder to its plan, whichever command asks: it is read, somebody decides for whom, it is
/// compiled.
///
/// Commands differ in who gets to see the trip and in how deep they look, never in the order of the stages. What
/// there is to say gathers here.
package struct TripCompiler {
  package let options: BuildOptions
  /// For whom the trip is planned.
  let audience: Audience
  let depth: CompileDepth
  /// What is kept for the next time; nil for who asks nothing of any file's bytes.
  package private(set) var cache: BuildCache?
  /// What an earlier compilation of the folder left, where there was one.
  let shelves: CompilerShelves
  package let progress: (BuildStage) -> Void
  package private(set) var diagnostics: [Diagnostic] = []
  /// How many pictures had to be decoded, since the cache did not know them.
  package internal(set) var decoded = 0
  /// Where nothing may be published.
  package private(set) var privatePlaces: [PrivatePlace] = []
  /// Codes, numbers and mailboxes that nothing published may hold.
  package private(set) var secrets: [Secret] = []
  /// Those of the trip as soon as it is read, also where nothing is published: no line that is shown may tell them.
  private var hiddenSecrets: [Secret] = []
  /// Those of the other trips of its library and of its people: whoever has them in a text of this one is told where.
  package var secretsOfOthers: [Secret]
  package private(set) var today: LocalDate?

  package init(
    _ options: BuildOptions, for audience: Audience, depth: CompileDepth, cache: BuildCache? = nil,
    shelves: CompilerShelves = CompilerShelves(), progress: @escaping (BuildStage) -> Void = { _ in }
  ) {
    self.options = options
    secretsOfOthers = options.secretsAround.secrets
    self.audience = audience
    self.depth = depth
    self.cache = cache
    self.shelves = shelves
    self.progress = progress
  }

  /// Says something of the trip. Among several trips it says which one is meant; nobody else has to.
  package mutating func report(_ found: [Diagnostic]) {
    guard !found.isEmpty else { return }
    var mask = DiagnosticMask(options, near: privatePlaces, hiddenSecrets + secretsOfOthers)
    let masked = mask.masked(found)
    diagnostics += options.trip.map { trip in masked.map { $0.of(trip) } } ?? masked
  }

  package mutating func report(_ found: Diagnostic) { report([found]) }

  /// Says what was read of a library, near whose places nothing of what is told is shown.
  package mutating func report(of library: LibraryReader.Reading) {
    privatePlaces = library.places
    hiddenSecrets = TripSecrets(library.confidential, today: options.today.date(in: nil)).secrets
    report(library.diagnostics)
  }

  // MARK: - The folder

  /// The cache where it belongs, or one for this command alone where that place takes none.
  @discardableResult
  package mutating func openCache() throws(BuildAborted) -> BuildCache {
    do throws(BuildCacheProblem) {
      let cache = try BuildCache.open(in: options.cacheFolder)
      if let renewal = cache.renewal { report(.cacheRenewed(renewal)) }
      self.cache = cache
      return cache
    } catch {
      report(.noCache(error))
    }
    do throws(BuildCacheProblem) {
      let cache = try BuildCache.open(in: options.spareCacheFolder)
      self.cache = cache
      return cache
    } catch {
      report(.noSpareCache(error))
      throw .refused
    }
  }

  /// The cache that is open, which knows what else was asked for; else one that is opened now.
  package mutating func cacheAtHand() throws(BuildAborted) -> BuildCache {
    if let cache { return cache }
    return try openCache()
  }

  /// Says where the cache had no room for what was made.
  package mutating func noteFullness() {
    if let problem = cache?.fullnessProblem { report(.noCache(problem)) }
  }

  package mutating func read() async throws(BuildAborted) -> Guarded<TripReader.Reading> {
    progress(.reading)
    let cache = cache
    var readerOptions = TripReader.Options(
      themeFolder: options.themeFolder, output: options.output, workers: options.workers,
      privacy: options.privacy, memory: shelves.memory,
      hashing: { file in cache.map { try? $0.contentHash(ofFile: file) } ?? "" })
    readerOptions.today = options.today.date(in: nil)
    let reading: TripReader.Reading
    do throws(TripReader.NoFolder) {
      reading = try await TripReader.read(folder: options.folder, options: readerOptions) { done, all in
        progress(.readingPhotos(done: done, of: all))
      }
    } catch {
      report(error.diagnostic)
      throw .noFolder
    }
    privatePlaces = reading.trip.settings.privatePlaces
    let today = options.today.date(in: reading.trip.settings.timeZone)
    hiddenSecrets = TripSecrets(reading.trip, today: today).secrets
    report(reading.diagnostics)
    return Guarded(reading, unless: reading.blocked)
  }

  // MARK: - For whom

  /// What may be published; ends a build that would give away what the traveller keeps back, or that has nothing to
  /// build.
  package mutating func publishable(_ guarded: Guarded<TripReader.Reading>) throws(BuildAborted)
    -> TripReader.Reading
  {
    let reading: TripReader.Reading
    do throws(Blocked) {
      reading = try guarded.forOthers()
    } catch {
      // What is in doubt was said when it was read.
      if error.doubts.isEmpty, let place = error.privateAt {
        report(.privateTrip(place, .error))
      }
      throw .refused
    }
    if reading.hasNothingToBuild { throw .refused }
    takeSecrets(of: reading.trip)
    if options.secretsAround.mayBeMore { throw .refused }
    return reading
  }

  /// What its author may see of a trip, at this machine, while it grows: all of it, unless what is to be kept back is
  /// in doubt.
  package mutating func previewable(_ guarded: Guarded<TripReader.Reading>) throws(BuildAborted)
    -> TripReader.Reading
  {
    if let blocked = guarded.blocked, !blocked.doubts.isEmpty { throw .refused }
    let reading = guarded.forAuthor(.shown)
    if reading.hasNothingToBuild { throw .refused }
    notePrivateTrip(guarded.blocked)
    return reading
  }

  /// What is only checked, whatever would keep it from being built.
  package mutating func checkable(_ guarded: Guarded<TripReader.Reading>) -> TripReader.Reading {
    notePrivateTrip(guarded.blocked)
    let reading = guarded.forAuthor(.checked)
    takeSecrets(of: reading.trip)
    if (guarded.blocked?.doubts ?? []).isEmpty { warnOfHomeUnderGit() }
    return reading
  }

  /// Says of a private trip that it would not be built.
  private mutating func notePrivateTrip(_ blocked: Blocked?) {
    if let place = blocked?.privateAt { report(.privateTrip(place, .note)) }
  }

  private mutating func takeSecrets(of trip: Trip) {
    secrets = TripSecrets(trip, today: resolveToday(trip)).secrets
    report(options.secretsAround.doubts)
  }

  /// Says that a home in a folder under git may be in a public repository.
  private mutating func warnOfHomeUnderGit() {
    let homes = privatePlaces.filter { $0.kind == .home }.compactMap(\.place)
    guard let place = homes.first, isUnderGit else { return }
    report(.homeUnderGit(place))
  }

  /// Whether the trip's folder, or one that it is in, is a working tree of git.
  private var isUnderGit: Bool {
    var folder = URL(fileURLWithPath: options.folder).resolvingSymlinksInPath()
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return true }
      let above = folder.deletingLastPathComponent()
      guard above.path.count < folder.path.count else { return false }
      folder = above
    }
  }

  private mutating func resolveToday(_ trip: Trip) -> LocalDate {
    let date = options.today.date(in: trip.settings.timeZone)
    today = date
    return date
  }

  // MARK: - The plan

  /// All stages in their order. Nothing is planned before all is known of the pictures that are chosen: where one of
  /// them turns out to be damaged, or a paper that nobody names, it is chosen again without it.
  package mutating func compile(_ reading: TripReader.Reading) async throws(BuildAborted) -> CompiledTrip {
    var trip = reading.trip
    if options.trip != nil { trip.settings.address = options.siteAddress }
    trip.settings.library = options.library
    let today = resolveToday(trip)
    let media = try await learn(of: &trip)
    // A place to go next that is kept back asks for nothing: that might tell of it.
    var asking = trip
    asking.destinations = trip.destinations.published(on: today)
    let zones = shelves.zones.part { openZones(for: asking) } ?? .unknown
    let towns = shelves.names.part(in: trip.settings.language) { openNames(for: asking, in: reading.theme) }
    let names = towns?.lookup ?? .unknown
    func select(_ trip: Trip) -> TripSelection {
      TripSelection.choose(
        from: trip, today: today, for: audience, zones: zones, names: names, root: options.root,
        addresses: options.addresses)
    }
    var selection = select(trip)
    if depth >= .checked, audience == .readers, selection.isEmpty {
      report(selection.diagnostics)
      throw .refused
    }
    var pictures = RenderedPictures(media: media)
    while try await settlePhotos(selection.photos, in: &trip, into: &pictures) { selection = select(trip) }
    if try await renderPortraits(selection.portraits, in: &trip, into: &pictures) { selection = select(trip) }
    let (plan, findings) = selection.plan(await facts(of: selection.photos, in: trip, &pictures))
    report(findings)
    if depth >= .checked {
      // Where the site of several trips will stand is not for one of them to say; and whoever has begun with a file
      // that is broken mends that first.
      let isOfSeveral = options.trip != nil
      let isBroken = diagnostics.contains { $0.severity == .error }
      report(
        TripChecker.check(trip, plan: plan).filter {
          !(isOfSeveral && $0.code == .noAddress) && !(isBroken && $0.code == .nothingYet)
        })
    }
    return CompiledTrip(
      trip: trip, plan: plan, today: today, theme: reading.theme, names: towns?.names, pictures: pictures)
  }
}
