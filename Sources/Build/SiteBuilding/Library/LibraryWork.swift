import Basemap
import Caching
import DataRenderer
import Diagnostics
import Digests
import OrderedWork
import PageRenderer
import Secrets
import SiteOutput
import SiteWriting
import TripChecking
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The build of a library under way: what there is to say of it and of its trips, and what is kept of those that were
/// built.
struct LibraryWork {
  private let options: BuildOptions
  private let progress: (BuildStage) -> Void
  /// Says what is of no trip.
  private var own: TripCompiler
  private var diagnostics: [Diagnostic] = []
  private var counts = TripCounts()
  private var photos = PhotoLedger()
  /// Those by which it was told what day it is.
  private(set) var zones: [ZoneRules?] = [nil]
  private var trips: [LibraryTrip] = []
  /// Those that have a password of their own, where the library has none.
  private(set) var sealed: SealedTrips?
  /// Of all trips, also of those that are not in the site.
  private var secrets: Set<Secret> = []
  /// Whether more of them may be there, of what nobody sees: then nobody can say that none of them is in the site.
  private var mayMissSecrets = false
  /// Of all pages that are offered, for who lists the site.
  private var addresses: [OutputPath] = []
  /// Of all files for machines.
  private var data: [OutputPath] = []
  /// What the next build need not make again, with whether that is sure; `part` is that of one that was not made now.
  private var kept: [(trip: KeptTrip, part: KeptPart?, stamp: TripStamp, wasTrue: Bool)] = []
  /// How the site took its place.
  private var swap = SiteSwap.first

  init(_ options: BuildOptions, progress: @escaping (BuildStage) -> Void) {
    self.options = options
    self.progress = progress
    own = TripCompiler(options, for: .readers, depth: .published, progress: progress)
  }

  func outcome(_ ending: BuildOutcome.Ending) -> BuildOutcome {
    let told = own.diagnostics + diagnostics + (sealed?.diagnostics ?? [])
    return BuildOutcome(
      ending: ending, diagnostics: told.inReadingOrder().gathered().causesFirst(),
      counts: counts, today: options.today.date(in: nil), isStrict: options.isStrict, photos: photos)
  }

  // MARK: - The stages

  mutating func read() async throws(BuildAborted) -> LibraryReader.Reading {
    progress(.reading)
    let library = await LibraryReader.read(
      options.folder, output: options.output, privacy: options.privacy, workers: options.workers)
    own.report(of: library)
    if let note = Diagnostic.emptiness(of: library) { own.report(note) }
    own.report(Diagnostic.contactsUnknown(for: library.confidentialErrors))
    mayMissSecrets = !library.confidentialErrors.isEmpty
    sealed = SealedTrips(of: library, options)
    guard library.doubts.isEmpty else { return library }
    let refusal = options.refusalToOpen(library.settings.protection)
    own.report(refusal)
    guard refusal.isEmpty else { throw .refused }
    return library
  }

  /// Who makes the shared pages, through the shipped theme.
  mutating func openPages(_ library: LibraryReader.Reading) throws(BuildAborted) -> LibraryRenderer {
    let theme = TripReader.shippedTheme(options.themeFolder, language: library.settings.language)
    let (renderer, findings) = LibraryRenderer.open(theme: theme)
    own.report(findings)
    guard let renderer else { throw .refused }
    return renderer
  }

  /// Keeps of a trip that is in the site what is shared, and lets its plan go.
  private mutating func take(
    _ made: KeptTrip, _ part: KeptPart?, of trip: TripReference, _ stamp: TripStamp, wasTrue: Bool
  ) {
    diagnostics += made.diagnostics
    counts = counts + made.counts
    trips.append(LibraryTrip(trip.id, root: stamp.options.root, summary: made.summary))
    zones.append(made.rules)
    addresses += made.pages
    data += made.data
    secrets.formUnion(made.secrets)
    kept.append((made, part, stamp, wasTrue))
  }

  /// Leaves the trips to the next build, once the site is in its place.
  func keepTrips() async {
    await sealed?.keep()
    let (libraries, sought, swap) = (TripStamp.openLibraries, sought, swap)
    _ = await mapAwaiting(kept, workers: options.workers) { kept -> Bool in
      guard let part = kept.part else {
        await kept.trip.keep(by: kept.stamp, wasTrue: kept.wasTrue, libraries: libraries, sought: sought)
        return true
      }
      let isUntouched = kept.stamp.options.branch.map { swap.leavesAlone($0) } ?? false
      await kept.trip.keepAgain(by: kept.stamp, part, sought: sought, isUntouched: isUntouched)
      return false
    }
  }

  /// A hash of the secrets that are looked for in all files.
  private var sought: String {
    let words = secrets.map { $0.kind.rawValue + " " + $0.text }.sorted()
    return ContentHash.of(words.joined(separator: "\0").utf8).hex
  }

  /// Builds one trip after the other into one site, then what they share, and puts it into its place.
  mutating func write(
    _ library: LibraryReader.Reading, _ pages: LibraryRenderer
  ) async throws(BuildAborted) -> WrittenCounts {
    var written: WrittenSite?
    do throws(SiteWriteProblem) {
      let staging = try SiteWriter(
        output: options.site, mustNotContain: [options.folder], unit: .branch
      ).begin()
      var site = TransformedSite(staging, [], under: options.addresses)
      try await putTrips(of: library, into: &site)
      try await putShared(of: library, pages, into: &site)
      progress(.writing)
      // Only now all is known that may stand nowhere.
      let address = trips.allSatisfy(\.summary.isListed) ? library.settings.address : nil
      let today = options.today.date(in: nil)
      self.secrets.formUnion(TripSecrets(library.confidential, today: today).secrets)
      let secrets = self.secrets.sorted { ($0.kind.rawValue, $0.text) < ($1.kind.rawValue, $1.text) }
      site.join(
        SiteAudit(
          of: options, near: library.places, secrets, address: address, searched: searchedFolders,
          sealed: sealed?.folders ?? []))
      let verdict = await site.verdict(told: diagnostics)
      let sources = LeakSources(
        options: options, library: library, trips: kept.map { $0.stamp.options }, secrets: secrets)
      let found = await sources.explained(verdict.diagnostics)
      diagnostics += found
      let isWhole = !isLost(library) && !mayMissSecrets && !(sealed?.isBroken ?? false)
      if verdict.mayBePublished, isWhole, !(options.isStrict && outcome(.checked).isFlawed) {
        written = try site.finish(in: library.settings.language, evenly: SiteLinker.sealedFolder)
      } else {
        site.abandon()
      }
    } catch {
      own.report(.cannotWrite(error))
    }
    guard let written else { throw .refused }
    swap = written.swap
    return WrittenCounts(written)
  }

  /// Whether nothing is there of what was to be built.
  private func isLost(_ library: LibraryReader.Reading) -> Bool {
    trips.isEmpty
      && (!unlocked(library.tripsForOthers).isEmpty
        || library.diagnostics.contains { $0.code == .tripInLibrary })
  }

  private mutating func putTrips(
    of library: LibraryReader.Reading, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    let shown = unlocked(library.tripsForOthers)
    for trip in sealed?.trips ?? [] {
      try await sealed?.put(trip, into: &site)
      await takeCodes(ofUnshown: options.of(trip, in: library, root: []))
    }
    for trip in library.trips {
      if let place = library.privateTrips[trip.id] {
        diagnostics.append(.privateTrip(place, .note).of(trip.id))
        await takeCodes(ofUnshown: options.of(trip, in: library, root: []))
      }
    }
    zones += sealed?.zones ?? []
    var turns = await TripTurns.look(at: shown, of: library, options)
    var ahead = TripsAhead(turns.unmade(from: 0))
    do throws(SiteWriteProblem) {
      for (index, trip) in shown.enumerated() {
        let (stamp, kept) = turns[index]
        if let kept, try site.keep(kept.trip.files) {
          take(kept.trip, kept.part, of: trip, stamp, wasTrue: true)
        } else {
          progress(.trips(done: index, of: shown.count))
          let prepared = await ahead.take(stamp.options)
          try await put(prepared, of: trip, stamp, into: &site)
          if prepared.ready == nil, await turns.leaveOut(index) {
            await ahead.end()
            ahead = TripsAhead(turns.unmade(from: index + 1))
          }
        }
      }
    } catch {
      await ahead.end()
      throw error
    }
  }

  /// Those of some trips whose pages everybody reads.
  private func unlocked(_ trips: [TripReference]) -> [TripReference] {
    trips.filter { !(sealed?.contains($0) ?? false) }
  }

  /// Puts a trip that was made ready into the site, or tells that it cannot be there.
  private mutating func put(
    _ trip: PreparedTrip, of reference: TripReference, _ stamp: TripStamp, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    guard let ready = trip.ready else {
      diagnostics += trip.findings
      diagnostics.append(.tripNotBuilt(reference))
      await takeCodes(ofUnshown: trip.options)
      return
    }
    progress(.pages)
    let before = site.mark
    try await put(ready, by: trip.options, into: &site)
    trip.cache?.noteUse(by: reference.folder, isWhole: true)
    photos = photos + trip.photos.of(reference.id)
    let folder = trip.options.root.joined(separator: "/") + "/"
    let files = site.paths(since: before).filter { $0.text.hasPrefix(folder) }
    let data = ready.plan.trips.flatMap { Robots.data(of: $0.addresses) }
    counts.decoded += trip.counts.decoded
    for summary in ready.machineFiles.summaries {
      let made = KeptTrip(
        ready, summary: summary, counts: trip.counts, diagnostics: trip.findings, secrets: trip.secrets,
        files: files, data: data)
      let wasTrue = await stamp.isStillTrue()
      take(made, nil, of: reference, stamp, wasTrue: wasTrue)
    }
  }

  /// What a trip that is not in the site keeps for itself may stand in no other.
  private mutating func takeCodes(ofUnshown order: BuildOptions) async {
    let codes = await TripCodes.learn(of: order, isShown: false)
    secrets.formUnion(codes.secrets)
    diagnostics += codes.doubts
    mayMissSecrets = mayMissSecrets || !codes.doubts.isEmpty
  }

  /// The folders of the site in whose files the last build has looked for what may stand nowhere now. That nothing near
  /// the same places is in them is a part of why they were kept.
  private var searchedFolders: Set<String> {
    let sought = sought
    let known = kept.filter { $0.part?.sought == sought }
    return Set(known.compactMap { $0.stamp.options.root.first })
  }

  /// What machines read is made while pages are.
  private func put(
    _ trip: ReadyTrip, by order: BuildOptions, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    let work = BuildWork(TripCompiler(order, for: .readers, depth: .published))
    let (files, machineFiles) = (Outlet<OutputFile>(), trip.machineFiles)
    let making = Task { machineFiles.makeOfTrips(hand: files.lay) }
    do throws(SiteWriteProblem) {
      try await work.put(trip, files, into: &site) { await making.value }
    } catch {
      await making.value
      throw error
    }
  }

  /// What is of no single trip.
  private mutating func putShared(
    of library: LibraryReader.Reading, _ pages: LibraryRenderer, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    let (files, findings) = await SharedFiles.plan(
      trips, sealed?.cards ?? [], of: library, through: pages, by: &own)
    own.report(findings)
    counts.decoded += own.decoded
    for file in files.pictures { try site.write(file) }
    let plan = files.plan
    let atlas = !plan.hasMaps ? nil : openAtlas(library.settings.language)
    let card = files.card(on: atlas, by: &own)
    if let card { try site.write(card) }
    // It takes as long as all pages.
    async let search = files.searchData
    let shared = pages.pages(of: plan, on: atlas, hasCard: card != nil)
    for file in pages.assets(of: plan) { try site.share(file) }
    let made = await shared.made(by: options.workers, applying: site.transforms)
    try await site.write(made)
    let all = addresses + shared.map(\.path)
    for file in await search + files.forMachines(pages: all, data: data) { try site.write(file) }
    counts.pages += shared.count
  }

  /// The ground under the map of all trips.
  private mutating func openAtlas(_ language: String) -> Atlas? {
    do throws(AtlasProblem) {
      return try options.atlas.ground(naming: nil, in: language)
    } catch {
      own.report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }
}
