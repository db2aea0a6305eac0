package import Diagnostics
import Foundation
import SiteOutput

/// What is on show, and the pages that watch it: each is told to load again only where it would look different.
package actor PreviewStage {
  private var site: ShownSite?
  private var problems: [UInt8] = []
  private var listeners: [Int: Listener] = [:]
  private var nextListener = 0
  private let maxListeners: Int

  /// A page that is open in a browser.
  private struct Listener {
    var path: RequestPath
    var stamp: String
    var continuation: AsyncStream<[UInt8]>.Continuation
  }

  package init(limits: ServerLimits = ServerLimits()) { maxListeners = limits.listeners }

  /// The site as it is now; nil before the first.
  var current: ShownSite? { site }

  /// Shows another version of the site, or goes on with the last good one where there is none.
  ///
  /// - Parameters:
  ///   - new: nil where what is wrong keeps pages from being made.
  ///   - diagnostics: everything there is to say about the folder.
  /// - Returns: how many open pages were told to load again.
  @discardableResult
  package func show(_ new: ShownSite?, diagnostics: [Diagnostic]) async -> Int {
    if let new { site = new }
    problems = Self.event("problems", ProblemList(diagnostics, isStale: new == nil).json)
    for listener in listeners.values { listener.continuation.yield(problems) }
    guard new != nil else { return 0 }
    for listener in listeners.values { listener.continuation.yield(noteNow(listener.path)) }
    var stamps: [RequestPath: String] = [:]
    var reloads = 0
    for (number, listener) in listeners.sorted(by: { $0.key < $1.key }) {
      let stamp: String
      if let known = stamps[listener.path] { stamp = known } else { stamp = await stampNow(listener.path) }
      stamps[listener.path] = stamp
      if stamp != listener.stamp, reload(number, stamp) { reloads += 1 }
    }
    return reloads
  }

  /// A page begins to listen: it hears of the problems at once, and of a change that it has missed.
  ///
  /// - Returns: the pieces to be sent; nil where there are too many that listen.
  func listen(page: RequestPath, stamp: String) async -> AsyncStream<[UInt8]>? {
    guard listeners.count < maxListeners else { return nil }
    let number = nextListener
    nextListener += 1
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingNewest(64))
    continuation.onTermination = { _ in Task { await self.forget(number) } }
    listeners[number] = Listener(path: page, stamp: stamp, continuation: continuation)
    continuation.yield(Array("retry: 500\n\n".utf8))
    if !problems.isEmpty { continuation.yield(problems) }
    if site != nil {
      continuation.yield(noteNow(page))
      let now = await stampNow(page)
      if now != stamp { _ = reload(number, now) }
    }
    return stream
  }

  /// Tells every page that the server is there. One that is gone is noticed by this alone.
  func beat() {
    for listener in listeners.values { listener.continuation.yield(Array(": still here\n\n".utf8)) }
  }

  /// Lets all pages go.
  func end() {
    for listener in listeners.values { listener.continuation.finish() }
    listeners = [:]
  }

  /// How many pages are open.
  package var listenerCount: Int { listeners.count }

  private func forget(_ number: Int) { listeners[number] = nil }

  /// - Returns: whether the page still listens.
  private func reload(_ number: Int, _ stamp: String) -> Bool {
    guard let listener = listeners[number] else { return false }
    listeners[number]?.stamp = stamp
    listener.continuation.yield(Self.event("reload", Array("{}".utf8)))
    return true
  }

  /// What the page looks like now; empty where there is none.
  private func stampNow(_ path: RequestPath) async -> String {
    switch path {
    case .file(let path), .folder(let path): await site?.file(path)?.stamp ?? ""
    case .refused: ""
    }
  }

  /// What is noted beside the page now, as a message; `null` takes away what was noted before.
  private func noteNow(_ path: RequestPath) -> [UInt8] {
    let note: PageNote? =
      switch path {
      case .file(let path), .folder(let path): site?.note(path)
      case .refused: nil
      }
    return Self.event("note", overlayJSON(note))
  }

  /// A message of an event stream (HTML, 9.2); the data has no line breaks.
  private static func event(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }
}
