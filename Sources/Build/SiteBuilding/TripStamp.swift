import Digests
import Diagnostics
import FileIdentities
import Foundation
import OrderedWork
import SiteOutput
import TripCompiling
import TripModel

/// What the plan of a trip depends on, but for the day: the options, what the system says of every file of the trip, of
/// the theme, of the program and the libraries that it opened.
struct TripStamp {
  let options: BuildOptions
  /// The trip and the theme as they are before anything of them is read.
  private let before: FolderSnapshot

  /// `theme` is what was just said of the shipped theme, where somebody asked for other trips already.
  static func take(of options: BuildOptions, theme: FolderSnapshot? = nil) async -> TripStamp {
    TripStamp(options: options, before: await FolderSnapshot.takeInputs(of: options, theme: theme))
  }

  var isComplete: Bool { before.isComplete }
  /// Whether a further change is sure to show.
  var isSettled: Bool { before.isSettled }

  /// Whether nothing has changed since before anything was read. Asked once the files are known that are read at all:
  /// what changes later shows when the next build looks.
  func isStillTrue() async -> Bool { await FolderSnapshot.takeInputs(of: options).hash == before.hash }

  /// A hash of all that, with these libraries, and of what else somebody depends on.
  func hash(_ libraries: [String], and others: [String]) -> String {
    let own = [
      options.folder, options.themeFolder, options.generator, options.privacy.words,
      options.filmProgram ?? "", options.addresses.words,
      before.hash,
    ]
    let files = (["/proc/self/exe"] + libraries).map { "\($0) \(FileIdentity(of: $0).map { "\($0)" } ?? "")" }
    return ContentHash.of(Array((own + others + files).joined(separator: "\0").utf8)).hex
  }

  /// What the library around a trip decides of its pages, and what day it is there.
  func wordsOfLibrary(in zone: ZoneRules?) -> [String] {
    [
      options.root.joined(separator: "/"), options.trip?.folder ?? "", options.siteAddress?.text ?? "",
      options.library?.title ?? "", options.library?.language ?? "",
      options.today.date(in: zone).description,
    ]
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

extension AddressPolicy {
  /// It goes into a hash, with a secret in it.
  fileprivate var words: String {
    switch self {
    case .open: "open"
    case .opaque(let nameKey): nameKey.map { String($0) }.joined(separator: " ")
    }
  }
}

extension PrivacySource {
  /// All that a build may depend on; it goes into a hash, with a secret in it.
  fileprivate var words: String {
    let texts = [home, key, file?.path, file?.bytes.map { String(decoding: $0, as: UTF8.self) }]
    return (texts.map { $0 ?? "-" } + wordsOfLibrary).joined(separator: "\u{1}")
  }

  /// The same of the library around a trip.
  private var wordsOfLibrary: [String] {
    guard case .library(let share) = around else { return [] }
    let places = share.places.map { place in
      "\(place.kind) \(place.middle.latitude) \(place.middle.longitude) \(place.metres)"
        + " \(place.shift.turn) \(place.shift.reach) \(place.place?.path ?? "")"
    }
    let rules = share.rules.flatMap { [$0.folders.joined(separator: "/"), "\($0.isNearly)", $0.text] }
    let kept = share.doubts.map(\.message) + ["\(share.isInPrivateFolder)"]
    let others = [share.otherFolders.sorted(), rules, share.people.words, kept]
    return places + others.flatMap(\.self)
  }
}

extension PeopleKeptBack {
  fileprivate var words: [String] {
    let told = contacts.flatMap { contact in
      [
        contact.text.text, contact.file, contact.text.place.span.map { "\($0.line)" } ?? "-",
        "\(contact.text.keptBack.map(\.reason))",
      ]
    }
    return silences.flatMap { $0.names + ["\($0.reasons)"] } + ["\(isEverybody)"] + told
  }
}

/// What the system said of folders at one moment.
struct FolderSnapshot {
  let hash: String
  let isSettled: Bool
  let isComplete: Bool

  static func takeInputs(of options: BuildOptions, theme: FolderSnapshot? = nil) async -> FolderSnapshot {
    let shipped: FolderSnapshot
    if let theme { shipped = theme } else { shipped = await takeTheme(of: options) }
    return await take([(options.folder, without: [options.output])], workers: options.workers).with(shipped)
  }

  static func takeTheme(of options: BuildOptions) async -> FolderSnapshot {
    let theme = ["/templates", "/assets"].map { (options.themeFolder + $0, without: [String]()) }
    return await take(theme, workers: options.workers)
  }

  static func takeSite(of options: BuildOptions) async -> FolderSnapshot {
    await take([(options.site, without: [])], workers: options.workers)
  }

  /// A folder by itself, as a sealed site is.
  static func take(_ folder: String, workers: Int) async -> FolderSnapshot {
    await take([(folder, without: [])], workers: workers)
  }

  /// The part of a site that is in one of its folders.
  static func takePart(of options: BuildOptions, in root: [String]) async -> FolderSnapshot {
    await take([(([options.site] + root).joined(separator: "/"), without: [])], workers: options.workers)
  }

  /// Some files of a site, by the names that they have in an open one.
  static func take(_ files: [OutputPath], of options: BuildOptions) async -> FolderSnapshot {
    let site = options.site
    let published = files.map(options.addresses.published)
    let facts = await mapInOrder(published, workers: options.workers, share: 512) { path in
      FileIdentity(of: site + "/" + path.text).map { "\(path) \($0)" }
    }
    let known = facts.compactMap(\.self)
    return FolderSnapshot(
      hash: ContentHash.of(known.joined(separator: "\n").utf8).hex, isSettled: true,
      isComplete: known.count == files.count)
  }

  private func with(_ other: FolderSnapshot) -> FolderSnapshot {
    FolderSnapshot(
      hash: ContentHash.of(Array((hash + other.hash).utf8)).hex, isSettled: isSettled && other.isSettled,
      isComplete: isComplete && other.isComplete)
  }

  private static func take(_ paths: [(String, without: [String])], workers: Int) async -> FolderSnapshot {
    var folders: [FolderFacts] = []
    for (path, others) in paths {
      folders.append(await FolderFacts.of(path, without: others, workers: workers))
    }
    return FolderSnapshot(
      hash: ContentHash.of(folders.flatMap(\.bytes)).hex, isSettled: folders.allSatisfy(\.isSettled),
      isComplete: folders.allSatisfy(\.isComplete))
  }
}
