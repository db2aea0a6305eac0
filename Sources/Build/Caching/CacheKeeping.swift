private import GRDB
internal import Synchronization

/// Which originals were asked for while a cache was open: by them it knows later what a trip still needs.
final class AskedOriginals: Sendable {
  private let hashes = Mutex<Set<String>>([])

  func note(_ hash: String) { hashes.withLock { _ = $0.insert(hash) } }

  var all: Set<String> { hashes.withLock(\.self) }
}

extension BuildCache {
  /// Remembers that a trip needs all that was asked for since the cache was opened.
  ///
  /// `isWhole` says that it needs nothing else: after a build, not after a preview that showed a few pictures. `trip`
  /// is the folder's absolute path.
  package func noteUse(by trip: String, isWhole: Bool) {
    remember { try index.noteUse(by: trip, of: asked.all, isWhole: isWhole) }
  }

  /// The text that was kept of a whole trip, by its folder: it is no use of an original, and goes with the folder.
  package func text(ofTrip folder: String) -> String? { remembered { try index.text(.trip(folder)) } }

  /// Keeps it in the place of the last one, if it can be kept.
  package func keep(_ text: String, ofTrip folder: String) {
    remember { try index.keep(text, under: .trip(folder)) }
  }

  /// Whether there is a cache in that folder.
  package static func isThere(_ folder: String) -> Bool { isFolder(folder) }

  /// What the cache holds, trip by trip; nil where it cannot tell.
  package func report() -> CacheReport? {
    remembered {
      let trips = try index.trips().map { trip in
        let sums = try index.sums(usedBy: trip)
        return CacheReport.Part(trip: trip, pictures: sums.pictures, bytes: sums.bytes)
      }
      let all = blobs.byteCount
      return CacheReport(
        trips: trips, bytes: all, unusedBytes: all - min(all, max(0, try index.bytesInUse())))
    }
  }
}

extension DerivativeKey {
  fileprivate static let recipeOfTrips = "trip"

  fileprivate static func trip(_ folder: String) -> DerivativeKey {
    DerivativeKey(original: folder, recipe: recipeOfTrips)
  }
}

/// What a cache holds.
package struct CacheReport: Hashable, Sendable {
  /// What was made for one trip; what two trips share counts for both.
  package struct Part: Hashable, Sendable {
    /// The trip's folder.
    package var trip: String
    /// Originals of which something is kept.
    package var pictures: Int
    package var bytes: Int
  }

  /// By their folders.
  package var trips: [Part]
  /// Bytes of all files that were made.
  package var bytes: Int
  /// Bytes among them of files that no trip uses.
  package var unusedBytes: Int
}

extension CacheIndex {
  func noteUse(by trip: String, of originals: Set<String>, isWhole: Bool) throws {
    let before = try database.read { database in
      try Set(String.fetchAll(database, sql: "SELECT original FROM uses WHERE trip = ?", arguments: [trip]))
    }
    let (more, fewer) = (originals.subtracting(before), isWhole ? before.subtracting(originals) : [])
    // Nothing is written by a build that changes nothing.
    guard !more.isEmpty || !fewer.isEmpty else { return }
    try database.write { database in
      for original in more.sorted() {
        try database.execute(
          sql: "INSERT OR IGNORE INTO uses (trip, original) VALUES (?, ?)", arguments: [trip, original])
      }
      for original in fewer.sorted() {
        try database.execute(
          sql: "DELETE FROM uses WHERE trip = ? AND original = ?", arguments: [trip, original])
      }
    }
  }

  func trips() throws -> [String] {
    try database.read { database in
      try String.fetchAll(database, sql: "SELECT DISTINCT trip FROM uses ORDER BY trip")
    }
  }

  /// Trips of which a text is kept.
  func tripsWithText() throws -> [String] {
    try database.read { database in
      try String.fetchAll(
        database, sql: "SELECT original FROM texts WHERE recipe = ?",
        arguments: [DerivativeKey.recipeOfTrips])
    }
  }

  func sums(usedBy trip: String) throws -> (pictures: Int, bytes: Int) {
    try database.read { database in
      let row = try Row.fetchOne(
        database,
        sql: """
          SELECT count(DISTINCT original) AS pictures, coalesce(sum(byteCount), 0) AS bytes
          FROM derivatives WHERE original IN (SELECT original FROM uses WHERE trip = ?)
          """, arguments: [trip])
      return (row?.number("pictures") ?? 0, row?.number("bytes") ?? 0)
    }
  }

  /// Bytes of the files that some trip uses, each counted once.
  func bytesInUse() throws -> Int {
    try database.read { database in
      try Int.fetchOne(
        database,
        sql: """
          SELECT coalesce(sum(byteCount), 0) FROM (
            SELECT DISTINCT blob, byteCount FROM derivatives WHERE original IN (SELECT original FROM uses)
          )
          """) ?? 0
    }
  }

  /// Forgets trips, then what no trip uses and what was made with other codecs than these.
  ///
  /// - Returns: the names of the blobs that are still needed.
  func prune(without trips: Set<String>, codecs: [String]) throws -> Set<String> {
    try database.write { database in
      for trip in trips.sorted() {
        try database.execute(sql: "DELETE FROM uses WHERE trip = ?", arguments: [trip])
        try database.execute(
          sql: "DELETE FROM texts WHERE original = ? AND recipe = ?",
          arguments: [trip, DerivativeKey.recipeOfTrips])
      }
      try Self.removeUnsealed(database)
      for table in ["derivatives", "texts"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE original NOT IN (SELECT original FROM uses) AND recipe <> ?",
          arguments: [DerivativeKey.recipeOfTrips])
        guard !codecs.isEmpty else { continue }
        let others = codecs.map { _ in "instr(recipe, ?) = 0" }.joined(separator: " AND ")
        try database.execute(
          sql: "DELETE FROM \(table) WHERE instr(recipe, 'libvips ') > 0 AND \(others)",
          arguments: StatementArguments(codecs))
      }
      // Of originals that are still used, and of blobs that were proved.
      try database.execute(
        sql: """
          DELETE FROM files WHERE hash NOT IN (SELECT original FROM uses)
          AND hash NOT IN (SELECT blob FROM derivatives)
          """)
      return try Set(String.fetchAll(database, sql: "SELECT blob FROM derivatives"))
    }
  }

  /// Gives back to the disk what pruning has freed.
  func shrink() throws { try database.vacuum() }
}
