import Diagnostics
import PageRenderer
import Secrets
import SiteAuditing
import SiteOutput
import TripChecking
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// A look at a library without making its site: at each trip, and at what those share that a build would put into it. It
/// goes on where a build would refuse: every problem at once.
struct LibraryCheck {
  private let options: BuildOptions
  private let progress: (BuildStage) -> Void
  /// Says what is of no trip.
  private var own: TripCompiler
  private var diagnostics: [Diagnostic] = []
  private var photos = PhotoLedger()
  private var unwritten: [(trip: TripID?, days: String, first: LocalDate)] = []
  /// Those that would be in the site.
  private var trips: [LibraryTrip] = []
  /// What may stand in no text of any trip.
  private var secrets: Set<Secret> = []

  private init(_ options: BuildOptions, progress: @escaping (BuildStage) -> Void) {
    self.options = options
    self.progress = progress
    own = TripCompiler(options, for: .readers, depth: .published, progress: progress)
  }

  static func check(
    _ options: BuildOptions, progress: @escaping (BuildStage) -> Void
  ) async -> BuildOutcome {
    var check = LibraryCheck(options, progress: progress)
    progress(.reading)
    let library = await LibraryReader.read(
      options.folder, output: options.output, privacy: options.privacy, workers: options.workers)
    check.own.report(library.diagnostics)
    if let note = Diagnostic.emptiness(of: library) { check.own.report(note) }
    await check.lookAtTrips(of: library)
    await check.lookAtShared(of: library)
    return check.outcome
  }

  private var outcome: BuildOutcome {
    var outcome = BuildOutcome(
      ending: .checked, diagnostics: (own.diagnostics + diagnostics).inReadingOrder().gathered(),
      counts: TripCounts(), today: options.today.date(in: nil), isStrict: options.isStrict, photos: photos)
    outcome.unwritten = unwritten
    return outcome
  }

  // MARK: - The trips

  /// The codes of all are learnt before any text is looked at.
  private mutating func lookAtTrips(of library: LibraryReader.Reading) async {
    var roots = TripRoots(of: library.shownTrips)
    secrets = Set(TripSecrets(library.confidential).secrets)
    var doubts: [TripID: [Diagnostic]] = [:]
    for trip in library.trips {
      let order = options.of(trip, in: library, root: roots[trip.id] ?? [])
      let codes = await TripCodes.learn(of: order, isShown: roots[trip.id] != nil)
      secrets.formUnion(codes.secrets)
      doubts[trip.id] = codes.doubts
    }
    for trip in library.trips {
      let root = roots[trip.id]
      let order = options.of(trip, in: library, root: root ?? [])
      let isInSite = await look(at: order, seeking: root == nil ? [] : Array(secrets))
      guard !isInSite else { continue }
      // Of one that is in it, what cannot be read is told as such.
      diagnostics += doubts[trip.id] ?? []
      roots.leaveOut(trip.id)
    }
  }

  /// - Returns: whether a build would put the trip into the site.
  private mutating func look(at order: BuildOptions, seeking secrets: [Secret]) async -> Bool {
    var work = BuildWork(TripCompiler(order, for: .readers, depth: .checked, progress: progress))
    work.compiler.secretsOfOthers = secrets
    var summary: TripSummary?
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      let checked = try await work.check(cache: cache)
      unwritten += checked.unwritten
      summary = checked.summary
    } catch {
      // The diagnostics say why.
    }
    diagnostics += work.findings
    guard let id = order.trip else { return false }
    photos = photos + work.photos.of(id)
    guard let summary else { return false }
    trips.append(LibraryTrip(id, root: order.root, summary: summary))
    return true
  }

  // MARK: - What they share

  private mutating func lookAtShared(of library: LibraryReader.Reading) async {
    let today = options.today.date(in: nil)
    let belongings = await LibraryBelongings.gather(of: library, trips, today: today, by: &own)
    diagnostics += LibraryPlan.make(belongings.contents(of: library, trips), today: today).diagnostics
    let leaks = SharedLeaks(
      folder: options.folder, secrets: SecretSearch(Array(secrets)),
      positions: PrivatePositions(library.places.map(ForbiddenCircle.init)),
      fields: library.confidential.map(\.place))
    own.report(leaks.found(in: SharedWords(of: library, on: today)))
  }
}
