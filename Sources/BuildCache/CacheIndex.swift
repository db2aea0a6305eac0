internal import FileIdentity
internal import GRDB

/// The cache's database: which blob belongs to which key, and which hash to which file.
struct CacheIndex: Sendable {
  let database: DatabasePool

  /// The remembered hash of a file that has not changed since.
  func hash(of file: FileIdentity) throws -> String? {
    try database.read { database in
      try String.fetchOne(
        database,
        sql: """
          SELECT hash FROM files
          WHERE device = ? AND inode = ? AND byteCount = ? AND modified = ? AND changed = ?
          """,
        arguments: [file.device, file.inode, file.byteCount, file.modified, file.changed])
    }
  }

  func remember(_ hash: String, of file: FileIdentity) throws {
    try database.write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO files (device, inode, byteCount, modified, changed, hash)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [file.device, file.inode, file.byteCount, file.modified, file.changed, hash])
    }
  }

  func derivative(_ key: DerivativeKey) throws -> DerivativeRow? {
    try database.read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT blob, width, height, byteCount FROM derivatives WHERE original = ? AND recipe = ?",
        arguments: [key.original, key.recipe]
      ).map {
        DerivativeRow(blob: $0["blob"], width: $0["width"], height: $0["height"], byteCount: $0["byteCount"])
      }
    }
  }

  func store(_ row: DerivativeRow, under key: DerivativeKey) throws {
    try database.write { database in
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO derivatives (original, recipe, blob, width, height, byteCount)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [key.original, key.recipe, row.blob, row.width, row.height, row.byteCount])
    }
  }
}

extension CacheIndex {
  func text(_ key: DerivativeKey) throws -> String? {
    try database.read { database in
      try String.fetchOne(
        database, sql: "SELECT text FROM texts WHERE original = ? AND recipe = ?",
        arguments: [key.original, key.recipe])
    }
  }

  func keep(_ text: String, under key: DerivativeKey) throws {
    try database.write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO texts (original, recipe, text) VALUES (?, ?, ?)",
        arguments: [key.original, key.recipe, text])
    }
  }
}

/// What the index knows of a derivative.
struct DerivativeRow: Hashable, Sendable {
  /// The SHA-256 of the bytes, in hexadecimal: the blob's name.
  let blob: String
  let width: Int
  let height: Int
  let byteCount: Int
}

// MARK: - Opening

extension CacheIndex {
  private static let fileName = "index.sqlite"
  /// "Trip" in ASCII: by this a database says whose it is.
  private static let applicationID = 0x5472_6970

  /// Opens the index of a cache, and puts aside one that cannot be used.
  ///
  /// - Parameters:
  ///   - folder: the cache's.
  ///   - isDamaged: whether an earlier build found it broken in use.
  /// - Returns: the index, and why it starts anew, if so.
  /// - Throws: a problem where there can be no index in that folder.
  static func open(
    in folder: String, isDamaged: Bool
  ) throws(BuildCacheProblem) -> (CacheIndex, CacheRenewal?) {
    let path = folder + "/" + fileName
    do {
      if isDamaged { throw CacheRenewal.broken }
      return (try CacheIndex(path: path), nil)
    } catch let error {
      guard let renewal = error as? CacheRenewal ?? (isDamage(error) ? .broken : nil) else {
        throw .cannotOpen(folder: folder, reason: reason(of: error))
      }
      putAside(path)
      do {
        return (try CacheIndex(path: path), renewal)
      } catch {
        throw .cannotOpen(folder: folder, reason: reason(of: error))
      }
    }
  }

  private init(path: String) throws {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.label = "cache"
    database = try DatabasePool(path: path, configuration: configuration)
    let migrator = Self.migrator
    try database.write { database in
      let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
      let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
      guard owner == Self.applicationID || isEmpty else { throw CacheRenewal.foreign }
      if try migrator.hasBeenSuperseded(database) { throw CacheRenewal.newer }
      if isEmpty { try database.execute(sql: "PRAGMA application_id = \(Self.applicationID)") }
    }
    try migrator.migrate(database)
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("files and derivatives") { database in
      try database.execute(
        sql: """
          CREATE TABLE files (
            device INTEGER NOT NULL, inode INTEGER NOT NULL, byteCount INTEGER NOT NULL,
            modified INTEGER NOT NULL, changed INTEGER NOT NULL, hash TEXT NOT NULL,
            PRIMARY KEY (device, inode)
          ) WITHOUT ROWID;
          CREATE TABLE derivatives (
            original TEXT NOT NULL, recipe TEXT NOT NULL, blob TEXT NOT NULL,
            width INTEGER NOT NULL, height INTEGER NOT NULL, byteCount INTEGER NOT NULL,
            PRIMARY KEY (original, recipe)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("texts") { database in
      try database.execute(
        sql: """
          CREATE TABLE texts (
            original TEXT NOT NULL, recipe TEXT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (original, recipe)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("uses") { database in
      try database.execute(
        sql: """
          CREATE TABLE uses (
            trip TEXT NOT NULL, original TEXT NOT NULL, PRIMARY KEY (trip, original)
          ) WITHOUT ROWID;
          CREATE INDEX uses_by_original ON uses (original);
          """)
    }
    return migrator
  }
}

extension CacheRenewal: Error {}
