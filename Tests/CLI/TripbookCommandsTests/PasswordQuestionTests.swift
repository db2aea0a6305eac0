import Diagnostics
import Foundation
import SiteSealing
import Testing

@testable import TripbookCommands

/// A terminal on which passwords are typed.
private final class Typist {
  private var answers: [String]
  private(set) var shown = ""

  init(_ answers: [String]) { self.answers = answers }

  var questions: Questions {
    Questions(
      isAsking: true, show: { self.shown += $0 }, nextLine: { nil },
      nextHiddenLine: { self.answers.isEmpty ? nil : self.answers.removeFirst() })
  }

  func asked(takesWeak: Bool = false, given: String? = nil) throws -> PasswordQuestion.Answer {
    let words = PasswordWords(file: Array((0..<2000).map { "word\($0)" }.joined(separator: "\n").utf8))
    return try PasswordQuestion(
      questions: questions, words: words, personal: ["Lisbon"], takesWeak: takesWeak
    )
    .answer(given: given)
  }
}

@Suite("The question for a password")
struct PasswordQuestionTests {
  private let strong = "gvxk qzwp jhbt mrdl"

  @Test("Is asked twice, without the blanks around it, and never shown")
  func twice() throws {
    let typist = Typist(["  \(strong) ", strong])
    let answer = try typist.asked()
    #expect(answer.password == strong && !answer.strength.isWeak)
    #expect(!typist.shown.contains(strong) && typist.shown.contains("Once more: "))
  }

  @Test("Takes five proposed words for Enter")
  func proposal() throws {
    let typist = Typist([""])
    let password = try typist.asked().password
    #expect(password.split(separator: " ").count == 5 && password.hasPrefix("word"))
    #expect(typist.shown.contains("nobody guesses: \(password)\n"))
  }

  @Test("Is asked again where the two differ, or where it can be guessed")
  func again() throws {
    let typist = Typist([strong, "another", "lisbon2026", strong, strong])
    #expect(try typist.asked().password == strong)
    #expect(typist.shown.contains("That was another one"))
    #expect(typist.shown.contains("This password can be guessed: it has about "))
    #expect(!typist.shown.contains("lisbon2026"))
  }

  @Test("Takes one that can be guessed where that is said")
  func weak() throws {
    let answer = try Typist(["lisbon2026", "lisbon2026"]).asked(takesWeak: true)
    #expect(answer.password == "lisbon2026" && answer.strength.isWeak)
    #expect(try Typist([]).asked(takesWeak: true, given: "lisbon2026").password == "lisbon2026")
  }

  @Test("Is not asked where one is given, which must not be weak either")
  func given() throws {
    let typist = Typist([])
    #expect(try typist.asked(given: strong).password == strong)
    #expect(typist.shown.isEmpty)
    let refused = #expect(throws: CommandStop.self) { try typist.asked(given: "lisbon2026") }
    #expect(refused?.diagnostics.map(\.code) == [.weakPassword] && refused?.exitStatus == 3)
    #expect(refused?.diagnostics.contains { $0.message.contains("lisbon2026") } == false)
  }

  @Test("Ends where nobody answers, and where there is nobody to ask")
  func ends() {
    #expect(throws: CommandStop.self) { try Typist([strong]).asked() }
    let alone = PasswordQuestion(
      questions: Questions(isAsking: false, show: { _ in }, nextLine: { nil }),
      words: PasswordWords(file: []), personal: [], takesWeak: false)
    let stop = #expect(throws: CommandStop.self) { try alone.answer(given: nil) }
    #expect(stop?.exitStatus == 2)
  }
}

@Suite("The keys on this machine")
struct SiteKeyStoreTests {
  private let base = FileManager.default.temporaryDirectory.path + "/keys-" + UUID().uuidString

  @Test("Are kept a file each, which nobody else may read, and found by whatever path leads to the folder")
  func keeps() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    try FileManager.default.createDirectory(atPath: base + "/lisbon", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: base + "/link", withDestinationPath: base + "/lisbon")
    let store = SiteKeyStore(folder: base + "/config/tripbook/sites")
    #expect(store.stored(base + "/lisbon") == nil)
    let key = SiteKey.random()
    let lock = KeyRing.Lock(key, password: "a", rounds: 2)
    try store.keep(StoredKey(key: key, locks: [lock]), of: base + "/link")
    #expect(store.stored(base + "/lisbon")?.key == key)
    #expect(store.stored(base + "/lisbon/../link/")?.key == key)
    #expect(store.stored(base + "/rome") == nil)
    let file = store.path(of: base + "/lisbon")
    func rights(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try rights(file) == 0o600 && rights(store.folder) == 0o700)
    try Data("key: 00\n".utf8).write(to: URL(fileURLWithPath: file))
    guard case .damaged = store.found(base + "/lisbon") else {
      Issue.record("taken for a key")
      return
    }
    #expect(store.stored(base + "/lisbon") == nil)
  }

  @Test("Of a folder that is gone the key is offered, until another one has it")
  func gone() throws {
    defer { try? FileManager.default.removeItem(atPath: base) }
    let store = SiteKeyStore(folder: base + "/config/tripbook/sites")
    #expect(store.goneFolders == [])
    try FileManager.default.createDirectory(atPath: base + "/rome", withIntermediateDirectories: true)
    func made() -> StoredKey {
      let key = SiteKey.random()
      return StoredKey(key: key, locks: [KeyRing.Lock(key, password: "a", rounds: 2)])
    }
    let lisbon = made()
    try store.keep(lisbon, of: base + "/lisbon")
    try store.keep(made(), of: base + "/rome")
    #expect(store.goneFolders == [base + "/lisbon"])
    try FileManager.default.createDirectory(atPath: base + "/porto", withIntermediateDirectories: true)
    try store.keep(lisbon, of: base + "/porto")
    #expect(store.goneFolders == [])
  }
}
