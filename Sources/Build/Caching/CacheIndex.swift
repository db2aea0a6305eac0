internal import FileIdentities
internal import GRDB

/// The cache's database: which blob belongs to which key, and which hash to which file. A row that is not what was
/// written counts as missing, and is written over by what is made anew. What is asked of each picture is a statement
/// compiled once for each connection: to compile it takes longer than to look.
struct CacheIndex: Sendable {
  let database: DatabasePool

  /// The remembered hash of a file that has not changed since.
  func hash(of file: FileIdentity) throws -> String? {
    let row = try row(
      """
      SELECT hash, seal FROM files
      WHERE device = ? AND inode = ? AND byteCount = ? AND modified = ? AND changed = ?
      """, [file.device, file.inode, file.byteCount, file.modified, file.changed])
    guard let row, let hash = row.text("hash"), Self.seal(hash, of: file).isOn(row) else { return nil }
    return hash
  }

  func remember(_ hash: String, of file: FileIdentity) throws {
    try write(
      """
      INSERT OR REPLACE INTO files (device, inode, byteCount, modified, changed, hash, seal)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        file.device, file.inode, file.byteCount, file.modified, file.changed, hash,
        Self.seal(hash, of: file).description,
      ])
  }

  func derivative(_ key: DerivativeKey) throws -> DerivativeRow? {
    let row = try row(
      "SELECT blob, width, height, byteCount, seal FROM derivatives WHERE original = ? AND recipe = ?",
      [key.original, key.recipe])
    guard let row, let found = DerivativeRow(row), Self.seal(found, under: key).isOn(row) else { return nil }
    return found
  }

  func store(_ row: DerivativeRow, under key: DerivativeKey) throws {
    try write(
      """
      INSERT OR REPLACE INTO derivatives (original, recipe, blob, width, height, byteCount, seal)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        key.original, key.recipe, row.blob, row.width, row.height, row.byteCount,
        Self.seal(row, under: key).description,
      ])
  }

  func text(_ key: DerivativeKey) throws -> String? {
    let row = try row(
      "SELECT text, seal FROM texts WHERE original = ? AND recipe = ?", [key.original, key.recipe])
    guard let row, let text = row.text("text"), Self.seal(text, under: key).isOn(row) else { return nil }
    return text
  }

  func keep(_ text: String, under key: DerivativeKey) throws {
    try write(
      "INSERT OR REPLACE INTO texts (original, recipe, text, seal) VALUES (?, ?, ?, ?)",
      [key.original, key.recipe, text, Self.seal(text, under: key).description])
  }

  private func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
    try database.read { try Row.fetchOne(try $0.cachedStatement(sql: sql), arguments: arguments) }
  }

  private func write(_ sql: String, _ arguments: StatementArguments) throws {
    try database.write { try $0.execute(sql: sql, arguments: arguments) }
  }
}

// MARK: - Seals

extension CacheIndex {
  private static func seal(_ hash: String, of file: FileIdentity) -> RowSeal {
    RowSeal("files", [file.device, file.inode, file.byteCount, file.modified, file.changed, hash])
  }

  private static func seal(_ row: DerivativeRow, under key: DerivativeKey) -> RowSeal {
    RowSeal("derivatives", [key.original, key.recipe, row.blob, row.width, row.height, row.byteCount])
  }

  private static func seal(_ text: String, under key: DerivativeKey) -> RowSeal {
    RowSeal("texts", [key.original, key.recipe, text])
  }

  /// Takes out the derivatives that are not what was written, under whatever key: nobody else looks for them.
  static func removeUnsealed(_ database: Database) throws {
    let rows = try Row.fetchAll(database, sql: "SELECT * FROM derivatives")
    for row in rows {
      guard let original = row.text("original"), let recipe = row.text("recipe"),
        let found = DerivativeRow(row),
        seal(found, under: DerivativeKey(original: original, recipe: recipe)).isOn(row)
      else {
        // Compared as they are, whatever kind of values the key has become.
        try database.execute(
          sql: "DELETE FROM derivatives WHERE original IS ? AND recipe IS ?",
          arguments: [row["original"] as DatabaseValue, row["recipe"] as DatabaseValue])
        continue
      }
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

  init(blob: String, width: Int, height: Int, byteCount: Int) {
    self.blob = blob
    self.width = width
    self.height = height
    self.byteCount = byteCount
  }

  /// Nil where a column holds another kind of value than was written.
  init?(_ row: Row) {
    guard let blob = row.text("blob"), let width = row.number("width"), let height = row.number("height"),
      let byteCount = row.number("byteCount")
    else { return nil }
    self.init(blob: blob, width: width, height: height, byteCount: byteCount)
  }
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
      let isBroken = isDamage(error) || (isRefusal(error) && mayWrite(path))
      guard let renewal = error as? CacheRenewal ?? (isBroken ? .broken : nil) else {
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
    // Kilobytes of pages that each connection keeps: with the 2,000 that are usual they grow with the pictures of a
    // trip, and what is asked of each is asked once.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -256") }
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
    // What was kept before there were seals bears none, and is made anew. `uses` needs none: it tells only what to
    // keep.
    migrator.registerMigration("seals") { database in
      try database.execute(
        sql: """
          DROP TABLE files;
          DROP TABLE derivatives;
          DROP TABLE texts;
          CREATE TABLE files (
            device INTEGER NOT NULL, inode INTEGER NOT NULL, byteCount INTEGER NOT NULL,
            modified INTEGER NOT NULL, changed INTEGER NOT NULL, hash TEXT NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (device, inode)
          ) WITHOUT ROWID;
          CREATE TABLE derivatives (
            original TEXT NOT NULL, recipe TEXT NOT NULL, blob TEXT NOT NULL,
            width INTEGER NOT NULL, height INTEGER NOT NULL, byteCount INTEGER NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (original, recipe)
          ) WITHOUT ROWID;
          CREATE TABLE texts (
            original TEXT NOT NULL, recipe TEXT NOT NULL, text TEXT NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (original, recipe)
          ) WITHOUT ROWID;
          """)
    }
    return migrator
  }
}

extension CacheRenewal: Error {}
