import Diagnostics
import PageRenderer
import Secrets
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
  /// Those that would be sealed sites by themselves.
  private var lockedTrips: [TripReference] = []
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
    check.own.report(of: library)
    if let note = Diagnostic.emptiness(of: library) { check.own.report(note) }
    check.own.report(Diagnostic.contactsUnknown(for: library.confidentialErrors))
    check.lockedTrips = library.trips.filter(library.isLocked)
    await check.lookAtTrips(of: library)
    await check.lookAtShared(of: library)
    return check.outcome
  }

  private var outcome: BuildOutcome {
    var outcome = BuildOutcome(
      ending: .checked, diagnostics: (own.diagnostics + diagnostics).inReadingOrder().gathered(),
      counts: TripCounts(), today: options.today.date(in: nil), isStrict: options.isStrict, photos: photos)
    outcome.unwritten = unwritten
    outcome.lockedTrips = lockedTrips
    return outcome
  }

  // MARK: - The trips

  /// The codes of all are learnt before any text is looked at.
  private mutating func lookAtTrips(of library: LibraryReader.Reading) async {
    secrets = Set(TripSecrets(library.confidential, today: options.today.date(in: nil)).secrets)
    let roots = TripRoots(of: library.tripsForOthers)
    var codes: [TripCodes] = []
    for trip in library.trips {
      let learnt = await TripCodes.learn(
        of: options.of(trip, in: library, root: roots[trip.id] ?? []), isShown: library.isShown(trip.id))
      secrets.formUnion(learnt.secrets)
      codes.append(learnt)
    }
    let known = secrets
    let isPrivate = library.trips.map { library.privateTrips[$0.id] != nil }
    var looks = await look(at: library) { number in isPrivate[number] ? [] : known }
    // One that cannot be built publishes no booking either, and only a look tells that it cannot.
    var more: [Int: Set<Secret>] = [:]
    for (number, trip) in library.trips.enumerated()
    where looks[number].trip == nil && library.isShown(trip.id) {
      codes[number] = await TripCodes.learn(of: looks[number].order, isShown: false)
      more[number] = Set(codes[number].secrets).subtracting(known)
    }
    secrets.formUnion(more.values.joined())
    if secrets != known {
      let learnt = more
      looks = await look(at: library) { number in
        let ofOthers = learnt.filter { $0.key != number }.values
        return isPrivate[number] ? [] : ofOthers.reduce(known) { $0.union($1) }
      }
    }
    for (look, codes) in zip(looks, codes) {
      diagnostics += look.diagnostics
      unwritten += look.unwritten
      photos = photos + look.photos
      trips += [look.trip].compactMap(\.self)
      // Of one that is in it, what cannot be read is told as such.
      if look.trip == nil { diagnostics += codes.doubts }
    }
  }

  /// What a look at one trip leaves.
  private struct Look {
    let order: BuildOptions
    /// Nil for one that a build would not put into the site.
    var trip: LibraryTrip?
    var diagnostics: [Diagnostic] = []
    var unwritten: [(trip: TripID?, days: String, first: LocalDate)] = []
    var photos = PhotoLedger()
  }

  /// `secrets` are those of the other trips, by the number of the one that is looked at.
  private func look(
    at library: LibraryReader.Reading, seeking secrets: (Int) -> Set<Secret>
  ) async -> [Look] {
    var looks: [Look] = []
    var roots = TripRoots(of: library.tripsForOthers)
    for (number, trip) in library.trips.enumerated() {
      let order = options.of(trip, in: library, root: roots[trip.id] ?? [])
      var look = await look(at: order, seeking: Array(secrets(number)))
      // Each trip is told what its library.yml leaves in doubt, as if it were its own.
      look.diagnostics.removeAll { told in library.doubts.contains { $0.isRepeated(by: told) } }
      if library.isLocked(trip) {
        look.trip = nil
        // Of one with a card the front page of its library tells.
        let protection = try? TripReader.protection(of: trip.folder)
        if protection?.showsCard != true { look.diagnostics.append(.protectedTrip(trip, at: nil)) }
      }
      if look.trip == nil { roots.leaveOut(trip.id) }
      looks.append(look)
    }
    return looks
  }

  private func look(at order: BuildOptions, seeking secrets: [Secret]) async -> Look {
    var look = Look(order: order)
    var work = BuildWork(TripCompiler(order, for: .readers, depth: .checked, progress: progress))
    work.compiler.secretsOfOthers = secrets
    var summary: TripSummary?
    do throws(BuildAborted) {
      let cache = try work.compiler.openCache()
      let checked = try await work.check(cache: cache)
      look.unwritten = checked.unwritten
      summary = checked.summary
    } catch {
      // The diagnostics say why.
    }
    look.diagnostics = work.findings
    guard let id = order.trip else { return look }
    look.photos = work.photos.of(id)
    look.trip = summary.map { LibraryTrip(id, root: order.root, summary: $0) }
    return look
  }

  // MARK: - What they share

  private mutating func lookAtShared(of library: LibraryReader.Reading) async {
    let today = options.today.date(in: nil)
    let belongings = await LibraryBelongings.gather(of: library, trips, today: today, by: &own)
    let (plan, found) = LibraryPlan.make(belongings.contents(of: library, trips), today: today)
    own.report(found + (plan.next.map { TripChecker.check($0) } ?? []))
    own.report(LeakSearch.shared(by: library, options, Array(secrets)))
  }
}

extension Diagnostic {
  /// Whether another one tells the same, of the same line of a file, whichever trip it was told for.
  fileprivate func isRepeated(by other: Diagnostic) -> Bool {
    code == other.code && message == other.message && place?.file == other.place?.file
      && place?.span?.line == other.place?.span?.line
  }
}
