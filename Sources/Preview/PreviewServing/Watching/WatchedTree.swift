/// The watched folders by the kernel's events: which they are is found anew whenever folders come, go or move, so
/// that what is in a new folder before it is watched is not missed.
final class WatchedTree {
  private let roots: [WatchedFolder]
  private let inotify: Inotify
  private var places: [Int32: Place] = [:]
  private var identities: [FolderIdentity?] = []
  /// Whether the system gave no more watches: then events are missed.
  private(set) var hasReachedLimit = false
  private var isThere = true

  private struct Place {
    var root: Int
    /// From the root; empty for the root itself.
    var folder: String
  }

  /// Nil where the system does not tell of changes, or not of so many folders.
  init?(_ roots: [WatchedFolder]) {
    guard let inotify = Inotify() else { return nil }
    self.roots = roots
    self.inotify = inotify
    watchAll()
    isThere = identities.first.flatMap(\.self) != nil
    if hasReachedLimit { return nil }
  }

  /// - Returns: whether there may be a change.
  @discardableResult
  func wait(_ milliseconds: Int32) -> Bool { inotify.hasEvents(within: milliseconds) }

  /// What changed since the last time; nil where nothing did that counts.
  func takeChange() -> FolderChange? {
    var change = FolderChange()
    var isChanged = false
    var hasNewFolders = false
    for event in inotify.events() {
      if event.concernsFolders { hasNewFolders = true }
      if event.isLoss { isChanged = true }
      guard let place = places[event.watch], !event.name.isEmpty,
        WatchedFolder.counts(event.name, isTop: place.folder.isEmpty)
      else { continue }
      isChanged = true
      let root = roots[place.root]
      change.files.insert(root.prefix + (place.folder.isEmpty ? "" : place.folder + "/") + event.name)
    }
    // A folder that is put in the place of another, or whose parent is renamed, tells nothing of itself.
    let now = roots.map { FolderIdentity($0.path) }
    if now != identities {
      hasNewFolders = true
      isChanged = true
    }
    if hasNewFolders { watchAll() }
    let wasThere = isThere
    isThere = identities.first.flatMap(\.self) != nil
    change.isThere = isThere
    change.wasGone = !wasThere && isThere
    return isChanged ? change : nil
  }

  private func watchAll() {
    identities = roots.map { FolderIdentity($0.path) }
    var found: [Int32: Place] = [:]
    for (index, root) in roots.enumerated() {
      root.eachFolder { folder in
        do throws(Inotify.Refusal) {
          found[try inotify.watch(root.path + "/" + folder)] = Place(root: index, folder: folder)
        } catch {
          if error == .limit { hasReachedLimit = true }
        }
        return !hasReachedLimit
      }
    }
    for watch in places.keys where found[watch] == nil { inotify.forget(watch) }
    places = found
  }
}

/// The watched folders by what is in them, compared with what was there before.
final class LookedAtTree {
  private let roots: [WatchedFolder]
  private var files: [String: WatchedFile] = [:]
  private var isThere: Bool

  init(_ roots: [WatchedFolder]) {
    self.roots = roots
    isThere = roots.first.flatMap { FolderIdentity($0.path) } != nil
    files = Self.look(roots)
  }

  private static func look(_ roots: [WatchedFolder]) -> [String: WatchedFile] {
    roots.reduce(into: [:]) { $0.merge($1.files()) { first, _ in first } }
  }

  func takeChange() -> FolderChange? {
    let now = Self.look(roots)
    let wasThere = isThere
    isThere = roots.first.flatMap { FolderIdentity($0.path) } != nil
    guard now != files || isThere != wasThere else { return nil }
    let changed = Set(now.keys).union(files.keys).filter { now[$0] != files[$0] }
    files = now
    return FolderChange(files: changed, isThere: isThere, wasGone: !wasThere && isThere)
  }
}
