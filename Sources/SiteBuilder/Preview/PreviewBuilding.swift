import Atlas
import BuildCache
package import Diagnostics
import PageRenderer
import PhotoRenderer
import PictureScaler
import SiteOutput
import Synchronization
import TripChecker
import TripModel
import TripPlanner
import TripReader

/// How the making of a preview went.
package struct PreviewOutcome: Sendable {
  /// Nil where something is wrong that would end a build, too.
  package var preview: Preview?
  /// Everything there is to say, as `check` says it.
  package var diagnostics: [Diagnostic]
  /// Whether there is a trip folder at all.
  package var isThere = true
}

/// What previews of one folder share from one version to the next.
package struct PreviewWorkshop: Sendable {
  let darkroom: Darkroom
  /// What the last reading found, so that only what has changed is read again.
  let memory = ReadingMemory()
  let shelf = AtlasShelf<Atlas>()
  let zones = AtlasShelf<ZoneLookup>()
  let names = AtlasShelf<PlaceLookup>()
  let themes = ThemeShelf()
  /// What there is to say of the cache.
  let diagnostics: [Diagnostic]

  /// - Returns: nil, with the reason, where nothing can be kept anywhere.
  package static func open(_ order: BuildOrder) -> (PreviewWorkshop?, [Diagnostic]) {
    var work = BuildWork(order, progress: { _ in })
    do throws(Stop) {
      let cache = try work.openCache()
      // One processor stays free for pages.
      let darkroom = Darkroom(
        cache: cache, originals: work.originals(cache), workers: order.workers - 1)
      return (PreviewWorkshop(darkroom: darkroom, diagnostics: work.diagnostics), [])
    } catch {
      return (nil, work.diagnostics)
    }
  }
}

/// A part of the atlas, once it is open: it is large, and the same for each version.
final class AtlasShelf<Part: Sendable>: Sendable {
  private let known = Mutex<(language: String, part: Part)?>(nil)

  /// What is known, else what is opened now; where that is nothing, it is tried again the next time. What has names in it is another
  /// for another language.
  func part(in language: String = "", _ open: () -> Part?) -> Part? {
    if let known = known.withLock({ $0 }), known.language == language { return known.part }
    let part = open()
    known.withLock { $0 = part.map { (language, $0) } }
    return part
  }
}

/// The theme as it was read last: its templates are taken apart again only where one of them has changed.
final class ThemeShelf: Sendable {
  private let last = Mutex<(theme: Theme, renderer: SiteRenderer)?>(nil)

  func renderer(of theme: Theme, _ open: () throws(Stop) -> SiteRenderer) throws(Stop) -> SiteRenderer {
    if let last = last.withLock({ $0 }), last.theme == theme { return last.renderer }
    let renderer = try open()
    last.withLock { $0 = (theme, renderer) }
    return renderer
  }
}

extension SiteBuilder {
  /// Reads and plans a folder for its author. No page and no picture is made; what is private is in it, and marked.
  package static func preview(
    _ order: BuildOrder, in workshop: PreviewWorkshop, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> PreviewOutcome {
    var work = BuildWork(order, progress: progress)
    work.diagnostics = workshop.diagnostics
    do throws(Stop) {
      let reading = try work.previewable(
        try await work.readFolder(hashing: workshop.darkroom.cache, memory: workshop.memory))
      let renderer = try workshop.themes.renderer(of: reading.theme) { () throws(Stop) in
        try work.openTheme(reading.theme)
      }
      let (bare, media) = try await planPreview(reading, workshop, &work)
      var planned = renderer.naming(bare)
      // No message shows a link to a preview.
      for index in planned.trips.indices {
        planned.trips[index].leaveOut(cards: Set(planned.trips[index].cards.map(\.path)))
      }
      let originals = await work.offerOriginals(in: &planned, cache: workshop.darkroom.cache)
      let plan = planned
      work.count(plan, pages: 0)
      let atlas = workshop.shelf.part(in: plan.trips.first?.language ?? "") {
        work.openAtlas(for: plan)
      }
      work.noteFullness(of: workshop.darkroom.cache)
      let generator = order.generator
      let preview = Preview(
        plan: plan, renderer: renderer, atlas: atlas, originals: originals, media: media.files(for: plan),
        days: zip(plan.trips, reading.library.trips).reduce(into: [:]) { days, pair in
          days.merge(
            PreviewDay.days(of: pair.0, isClosed: pair.1.settings.isClosed, today: plan.today)
          ) { first, _ in first }
        },
        darkroom: workshop.darkroom, counts: work.counts,
        data: {
          var files: [OutputFile] = []
          MachineFiles(plan: plan, renderer: renderer, generator: generator)
            .make(pages: renderer.pages(of: plan, on: nil).map(\.path)) { files.append($0) }
          return files
        })
      return PreviewOutcome(preview: preview, diagnostics: work.outcome(.checked).diagnostics)
    } catch {
      return PreviewOutcome(
        preview: nil, diagnostics: work.outcome(.checked).diagnostics, isThere: error != .noFolder)
    }
  }

  /// Trip to plan, for the author; a picture that turned out to be damaged before is left out.
  private static func planPreview(
    _ reading: TripReader.Reading, _ workshop: PreviewWorkshop, _ work: inout BuildWork
  ) async throws(Stop) -> (plan: SitePlan, media: MediaContents) {
    let darkroom = workshop.darkroom
    var library = reading.library
    await work.compareShots(in: &library, cache: darkroom.cache)
    let media = work.takeMedia(in: &library)
    for index in library.trips.indices {
      for photo in library.trips[index].photos {
        if let problem = darkroom.stillProblem(of: photo) {
          work.diagnostics.append(.noStill(photo.file, problem))
          library.trips[index].loseStill(of: photo.file)
        }
        guard let problem = darkroom.problem(of: photo) else { continue }
        work.diagnostics.append(.badPicture(photo.file, problem))
        library.trips[index].leaveOut([(photo.file, problem.message)])
      }
    }
    if let missing = darkroom.problem, library.trips.contains(where: { !$0.photos.isEmpty }) {
      work.diagnostics.append(.noPictureLibrary(missing))
    }
    if darkroom.problem == nil { try work.settleFormats(of: &library) }
    let language = library.trips.first?.settings.language ?? "en"
    let zones = workshop.zones.part { work.openZones(for: library) } ?? .unknown
    let names =
      workshop.names.part(in: language) { work.openNames(for: library, in: reading.theme) } ?? .unknown
    var (plan, findings) = SitePlanner.plan(
      library, today: work.resolveToday(library), for: .author, zones: zones, names: names)
    if darkroom.problem == nil { try work.colour(&plan, cache: darkroom.cache) }
    await darkroom.sketch(&plan)
    work.diagnostics += findings + TripChecker.check(library, plan: plan)
    return (plan, media)
  }
}
