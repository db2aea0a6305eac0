import Basemap
import Caching
import DataRenderer
import Diagnostics
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
  /// Of all trips that were built.
  private var secrets: [Secret] = []
  /// Of all pages, for who lists the site.
  private var addresses: [OutputPath] = []
  /// Of all files for machines.
  private var data: [OutputPath] = []
  /// What the next build need not make again, with whether that is sure.
  private var kept: [(trip: KeptTrip, stamp: TripStamp, wasTrue: Bool)] = []

  init(_ options: BuildOptions, progress: @escaping (BuildStage) -> Void) {
    self.options = options
    self.progress = progress
    own = TripCompiler(options, for: .readers, depth: .published, progress: progress)
  }

  func outcome(_ ending: BuildOutcome.Ending) -> BuildOutcome {
    BuildOutcome(
      ending: ending, diagnostics: (own.diagnostics + diagnostics).inReadingOrder().gathered(),
      counts: counts, today: options.today.date(in: nil), isStrict: options.isStrict, photos: photos)
  }

  // MARK: - The stages

  mutating func read() async throws(BuildAborted) -> LibraryReader.Reading {
    progress(.reading)
    let library = await LibraryReader.read(
      options.folder, output: options.output, privacy: options.privacy, workers: options.workers)
    own.report(library.diagnostics)
    if library.trips.isEmpty, library.doubts.isEmpty { own.report(.emptyLibrary) }
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

  /// A trip on its way; `root` are the folders below which it stands in the site.
  func begin(
    _ trip: TripReference, of library: LibraryReader.Reading, root: [String], depth: CompileDepth
  ) -> BuildWork {
    var order = options
    order.folder = trip.folder
    order.trip = trip.id
    order.root = root
    order.siteAddress = library.settings.address
    order.privacy.around = .library(library.share(of: trip))
    return BuildWork(TripCompiler(order, for: .readers, depth: depth, progress: progress))
  }

  /// Takes over what there is to say of a trip that was only looked at, or that cannot be built.
  mutating func take(_ work: BuildWork, of trip: TripReference, isBuilt: Bool = true) {
    diagnostics += work.findings
    if isBuilt { photos = photos + work.photos.of(trip.id) }
  }

  /// Keeps of a trip that is in the site what is shared, and lets its plan go.
  private mutating func take(
    _ made: KeptTrip, of trip: TripReference, _ root: [String], _ stamp: TripStamp, wasTrue: Bool,
    secrets found: [Secret]
  ) {
    diagnostics += made.diagnostics
    counts = counts + made.counts
    trips.append(LibraryTrip(trip.id, root: root, summary: made.summary))
    zones.append(made.rules)
    addresses += made.pages
    data += made.data
    secrets += found.filter { !secrets.contains($0) }
    kept.append((made, stamp, wasTrue))
  }

  /// Those of a trip of which only the small files are read.
  private func secrets(of trip: TripReference, _ kept: KeptTrip) -> [Secret] {
    guard let read = try? TripReader.bookings(ofFolder: trip.folder) else { return [] }
    return TripSecrets(read, today: options.today.date(in: kept.rules)).secrets
  }

  /// Leaves the trips to the next build, once the site is in its place.
  func keepTrips() async {
    for (trip, stamp, wasTrue) in kept { await trip.keep(by: stamp, wasTrue: wasTrue) }
  }

  /// Builds one trip after the other into one site, then what they share, and puts it into its place.
  mutating func write(
    _ library: LibraryReader.Reading, _ pages: LibraryRenderer
  ) async throws(BuildAborted) -> WrittenCounts {
    var written: WrittenSite?
    do throws(SiteWriteProblem) {
      let staging = try SiteWriter(output: options.output, mustNotContain: [options.folder]).begin()
      var site = TransformedSite(staging, [])
      try await putTrips(of: library, into: &site)
      try await putShared(of: library, pages, into: &site)
      progress(.writing)
      // Only now all is known that may stand nowhere.
      let address = trips.allSatisfy(\.summary.isListed) ? library.settings.address : nil
      site.join(SiteAudit(of: options, near: library.places, secrets, address: address))
      let verdict = await site.verdict(told: diagnostics)
      diagnostics += verdict.diagnostics
      if verdict.mayBePublished, !isLost(library), !(options.isStrict && outcome(.checked).isFlawed) {
        written = try site.finish()
      } else {
        site.abandon()
      }
    } catch {
      own.report(.cannotWrite(error))
    }
    guard let written else { throw .refused }
    return WrittenCounts(written)
  }

  /// Whether nothing is there of what was to be built.
  private func isLost(_ library: LibraryReader.Reading) -> Bool {
    trips.isEmpty
      && (library.trips.contains { library.privateTrips[$0.id] == nil }
        || library.diagnostics.contains { $0.code == .tripInLibrary })
  }

  private mutating func putTrips(
    of library: LibraryReader.Reading, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
    // A trip that nobody may see takes no name from another.
    let shown = library.trips.filter { library.privateTrips[$0.id] == nil }
    for trip in library.trips {
      if let place = library.privateTrips[trip.id] {
        diagnostics.append(.privateTrip(place, .note).of(trip.id))
      }
    }
    let roots = SiteLinker.roots(ofFolders: shown.map(\.name), inLibrary: true)
    for (trip, root) in zip(shown, roots) {
      var work = begin(trip, of: library, root: root, depth: .published)
      let stamp = await TripStamp.take(of: work.options)
      if let kept = await KeptTrip.found(by: stamp), try site.keep(kept.files) {
        take(kept, of: trip, root, stamp, wasTrue: true, secrets: secrets(of: trip, kept))
        continue
      }
      guard let ready = await prepare(&work) else {
        take(work, of: trip, isBuilt: false)
        diagnostics.append(.tripNotBuilt(trip))
        continue
      }
      progress(.pages)
      let before = site.mark
      try await put(ready, work, into: &site)
      work.compiler.cache?.noteUse(by: trip.folder, isWhole: true)
      photos = photos + work.photos.of(trip.id)
      let files = site.paths(since: before).filter { $0.text.hasPrefix(root.joined(separator: "/") + "/") }
      let data = ready.plan.trips.flatMap { Robots.data(of: $0.addresses) }
      for summary in ready.machineFiles.summaries {
        let made = KeptTrip(
          ready, summary: summary, counts: work.counts, diagnostics: work.findings, files: files, data: data)
        counts.decoded += work.counts.decoded
        let wasTrue = await stamp.isStillTrue()
        take(made, of: trip, root, stamp, wasTrue: wasTrue, secrets: work.compiler.secrets)
      }
    }
  }

  /// Nil for a trip that cannot be built, or that would give away what it keeps private: nothing of it is in the site
  /// then.
  private func prepare(_ work: inout BuildWork) async -> ReadyTrip? {
    do throws(BuildAborted) {
      // One for each: it remembers what the trip asked for.
      let cache = try work.compiler.openCache()
      let reading = Handout([try work.compiler.publishable(try await work.compiler.read())])
      let ready = try await work.ready(reading, cache: cache)
      return work.compiler.diagnostics.contains { $0.code == .privateCode } ? nil : ready
    } catch {
      return nil
    }
  }

  /// What machines read is made while pages are.
  private func put(
    _ trip: ReadyTrip, _ work: BuildWork, into site: inout TransformedSite
  ) async throws(SiteWriteProblem) {
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
    var contents = LibraryContents(trips: trips, circles: library.places.map(\.circle))
    contents.settings = library.settings
    let (plan, findings) = LibraryPlan.make(contents, today: options.today.date(in: nil))
    diagnostics += findings
    let atlas = plan.addresses.map == nil ? nil : openAtlas(library.settings.language)
    let shared = pages.pages(of: plan, on: atlas)
    for file in pages.assets(of: plan) { try site.share(file) }
    let made = await shared.made(by: options.workers, applying: site.transforms)
    try await site.write(made)
    try site.write(LibraryJSON.file(of: plan, generator: options.generator))
    let listed = plan.profile.isListed ? plan.profile.address : nil
    let all = (shared.map(\.path) + addresses).sorted()
    for file in Sitemap.files(at: listed, pages: all) { try site.write(file) }
    try site.write(Robots.file(isListed: plan.profile.isListed, at: plan.profile.address, data: data))
    counts.pages += shared.count
  }

  /// The ground under the map of all trips.
  private mutating func openAtlas(_ language: String) -> Atlas? {
    do throws(AtlasProblem) {
      return try Atlas.open(folder: options.themeFolder + "/assets/atlas", names: nil, language: language)
    } catch {
      own.report(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }
}

extension TripReference {
  /// That of its folder.
  fileprivate var name: String { id.folder.split(separator: "/").last.map(String.init) ?? id.folder }
}

extension Diagnostic {
  fileprivate static let emptyLibrary = Diagnostic(
    .note, .emptyLibrary, "No trip in this library yet",
    advice: "Begin one: `tripbook new trip lisbon` in its folder.")

  fileprivate static func tripNotBuilt(_ trip: TripReference) -> Diagnostic {
    Diagnostic(
      .error, .tripNotBuilt, "This trip is not in the site; the others are",
      at: SourcePlace(file: trip.id.folder),
      advice: "Mend what is said of it above; `tripbook build` of its folder tells the same.")
  }
}
