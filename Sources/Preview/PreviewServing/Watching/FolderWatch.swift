import Foundation
import Synchronization

/// What happened in the watched folders since the last time.
package struct FolderChange: Hashable, Sendable {
  /// Files that changed, came or went, as they are told.
  package var files: Set<String> = []
  /// Whether the first folder, the trip's own, is there.
  package var isThere = true
  /// Whether the first folder was gone meanwhile.
  package var wasGone = false

  /// Both as one.
  func followed(by later: FolderChange) -> FolderChange {
    FolderChange(files: files.union(later.files), isThere: later.isThere, wasGone: wasGone || later.wasGone)
  }
}

/// Watches folders from a thread of its own, and tells of changes when the hand that makes them rests.
package final class FolderWatch: Sendable {
  /// How changes are noticed.
  package enum Manner: Hashable, Sendable {
    case byEvents
    /// The system gives no more watches: every file is looked at once a second.
    case byLooking
  }

  /// Milliseconds without another change, after which one is told; and the longest that it is held back.
  package struct Patience: Sendable {
    package var quiet: Int32 = 12
    package var longest: Int32 = 250
    package var look: Int32 = 1000

    package init() {}
  }

  private let folders: [WatchedFolder]
  private let patience: Patience
  private let pending = Mutex<FolderChange?>(nil)
  private let isOver = Mutex(false)
  private let mannerNow: Mutex<Manner>
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  /// The first of the folders is the trip's own: whether it is there is told.
  package init(_ folders: [WatchedFolder], manner: Manner = .byEvents, patience: Patience = Patience()) {
    self.folders = folders
    self.patience = patience
    mannerNow = Mutex(manner)
    (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Begins. What happens after this has returned is told.
  package func start() {
    let isReady = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      if manner == .byEvents, let tree = WatchedTree(folders) {
        isReady.signal()
        follow(tree)
      } else {
        let tree = LookedAtTree(folders)
        mannerNow.withLock { $0 = .byLooking }
        isReady.signal()
        look(tree)
      }
    }
    isReady.wait()
  }

  package var manner: Manner { mannerNow.withLock { $0 } }

  package func stop() {
    isOver.withLock { $0 = true }
    signal.finish()
  }

  /// Waits for the next change; nil once there will be none.
  package func next() async -> FolderChange? {
    for await _ in signals {
      if let change = pending.withLock({ change in
        defer { change = nil }
        return change
      }) {
        return change
      }
    }
    return nil
  }

  /// Has the next look be taken although nothing changed on the disk.
  package func poke() { tell(FolderChange()) }

  private var goesOn: Bool { !isOver.withLock { $0 } }

  private func tell(_ change: FolderChange) {
    pending.withLock { $0 = $0?.followed(by: change) ?? change }
    signal.yield()
  }

  // MARK: - The two manners, each a loop of its own thread

  private func follow(_ tree: WatchedTree) {
    while goesOn {
      tree.wait(patience.look / 2)
      var change = tree.takeChange()
      var waited: Int32 = 0
      while change != nil, waited < patience.longest, tree.wait(patience.quiet) {
        waited += patience.quiet
        if let more = tree.takeChange() { change = change?.followed(by: more) }
      }
      if let change { tell(change) }
      if tree.hasReachedLimit {
        mannerNow.withLock { $0 = .byLooking }
        return look(LookedAtTree(folders))
      }
    }
  }

  private func look(_ tree: LookedAtTree) {
    while goesOn {
      Thread.sleep(forTimeInterval: Double(patience.look) / 1000)
      if let change = tree.takeChange() { tell(change) }
    }
  }
}
