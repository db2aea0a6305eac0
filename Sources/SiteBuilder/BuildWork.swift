import Atlas
import BuildCache
import Diagnostics
import Foundation
import OrderedWork
import PageRenderer
import PictureScaler
import Secrets
import SiteAuditor
import SiteLanguage
import SiteOutput
import SiteWriter
import TripChecker
import TripModel
import TripPlanner
import TripReader

/// How far long work has come.
package enum BuildStage: Hashable, Sendable {
  case reading
  case readingPhotos(done: Int, of: Int)
  case pictures(done: Int, of: Int)
  case pages
  case writing
}

/// A build under way: the order, what there is to say so far, and each stage with its way of failing.
struct BuildWork {
  let order: BuildOrder
  let progress: (BuildStage) -> Void
  var diagnostics: [Diagnostic] = []
  var counts = TripCounts()
  /// What became of each picture.
  var photos = PhotoLedger()
  /// Enough to keep all workers busy, and few enough to hold.
  private static let pagesAtOnce = 128
  /// Where nothing may be published, of all trips.
  private(set) var privatePlaces: [PrivatePlace] = []
  /// Codes, numbers and mailboxes that nothing published may hold, of all trips.
  private(set) var secrets: [Secret] = []
  private var today: LocalDate?
  /// What places are called, once it was asked for.
  private var names: PlaceNames?

  init(_ order: BuildOrder, progress: @escaping (BuildStage) -> Void) {
    self.order = order
    self.progress = progress
  }

  func outcome(_ ending: BuildOutcome.Ending) -> BuildOutcome {
    BuildOutcome(
      ending: ending, diagnostics: diagnostics.inReadingOrder().withoutConsequences().gathered(),
      counts: counts, today: today,
      isStrict: order.isStrict, photos: photos)
  }

  // MARK: - The stages

  /// The cache where it belongs, or one for this build alone where that place takes none.
  mutating func openCache() throws(Stop) -> BuildCache {
    do throws(BuildCacheProblem) {
      let cache = try BuildCache.open(in: order.cacheFolder)
      if let renewal = cache.renewal { diagnostics.append(.cacheRenewed(renewal)) }
      return cache
    } catch {
      diagnostics.append(.noCache(error))
    }
    do throws(BuildCacheProblem) {
      return try BuildCache.open(in: order.spareCacheFolder)
    } catch {
      diagnostics.append(.noSpareCache(error))
      throw .refused
    }
  }

  /// Says where the cache had no room for what was made.
  mutating func noteFullness(of cache: BuildCache) {
    if let problem = cache.fullnessProblem { diagnostics.append(.noCache(problem)) }
  }

  /// `memory` is what an earlier reading of the folder left, where there was one.
  mutating func readFolder(
    hashing cache: BuildCache, memory: ReadingMemory = ReadingMemory(isLasting: false)
  ) async throws(Stop) -> Guarded<TripReader.Reading> {
    progress(.reading)
    let options = TripReader.Options(
      themeFolder: order.themeFolder, output: order.output, workers: order.workers,
      privacy: order.privacy, memory: memory, hashing: { try? cache.contentHash(ofFile: $0) })
    let reading: TripReader.Reading
    do throws(TripReader.NoFolder) {
      reading = try await TripReader.read(folder: order.folder, options: options) { done, all in
        progress(.readingPhotos(done: done, of: all))
      }
    } catch {
      diagnostics.append(error.diagnostic)
      throw .noFolder
    }
    diagnostics += reading.diagnostics
    privatePlaces = reading.library.trips.flatMap(\.settings.privatePlaces)
    return Guarded(reading, unless: reading.blocked)
  }

  /// What may be published; ends a build that would give away what the traveller keeps back, or that has nothing to build.
  mutating func publishable(_ guarded: Guarded<TripReader.Reading>) throws(Stop) -> TripReader.Reading {
    let reading: TripReader.Reading
    do throws(Blocked) {
      reading = try guarded.forOthers()
    } catch {
      // What is in doubt was said when it was read.
      if error.doubts.isEmpty, let place = error.privateAt {
        diagnostics.append(.privateTrip(place, .error))
      }
      throw .refused
    }
    if reading.hasNothingToBuild { throw .refused }
    takeSecrets(of: reading.library)
    return reading
  }

  /// What its author may see of a trip, at this machine, while it grows: all of it, unless what is to be kept back is in doubt.
  mutating func previewable(_ guarded: Guarded<TripReader.Reading>) throws(Stop) -> TripReader.Reading {
    if let blocked = guarded.blocked, !blocked.doubts.isEmpty { throw .refused }
    let reading = guarded.forAuthor(.shown)
    if reading.hasNothingToBuild { throw .refused }
    notePrivateTrip(guarded.blocked)
    return reading
  }

  /// What is only checked, whatever would keep it from being built.
  mutating func checkable(_ guarded: Guarded<TripReader.Reading>) -> TripReader.Reading {
    notePrivateTrip(guarded.blocked)
    let reading = guarded.forAuthor(.checked)
    takeSecrets(of: reading.library)
    return reading
  }

  /// Says of a private trip that it would not be built.
  private mutating func notePrivateTrip(_ blocked: Blocked?) {
    if let place = blocked?.privateAt { diagnostics.append(.privateTrip(place, .note)) }
  }

  private mutating func takeSecrets(of library: Library) {
    let today = resolveToday(library)
    secrets = library.trips.flatMap { TripSecrets($0, today: today).secrets }
  }

  /// Says that a home in a folder under git may be in a public repository.
  mutating func warnOfHomeUnderGit(_ library: Library) {
    let homes = library.trips.flatMap(\.settings.privatePlaces).filter { $0.kind == .home }.compactMap(
      \.place)
    guard let place = homes.first, isUnderGit else { return }
    diagnostics.append(.homeUnderGit(place))
  }

  /// Whether the trip's folder, or one that it is in, is a working tree of git.
  private var isUnderGit: Bool {
    var folder = URL(fileURLWithPath: order.folder).resolvingSymlinksInPath()
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return true }
      let above = folder.deletingLastPathComponent()
      guard above.path.count < folder.path.count else { return false }
      folder = above
    }
  }

  /// Ends a build where everything is kept back.
  mutating func refuseEmptiness(_ findings: [Diagnostic]) throws(Stop) {
    guard findings.contains(where: { $0.code == .emptyTrip }) else { return }
    diagnostics += findings
    throw .refused
  }

  mutating func openTheme(_ theme: Theme) throws(Stop) -> SiteRenderer {
    let (renderer, findings) = SiteRenderer.open(theme: bare(theme))
    diagnostics += findings
    guard let renderer else { throw .refused }
    return renderer
  }

  /// The ground under the maps, where there will be any.
  mutating func openAtlas(for plan: SitePlan) -> Atlas? {
    guard plan.trips.contains(where: \.hasMaps) else { return nil }
    do throws(AtlasProblem) {
      return try Atlas.open(
        folder: order.themeFolder + "/assets/atlas", names: names,
        language: plan.trips.first?.language ?? "en")
    } catch {
      // Only the world would be missed, which nobody has asked for.
      if plan.trips.allSatisfy({ $0.isNowhere && $0.destination == nil }) { return nil }
      diagnostics.append(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }

  /// The time zones of places, where the traveller's folder names any.
  mutating func openZones(for library: Library) -> ZoneLookup? {
    guard library.trips.contains(where: \.tellsPlaces) else { return nil }
    do throws(AtlasProblem) {
      return ZoneLookup(map: try ZoneMap.open(folder: order.themeFolder + "/assets/atlas"))
    } catch {
      diagnostics.append(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }

  /// What places are called in the trip's language, where the traveller's folder names any.
  mutating func openNames(for library: Library, in theme: Theme) -> PlaceLookup? {
    guard library.trips.contains(where: \.hasPlaces) else { return nil }
    do throws(AtlasProblem) {
      let names = try PlaceNames.open(
        folder: order.themeFolder + "/assets/atlas",
        language: library.trips.first?.settings.language ?? "en")
      self.names = names
      return PlaceLookup(names: names, countries: Words.countries(in: theme.phrases))
    } catch {
      diagnostics.append(Diagnostic(.warning, .noAtlas, error.message, advice: error.advice))
      return nil
    }
  }

  mutating func resolveToday(_ library: Library) -> LocalDate {
    let date = order.today.date(in: library.trips.first?.settings.timeZone)
    today = date
    return date
  }

  mutating func count(_ plan: SitePlan, pages: Int) {
    for trip in plan.trips {
      counts.days += trip.days.count
      counts.entries += trip.entries.count
      counts.photos += trip.photos.count { !$0.photo.isClip }
      counts.clips += trip.photos.count { $0.photo.isClip }
    }
    counts.pages = pages
  }

  /// Makes the pages and puts the site into the output folder, unless the order is strict and something is wrong, or a file
  /// gives away what no site should; `others` are files that are made meanwhile, until `othersAreMade`. `address` is where the
  /// site will say that it is published.
  mutating func write(
    _ pages: [SitePage], _ pictures: some Sequence<OutputFile>, _ files: [OutputFile],
    _ others: Outlet<OutputFile>, address: SiteAddress?, _ othersAreMade: () async -> Void
  ) async throws(Stop) -> WrittenCounts {
    if order.isStrict, outcome(.checked).isFlawed { throw .refused }
    progress(.pages)
    var site: WrittenSite?
    do throws(SiteWriteProblem) {
      var staging = try SiteWriter(output: order.output, mustNotContain: [order.folder]).begin()
      for picture in pictures { try staging.write(picture) }
      for file in files { try staging.write(file) }
      let expected = staging.files.map(\.path.text) + pages.map(\.path.text)
      let passed = try await stage(
        pages, others, passing: EarlyAudit(expecting: expected, firstPage: address?.text), in: &staging)
      await othersAreMade()
      for file in others.takeAll() { try staging.write(file) }
      progress(.writing)
      if await mayBePublished(staging.files, passed: passed) {
        site = try staging.finish()
      } else {
        staging.abandon()
      }
    } catch {
      diagnostics.append(.cannotWrite(error))
    }
    guard let site else { throw .refused }
    return WrittenCounts(files: site.fileCount, bytes: site.byteCount, tookTwoSteps: site.swap == .inTwoSteps)
  }

  /// While some pages are written, with what else is there by then, the next ones are made. What is new of them is looked at
  /// before it is let go of.
  private func stage(
    _ pages: [SitePage], _ others: Outlet<OutputFile>, passing audit: EarlyAudit, in staging: inout Staging
  ) async throws(SiteWriteProblem) -> PassedPages {
    let workers = order.workers
    var passed: [PassedPage] = []
    // What takes longest is begun first, lest all wait for it at the end.
    async let ofWholeTrip = pages.filter(\.isOfWholeTrip).made(by: workers)
    let pages = pages.filter { !$0.isOfWholeTrip }
    var made = await pages.prefix(Self.pagesAtOnce).made(by: workers)
    for start in stride(from: 0, to: pages.count, by: Self.pagesAtOnce) {
      let following = pages.dropFirst(start + Self.pagesAtOnce).prefix(Self.pagesAtOnce)
      async let next = following.made(by: workers)
      let changed = try staging.writeAll(made)
      for file in others.takeAll() { try staging.write(file) }
      passed += await changed.passed(by: audit, workers)
      made = await next
    }
    passed += try await staging.writeAll(await ofWholeTrip).passed(by: audit, workers)
    return audit.ended(with: passed)
  }
}

extension Staging {
  /// - Returns: those that were not in the old site, or with another content.
  fileprivate mutating func writeAll(_ files: [OutputFile]) throws(SiteWriteProblem) -> [OutputFile] {
    var changed: [OutputFile] = []
    for file in files where try write(file) { changed.append(file) }
    return changed
  }
}

extension [OutputFile] {
  /// Those of which an audit has nothing to tell.
  fileprivate func passed(by audit: EarlyAudit, _ workers: Int) async -> [PassedPage] {
    await mapInOrder(self, workers: workers, share: Swift.min(16, 1 + count / 16)) { file in
      guard case .bytes(let bytes) = file.content else { return nil }
      return audit.pass(bytes, path: file.path.text)
    }.compactMap(\.self)
  }
}

extension Collection<SitePage> {
  fileprivate func made(by workers: Int) async -> [OutputFile] {
    await mapInOrder(Array(self), workers: workers, share: Swift.min(16, 1 + count / 16)) { $0.file }
  }
}

extension Trip {
  mutating func leaveOut(_ damaged: [(file: String, problem: String)]) {
    let files = Set(damaged.map(\.file))
    photos.removeAll { files.contains($0.file) }
    leftOut += damaged.map { LeftOutPhoto(file: $0.file, cause: .damaged($0.problem)) }
  }
}

extension TripPlan {
  fileprivate var hasMaps: Bool {
    addresses.map != nil || entries.contains { $0.position != nil } || photos.contains { $0.position != nil }
  }
}
