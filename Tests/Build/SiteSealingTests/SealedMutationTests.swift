import Foundation
import Rounds
import SiteOutput
import Testing

@testable import SiteSealing

@Suite("What was changed in a sealed site is never given out")
struct SealedMutationTests {
  private let sealed = SealedFolder.small.filter { $0.key != "assets/style.css" }

  /// Whatever opens is what was sealed under its path, and what does not open is told.
  private func expectTruth(_ folder: SealedFolder, _ what: String) async throws {
    let (files, faults) = try await folder.opened()
    for (path, bytes) in files { #expect(bytes == folder.files[path], "\(what): \(path)") }
    #expect(files.count == sealed.count || !faults.isEmpty, "\(what)")
  }

  /// The places of what is sealed.
  private func places(_ folder: SealedFolder) throws -> [String] {
    try sealed.keys.sorted().map { try folder.place($0) }
  }

  @Test("Bits that flip, bytes that go, come or are doubled, anywhere in any file")
  func mutations() async throws {
    let folder = try await SealedFolder()
    let places = try places(folder)
    var random = SplitMix(state: 27)
    for round in 0..<Rounds.of(60, nightly: 4000) {
      let place = places[random.number(below: places.count)]
      let whole = try folder.bytes(place)
      var bytes = whole
      let at = random.number(below: bytes.count)
      switch random.number(below: 5) {
      case 0: bytes[at] ^= 1 << UInt8(random.number(below: 8))
      case 1: bytes.removeSubrange(at...)
      case 2: bytes.insert(UInt8(random.number(below: 256)), at: at)
      case 3: bytes.insert(contentsOf: bytes[at...].prefix(40), at: at)
      default: bytes.removeSubrange(at..<min(at + 1 + random.number(below: 40), bytes.count))
      }
      try folder.write(place, bytes)
      try await expectTruth(folder, "round \(round) in \(place) at \(at)")
      try folder.write(place, whole)
    }
    #expect(try await folder.opened().files == sealed)
  }

  @Test("A ring of keys that was changed gives no other key, and few rounds for a stranger")
  func rings() throws {
    let key = SiteKey.random()
    let whole = KeyRing(siteID: key.siteID, locks: [KeyRing.Lock(key, password: "a", rounds: 10)]).script
    var random = SplitMix(state: 44)
    for _ in 0..<Rounds.of(500, nightly: 50_000) {
      var changed = whole
      for _ in 0...random.number(below: 3) {
        let at = random.number(below: changed.count)
        switch random.number(below: 3) {
        case 0: changed[at] = UInt8(random.number(below: 256))
        case 1: changed.remove(at: at)
        default: changed.insert(changed[random.number(below: changed.count)], at: at)
        }
      }
      guard let ring = KeyRing(script: changed) else { continue }
      for lock in ring.locks where lock.rounds < 10_000 {
        let opened = lock.opened(by: "a")
        #expect(opened == nil || opened == key)
      }
      #expect(ring.locks.allSatisfy { (1...20_000_000).contains($0.rounds) })
    }
  }

  @Test("Every bit of what is sealed counts")
  func everyBit() throws {
    let key = SiteKey.random()
    let whole = SealedText(path: "a", byteCount: 1, offset: 0, bytes: [1]).sealed(named: "x", with: key)
    var random = SplitMix(state: 5)
    for _ in 0..<Rounds.of(500, nightly: 20_000) {
      var changed = whole
      changed[random.number(below: whole.count)] ^= 1 << UInt8(random.number(below: 8))
      #expect(SealedText(opening: changed, named: "x", with: key) == nil)
      let cut = whole.prefix(random.number(below: whole.count))
      #expect(SealedText(opening: Array(cut), named: "x", with: key) == nil)
    }
  }

  @Test("Two files that were exchanged, as they are or under each other's names")
  func swapped() async throws {
    let folder = try await SealedFolder()
    let places = try places(folder)
    for one in places {
      for other in places where one < other {
        let (first, second) = (try folder.bytes(one), try folder.bytes(other))
        try folder.write(one, second)
        try folder.write(other, first)
        let (files, faults) = try await folder.opened()
        #expect(files.count == sealed.count - 2 && faults.count >= 2, "\(one) \(other)")
        try folder.write(one, renamed(second, from: other, to: one))
        try await expectTruth(folder, "\(other) as \(one)")
        try folder.write(one, first)
        try folder.write(other, second)
      }
    }
  }

  /// A script that says another name.
  private func renamed(_ bytes: [UInt8], from place: String, to other: String) -> [UInt8] {
    func name(_ place: String) -> String { String(place.dropFirst(2).prefix(26)) }
    return Array(
      String(decoding: bytes, as: UTF8.self).replacing(name(place), with: name(other)).utf8)
  }

  @Test("Files of another site with the same files, under their own names or under those of this one")
  func foreign() async throws {
    let (folder, other) = (try await SealedFolder(), try await SealedFolder(digits: "a5"))
    for path in sealed.keys.sorted() where path != "index.html" {
      let (place, strange) = (try folder.place(path), try other.place(path))
      #expect(place != strange)
      let foreign = try other.bytes(strange)
      try folder.write(strange, foreign)
      let whole = try folder.bytes(place)
      try folder.write(place, renamed(foreign, from: strange, to: place))
      let (files, faults) = try await folder.opened()
      #expect(files.count == sealed.count - 1, "\(path)")
      #expect(faults.count { $0.kind == .unopened } == 2, "\(path)")
      try folder.write(place, whole)
      try FileManager.default.removeItem(atPath: folder.path + "/" + strange)
    }
  }
}
