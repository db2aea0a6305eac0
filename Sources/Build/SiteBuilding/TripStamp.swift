import Digests
import Diagnostics
import FileIdentities
import Foundation
import TripCompiling
import TripModel

/// What the plan of a trip depends on, but for the day: the order, what the system says of every file of the trip, of
/// the theme, of the program and the libraries that it opened.
struct TripStamp {
  let order: BuildOptions
  /// The trip and the theme as they are before anything of them is read.
  private let before: FolderSnapshot

  init(_ order: BuildOptions) async {
    self.order = order
    before = await FolderSnapshot(inputsOf: order)
  }

  var isComplete: Bool { before.isComplete }
  /// Whether a further change is sure to show.
  var isSettled: Bool { before.isSettled }

  /// Whether nothing has changed since before anything was read. Asked once the files are known that are read at all:
  /// what changes later shows when the next build looks.
  func isStillTrue() async -> Bool { await FolderSnapshot(inputsOf: order).hash == before.hash }

  /// A hash of all that, with these libraries, and of what else somebody depends on.
  func hash(_ libraries: [String], and others: [String]) -> String {
    let order = [
      order.folder, order.themeFolder, order.generator, order.privacy.words, order.filmProgram ?? "",
      before.hash,
    ]
    let files = (["/proc/self/exe"] + libraries).map { "\($0) \(FileIdentity(of: $0).map { "\($0)" } ?? "")" }
    return ContentHash.of(Array((order + others + files).joined(separator: "\0").utf8)).hex
  }

  /// The libraries in this process, by their files: those that codecs come with are opened only for pictures.
  static var openLibraries: [String] {
    let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
    let files = String(decoding: maps, as: UTF8.self).fileLines.compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(files.filter { $0.contains(".so") }).sorted()
  }
}

extension PrivacySource {
  /// All that a build may depend on; it goes into a hash, with a secret in it.
  fileprivate var words: String {
    let texts = [home, key, file?.path, file?.bytes.map { String(decoding: $0, as: UTF8.self) }]
    return texts.map { $0 ?? "-" }.joined(separator: "\u{1}")
  }
}

/// What the system said of folders at one moment.
struct FolderSnapshot {
  let hash: String
  let isSettled: Bool
  let isComplete: Bool

  init(inputsOf order: BuildOptions) async {
    let theme = ["/templates", "/assets"].map { (order.themeFolder + $0, without: [String]()) }
    await self.init([(order.folder, without: [order.output])] + theme, workers: order.workers)
  }

  init(site order: BuildOptions) async {
    await self.init([(order.output, without: [])], workers: order.workers)
  }

  private init(_ paths: [(String, without: [String])], workers: Int) async {
    var folders: [FolderFacts] = []
    for (path, others) in paths {
      folders.append(await FolderFacts.of(path, without: others, workers: workers))
    }
    hash = ContentHash.of(folders.flatMap(\.bytes)).hex
    isSettled = folders.allSatisfy(\.isSettled)
    isComplete = folders.allSatisfy(\.isComplete)
  }
}
