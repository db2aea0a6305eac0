import Testing

@testable import SiteSealing

@Suite("The key that a machine keeps of a site")
struct StoredKeyTests {
  private let stored: StoredKey

  init() throws {
    let key = try #require(SiteKey(hex: String(repeating: "0a", count: 32)))
    let locks = ["acorn", "bramble"].map { KeyRing.Lock(key, password: $0, rounds: 3) }
    stored = StoredKey(key: key, locks: locks, folder: "/home/ana/a trip: in Belém", strength: 65)
  }

  @Test("Is read as it was written, and opens with its passwords")
  func roundTrip() throws {
    let read = try #require(StoredKey(file: Array(stored.file.utf8)))
    #expect(read == stored)
    #expect(read.locks.map { $0.opened(by: "bramble") == stored.key } == [false, true])
    #expect(read.ring == KeyRing(siteID: stored.key.siteID, locks: stored.locks))
    var unknown = stored
    unknown.strength = nil
    #expect(StoredKey(file: Array(unknown.file.utf8)) == unknown)
    let edited = stored.file.replacing("\n", with: "\r\n") + "# A word of mine.\n"
    #expect(StoredKey(file: Array(edited.utf8)) == stored)
  }

  @Test("Holds no password, and no line that a folder's name makes")
  func holdsNoPassword() {
    #expect(!stored.file.contains("acorn") && !stored.file.contains("bramble"))
    var other = stored
    other.folder = "/home/ana\nkey: 00"
    #expect(StoredKey(file: Array(other.file.utf8))?.key == stored.key)
  }

  @Test(
    "Is nothing where anything of it is missing or other",
    arguments: [
      ("version: 1", "version: 2"), ("key: 0a", "key: 0"), ("key: 0a", "key: xx"), ("locks:\n", ""),
      ("folder:", "ordner:"), ("- 3 ", "- 0 "), ("- 3 ", "- 20000001 "), ("- 3 ", "- three "),
      ("- 3 ", "- 3 AAAA "),
      ("strength: 65", "strength: much"), ("passwords: 2", "passwords: 3"), ("\n- 3 ", "\n3 "),
    ] as [(String, String)])
  func strict(old: String, new: String) {
    #expect(stored.file.contains(old))
    #expect(StoredKey(file: Array(stored.file.replacing(old, with: new).utf8)) == nil)
  }

  @Test("Is nothing where it was cut off")
  func cut() {
    let bytes = Array(stored.file.utf8)
    for count in bytes.indices.dropLast(1) {
      let read = StoredKey(file: Array(bytes[..<count]))
      #expect(read == nil, "\(count)")
    }
    #expect(StoredKey(file: []) == nil && StoredKey(file: [0xFF]) == nil)
  }

  @Test("Lies under a name that tells nothing of the folder, and is its own")
  func names() {
    let name = StoredKey.fileName(ofFolder: "/home/ana/lisbon")
    #expect(name == StoredKey.fileName(ofFolder: "/home/ana/lisbon"))
    #expect(name.wholeMatch(of: /[a-z2-7]{26}\.yml/) != nil)
    #expect(name != StoredKey.fileName(ofFolder: "/home/ana/rome"))
  }
}
