import Diagnostics
import Files
import Foundation
import MovieFile
import PhotoMetadata
import TripModel

/// The folders of a library that are its trips, by what library.yml names and by what is in them.
///
/// Only names are looked at. Hidden folders, finished sites, what a `.tripbookignore` names and links are not entered.
struct LibraryFolders {
  /// By their paths from the library's folder on, in order.
  private(set) var trips: [String] = []
  /// What the library leaves out of each trip, by the trip's path.
  private(set) var rules: [String: [RulesAbove]] = [:]
  /// What is left out, and libraries of their own: no part of any trip.
  private(set) var others: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Rules for what to leave out that cannot be obeyed.
  private(set) var doubts: [Doubt] = []

  private let root: String
  private let realRoot: String
  private let output: String
  private let wanted: [FolderPattern]?
  private let unwanted: [FolderPattern]
  /// Every folder that was looked at.
  private var seen: [String] = []
  private var links: [String] = []
  /// A file for each pattern of what is left out that means files.
  private var namedFiles: [String: String] = [:]
  /// Those that are no trips, though they look like some, or are named as trips are.
  private var passedOver: [String] = []

  /// Deeper folders are not entered.
  private static let deepest = 16

  /// `output` is where the site goes.
  static func find(in root: String, by file: LibraryFile, output: String) -> LibraryFolders {
    var folders = LibraryFolders(
      root: root, realRoot: FolderListing.realPath(root), output: FolderListing.realPath(output),
      wanted: file.trips.map { $0.map(FolderPattern.init) },
      unwanted: file.leaveOut.map(FolderPattern.init))
    folders.look(into: "", depth: 0, rules: FolderRules(root: root), around: nil)
    folders.tellPassedOver()
    folders.tellLinks()
    folders.leaveOutNearly()
    folders.tellPatterns()
    folders.trips.sort()
    return folders
  }

  private init(
    root: String, realRoot: String, output: String, wanted: [FolderPattern]?, unwanted: [FolderPattern]
  ) {
    self.root = root
    self.realRoot = realRoot
    self.output = output
    self.wanted = wanted
    self.unwanted = unwanted
  }

  /// `around` are the rules of the library for the trip in which the folder lies; nil where it lies in none.
  private mutating func look(into folder: String, depth: Int, rules: FolderRules, around: FolderRules?) {
    guard depth <= Self.deepest, let names = names(in: folder) else { return }
    var rules = rules
    rules.enter(folder, holding: names, depth: depth)
    // A trip's own rules are told when it is read.
    if around == nil {
      diagnostics += rules.diagnostics
      doubts += rules.doubts
    }
    for name in names where !name.hasPrefix(".") && name != "node_modules" && name != "_site" {
      let path = folder.path(of: name)
      guard let kind = FileKind(of: root + "/" + path) else { continue }
      switch kind {
      case .folder where rules.ignore(path, isFolder: true): others.append(path)
      case .folder: visit(path, depth: depth, rules, around: around)
      case .link: links.append(path)
      case .file: note(file: path, rules)
      case .other: continue
      }
    }
  }

  /// Notes a file that is to be left out, and that nothing else leaves out.
  private mutating func note(file: String, _ rules: FolderRules) {
    for pattern in unwanted where namedFiles[pattern.text.value] == nil && pattern.names(file: file) {
      if !rules.ignore(file, isFolder: false) { namedFiles[pattern.text.value] = file }
    }
  }

  private mutating func visit(_ folder: String, depth: Int, _ rules: FolderRules, around: FolderRules?) {
    let isInTrip = around != nil
    guard FolderListing.realPath(root + "/" + folder) != output, let names = names(in: folder),
      !names.contains(".tripbook-site")
    else { return }
    seen.append(folder)
    if unwanted.contains(where: { $0.leavesOut(folder) }) {
      others.append(folder)
      return
    }
    if !isInTrip, let inner = names.first(where: LibraryFile.names.contains) {
      others.append(folder)
      diagnostics.append(.libraryWithin(folder + "/" + inner))
      return
    }
    let isTrip = isTrip(folder, holding: names, isInTrip: isInTrip)
    if isTrip {
      trips.append(folder)
      // Those of a trip around it are that one's alone.
      self.rules[folder] = (around ?? rules).above(folder)
    } else if !isInTrip, isPassedOver(folder, holding: names) {
      passedOver.append(folder)
    }
    // Within a trip only what is named is a trip of its own, and only what is named is left out.
    let inner = around ?? (isTrip ? rules : nil)
    if inner != nil, wanted == nil, unwanted.isEmpty { return }
    look(into: folder, depth: depth + 1, rules: rules, around: inner)
  }

  private func isTrip(_ folder: String, holding names: [String], isInTrip: Bool) -> Bool {
    guard let wanted else { return !isInTrip && Self.holdsTrip(names, in: root + "/" + folder) }
    return wanted.contains { pattern in
      pattern.fits(folder) && (!pattern.hasWildcard || Self.holdsTrip(names, in: root + "/" + folder))
    }
  }

  /// Whether it holds pictures, films, recorded ways or texts of days, or is one of those that a pattern names.
  private func isPassedOver(_ folder: String, holding names: [String]) -> Bool {
    guard let wanted else { return Self.holdsMedia(names) }
    return !names.isEmpty && wanted.contains { $0.hasWildcard && $0.fits(folder) }
  }

  private func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? root : root + "/" + folder)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - What tells a trip

  /// Whether a folder with these names is a trip's without anybody saying so: also where its trip.yml is misspelt, which
  /// is told of the trip.
  static func holdsTrip(_ names: [String], in folder: String) -> Bool {
    names.contains { name in
      let small = name.lowercased()
      // A folder `trip-1` may be a trip, and makes none of the folder around it.
      if TripFileName.isNear(name[...]) { return FileKind(of: folder + "/" + name) != .folder }
      if small == "journal" { return true }
      guard small.hasSuffix(".yml") || small.hasSuffix(".yaml") else { return false }
      let stem = EntryName.withoutEnding(small)
      return stem == "trip" || FolderReader.listNames.contains(stem)
    }
  }

  /// Whether pictures, films, recorded ways or texts of days are among files with these names.
  static func holdsMedia(_ names: [String]) -> Bool {
    names.contains { name in
      let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
      guard !name.hasPrefix(".") else { return false }
      return PictureFormat.endings.contains(ending) || MovieFacts.endings.contains(ending)
        || Track.endings.contains(ending) || ending == "md" && EntryPath(name).namesDay
    }
  }

  // MARK: - What is told

  /// A folder above trips may bear a name that a pattern means for them.
  private mutating func tellPassedOver() {
    for folder in passedOver where !trips.contains(where: { $0.hasPrefix(folder + "/") }) {
      // Of a pattern that no trip fits, that is told instead.
      let isToldOf = wanted?.contains { $0.fits(folder) && trips.contains(where: $0.fits) } ?? true
      if isToldOf { diagnostics.append(.noTripInFolder(folder)) }
    }
  }

  /// A link to a folder within the library is not entered, since what is there is found at its own place; a word is said of
  /// one to a trip, which somebody may want to have twice.
  private mutating func tellLinks() {
    let realTrips = Set(trips.map { FolderListing.realPath(root + "/" + $0) })
    for link in links {
      let target = FolderListing.realPath(root + "/" + link)
      if realTrips.contains(target), !trips.contains(where: { link.hasPrefix($0 + "/") }) {
        diagnostics.append(.linkToTrip(link))
      }
      guard FileKind(of: target) == .folder, target != realRoot, !target.hasPrefix(realRoot + "/") else {
        continue
      }
      // Within a trip it is told when that is read.
      if trips.contains(where: { link.hasPrefix($0 + "/") }) { continue }
      diagnostics.append(.linkOutOfLibrary(link))
    }
  }

  /// What is to be left out might be there under a name that differs by a slip: then it is left out, too.
  private mutating func leaveOutNearly() {
    for pattern in unwanted where !seen.contains(where: pattern.leavesOut) {
      if let file = namedFiles[pattern.text.value] {
        doubts.append(.leavesOutFile(file, at: pattern.text.place))
        continue
      }
      let near = nearlyMeant(by: pattern)
      trips.removeAll { trip in near.contains { trip == $0 || trip.hasPrefix($0 + "/") } }
      others += near
      diagnostics.append(.noFolder(pattern.text, near: near, isLeftOut: true))
    }
  }

  /// What may be meant by a pattern that fits no folder: those of which it fits the end of the path (`tokyo` for
  /// `japan/tokyo`), else trips that are called so but for a slip.
  private func nearlyMeant(by pattern: FolderPattern) -> [String] {
    let deeper = seen.filter { folder in
      let names = folder.split(separator: "/")
      return names.indices.dropFirst().contains { pattern.leavesOut(names[$0...].joined(separator: "/")) }
    }
    if !deeper.isEmpty || pattern.hasWildcard { return deeper }
    let name = pattern.text.value
    if let near = Spelling.nearest(to: name, among: trips) { return [near] }
    func lastName(_ trip: String) -> String { trip.split(separator: "/").last.map(String.init) ?? trip }
    guard let near = Spelling.nearest(to: name, among: trips.map(lastName)) else { return [] }
    return trips.filter { lastName($0) == near }
  }

  private mutating func tellPatterns() {
    for pattern in wanted ?? [] where !trips.contains(where: pattern.fits) {
      // What is named twice and left out is meant so.
      if unwanted.contains(where: { $0.leavesOut(pattern.text.value) }) { continue }
      diagnostics.append(
        pattern.hasWildcard && seen.contains(where: pattern.fits)
          ? .noTripFits(pattern.text)
          : .noFolder(
            pattern.text, near: [Spelling.nearest(to: pattern.text.value, among: seen)].compactMap(\.self),
            isLeftOut: false))
    }
  }
}

extension Doubt {
  /// Whoever names a file there believes that nobody sees it.
  fileprivate static func leavesOutFile(_ file: String, at place: SourcePlace) -> Doubt {
    .heldBack(
      "leave out", place, because: "“\(file.shortened)” is a file: only folders are left out of a library",
      advice: "Name it in a .tripbookignore, or a picture in `leave out` of its trip.yml.")
  }
}

extension Diagnostic {
  fileprivate static func libraryWithin(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .libraryWithin, "Library within a library; its trips are not built",
      at: SourcePlace(file: file),
      advice: "Delete this file to have its trips in the outer library, or build its folder by itself.")
  }

  fileprivate static func noTripInFolder(_ folder: String) -> Diagnostic {
    Diagnostic(
      .note, .noTripInFolder, "Folder without a trip.yml or a journal; not built",
      at: SourcePlace(file: folder),
      advice: "To make a trip of it, put a trip.yml into the folder, or name it in `trips:` of "
        + "library.yml, without a `*`.")
  }

  fileprivate static func linkOutOfLibrary(_ link: String) -> Diagnostic {
    Diagnostic(
      .warning, .linkOutside, "Link out of the library; not followed", at: SourcePlace(file: link),
      advice: "Move its target into the library.")
  }

  fileprivate static func linkToTrip(_ link: String) -> Diagnostic {
    Diagnostic(
      .note, .fileNotRead, "Link to a trip of this library; not followed", at: SourcePlace(file: link),
      advice: "The trip is built where its own folder is. Delete the link if it is not for you.")
  }

  fileprivate static func noFolder(_ text: Written<String>, near: [String], isLeftOut: Bool) -> Diagnostic {
    let name = text.value.shortened
    let more = near.count > 3 ? ", and \(near.count - 3) more" : ""
    let listed = near.prefix(3).joined(separator: ", ") + more
    let message =
      isLeftOut && !near.isEmpty
      ? "No folder “\(name)” in this library; what it may mean is left out: \(listed)"
      : "No folder “\(name)” in this library"
    return Diagnostic(
      .error, .tripNotFound, message, at: text.place,
      advice: near.count == 1
        ? "Did you mean “\(near[0])”?"
        : "Write the folder as its path within the library, with slashes; or delete it here.")
  }

  fileprivate static func noTripFits(_ text: Written<String>) -> Diagnostic {
    Diagnostic(
      .error, .tripNotFound, "No trip in the folders that “\(text.value.shortened)” names", at: text.place,
      advice: "Folders of pictures alone have to be named one by one, without `*`.")
  }
}
