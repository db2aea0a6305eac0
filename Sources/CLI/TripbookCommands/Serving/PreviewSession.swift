import Diagnostics
import PreviewServing
import SiteBuilding
import TripCompiling

/// A preview from its first page to Ctrl-C: each change in the folder makes another version of the site.
struct PreviewSession {
  let order: BuildOptions
  let isTodayGiven: Bool
  let workshop: PreviewWorkshop
  let server: PreviewServer
  let console: ServeConsole

  /// Goes on until the traveller ends it.
  func hold() async {
    let endings = Endings.listen()
    let watch = FolderWatch(watchedFolders)
    watch.start()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await follow(watch) }
      group.addTask { await endings.first() }
      await group.next()
      watch.stop()
      group.cancelAll()
    }
    console.tellEnd()
  }

  /// The trip's folder, and the theme's.
  private var watchedFolders: [WatchedFolder] {
    [WatchedFolder(path: order.folder, skipping: [realPath(order.output)])]
      + ["templates", "assets"].map {
        WatchedFolder(path: realPath(order.themeFolder + "/" + $0), prefix: $0 + "/")
      }
  }

  private func follow(_ watch: FolderWatch) async {
    var version = Version()
    let serving = Task {
      await server.run()
    }
    await renew(&version, nil, watch)
    while let change = await watch.next(), !Task.isCancelled { await renew(&version, change, watch) }
    version.rendering?.cancel()
    serving.cancel()
    await serving.value
  }

  /// What is on show, and what was said of it.
  private struct Version {
    var diagnostics: [Diagnostic]?
    var rendering: Task<Void, Never>?
    var isThere = true
    var manner = FolderWatch.Manner.byEvents
  }

  private func renew(_ version: inout Version, _ change: FolderChange?, _ watch: FolderWatch) async {
    let began = ContinuousClock.now
    let outcome = await SiteBuilder.preview(currentOrder, in: workshop)
    let reloads = await server.stage.show(outcome.shown.map(shown), diagnostics: outcome.diagnostics)
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    if watch.manner != version.manner { console.tellLooking() }
    version.manner = watch.manner
    if outcome.diagnostics != version.diagnostics { console.report(outcome.diagnostics) }
    if let change {
      console.tell(change, outcome, wasThere: version.isThere, reloads: reloads, seconds: seconds)
    } else {
      console.tellBegin(outcome, address: server.address, seconds: seconds)
    }
    version.diagnostics = outcome.diagnostics
    version.isThere = outcome.isThere
    guard let preview = outcome.shown else { return }
    version.rendering?.cancel()
    version.rendering = Task { await render(preview, watch) }
  }

  /// Makes the pictures that are not there yet, before somebody asks for them.
  private func render(_ preview: any ShownPreview, _ watch: FolderWatch) async {
    let hasDamage = await preview.renderPictures { done, all in console.showPictures(done, of: all) }
    if hasDamage, !Task.isCancelled { watch.poke() }
  }

  /// A preview may go on over midnight.
  private var currentOrder: BuildOptions {
    var order = order
    if !isTodayGiven, let today = Surroundings().today { order.today = today }
    return order
  }

  private func shown(_ preview: any ShownPreview) -> ShownSite {
    let console = console
    return ShownSite { path in
      await preview.file(path).map { ShownFile(content: $0.content, stamp: $0.stamp) }
    } note: { path in
      preview.dayOfTrip(at: path).map { PageNote($0.day, folder: console.folderAsTyped(of: $0.trip)) }
    }
  }
}
