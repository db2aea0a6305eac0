import Basemap
import Caching
package import Diagnostics
import PageRenderer
import MediaRenderer
import PictureScaling
package import SiteOutput
import Synchronization
import TripChecking
package import TripCompiling
package import TripModel
import TripPlanning
import TripReading

/// How the making of a preview went.
package struct PreviewOutcome: Sendable {
  /// Nil where something is wrong that would end a build, too.
  package var preview: Preview?
  /// That of a library, in the place of a trip's.
  package var library: LibraryPreview?
  /// Everything there is to say, as `check` says it.
  package var diagnostics: [Diagnostic]
  /// Whether there is a trip folder at all.
  package var isThere = true

  /// Whichever there is.
  package var shown: (any ShownPreview)? {
    if let preview { return preview }
    return library
  }
}

/// What is shown to its author while it grows: a trip or a library.
package protocol ShownPreview: Sendable {
  var counts: TripCounts { get }
  var today: LocalDate { get }
  /// The file at an address; nil where the site has none.
  func file(_ path: OutputPath) async -> Preview.File?
  /// The day that a page is about, and the trip where there are several; nil for pages about anything else.
  func dayOfTrip(at path: OutputPath) -> (day: PreviewDay, trip: TripID?)?
  /// Makes pictures that are not kept yet; `made` is told how many are done, and of how many.
  ///
  /// - Returns: whether a picture turned out to be damaged.
  func renderPictures(made: (_ done: Int, _ of: Int) -> Void) async -> Bool
}

/// What previews of one folder share from one version to the next.
package struct PreviewWorkshop: Sendable {
  let previewRenderer: PreviewRenderer
  let shelves: CompilerShelves
  let atlas = AtlasShelf<Atlas>()
  let themes: ThemeShelf
  /// Of a library, its trips.
  let desk = PreviewDesk()
  /// What there is to say of the cache.
  let diagnostics: [Diagnostic]

  private init(previewRenderer: PreviewRenderer, themes: ThemeShelf, diagnostics: [Diagnostic]) {
    self.previewRenderer = previewRenderer
    self.themes = themes
    self.diagnostics = diagnostics
    shelves = CompilerShelves(memory: ReadingMemory(), previewRenderer: previewRenderer)
  }

  /// What previews of one of a library's trips share.
  func ofTrip(_ renderer: PreviewRenderer) -> PreviewWorkshop {
    PreviewWorkshop(previewRenderer: renderer, themes: themes, diagnostics: [])
  }

  /// Who makes the pictures of one of a library's trips, out of its own folder.
  func renderer(of trip: BuildOptions) -> PreviewRenderer {
    let cache = previewRenderer.cache
    let compiler = TripCompiler(trip, for: .author, depth: .published)
    return PreviewRenderer.open(
      cache: cache, originals: compiler.originals(cache), workers: trip.workers - 1)
  }

  /// - Returns: nil, with the reason, where nothing can be kept anywhere.
  package static func open(_ options: BuildOptions) -> (PreviewWorkshop?, [Diagnostic]) {
    var compiler = TripCompiler(options, for: .author, depth: .published)
    do throws(BuildAborted) {
      let cache = try compiler.openCache()
      // One processor stays free for pages.
      let previewRenderer = PreviewRenderer.open(
        cache: cache, originals: compiler.originals(cache), workers: options.workers - 1)
      return (
        PreviewWorkshop(
          previewRenderer: previewRenderer, themes: ThemeShelf(), diagnostics: compiler.diagnostics), []
      )
    } catch {
      return (nil, compiler.diagnostics)
    }
  }
}

/// The theme as it was read last: its templates are taken apart again only where one of them has changed.
final class ThemeShelf: Sendable {
  private let last = Mutex<(theme: Theme, renderer: TripRenderer)?>(nil)

  func renderer(of theme: Theme, _ open: () throws(BuildAborted) -> TripRenderer) throws(BuildAborted)
    -> TripRenderer
  {
    if let last = last.withLock({ $0 }), last.theme == theme { return last.renderer }
    let renderer = try open()
    last.withLock { $0 = (theme, renderer) }
    return renderer
  }
}

extension SiteBuilder {
  /// Reads and plans a folder for its author. No page and no picture is made; what is private is in it, and marked.
  package static func preview(
    _ options: BuildOptions, in workshop: PreviewWorkshop, progress: @escaping (BuildStage) -> Void = { _ in }
  ) async -> PreviewOutcome {
    guard !LibraryReader.isLibrary(options.folder) else {
      return await LibraryPreview.make(options, in: workshop, progress: progress)
    }
    var work = BuildWork(
      TripCompiler(
        options, for: .author, depth: .published, cache: workshop.previewRenderer.cache,
        shelves: workshop.shelves,
        progress: progress))
    work.compiler.report(workshop.diagnostics)
    do throws(BuildAborted) {
      let reading = try work.compiler.previewable(try await work.compiler.read())
      let tripRenderer = try workshop.themes.renderer(of: reading.theme) { () throws(BuildAborted) in
        try work.openTheme(reading.theme)
      }
      let compiled = try await work.compiler.compile(reading)
      let plan = SiteLinker.link([compiled])
      let renderer = SiteRenderer(plan, [tripRenderer])
      work.count(plan, pages: 0)
      let atlas = workshop.atlas.part(in: plan.language) {
        work.openAtlas(for: plan, naming: compiled.names)
      }
      work.compiler.noteFullness()
      let generator = options.generator
      let preview = Preview.prepare(
        plan, today: compiled.plan.today, renderer: renderer, atlas: atlas,
        stock: Preview.Stock(
          originals: compiled.pictures.originals(for: compiled.plan),
          media: plan.trips.flatMap(compiled.pictures.media.files),
          days: PreviewDay.days(of: compiled.plan, isClosed: compiled.trip.settings.isClosed),
          previewRenderer: workshop.previewRenderer, counts: work.outcome(.checked).counts,
          zone: compiled.trip.settings.timeZone),
        data: {
          var files: [OutputFile] = []
          MachineFiles(plan: plan, renderer: renderer, generator: generator)
            .make(pages: renderer.pages(on: nil).map(\.path)) { files.append($0) }
          return files
        },
        summaries: { MachineFiles(plan: plan, renderer: renderer, generator: generator).summaries })
      return PreviewOutcome(preview: preview, diagnostics: work.outcome(.checked).diagnostics)
    } catch {
      return PreviewOutcome(
        preview: nil, diagnostics: work.outcome(.checked).diagnostics, isThere: error != .noFolder)
    }
  }
}
