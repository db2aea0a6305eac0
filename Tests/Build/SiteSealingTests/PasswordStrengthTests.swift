import Foundation
import Testing

@testable import SiteSealing

@Suite("How hard a password is to guess")
struct PasswordStrengthTests {
  private static let words = PasswordWords(
    file: Array(
      (try? Data(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
          path: "../../../assets/passwords/words.txt"))) ?? Data()))

  private func strength(_ password: String, personal: [String] = []) -> PasswordStrength {
    PasswordStrength(of: password, words: Self.words, personal: personal)
  }

  @Test("The list has five dice's throws of words, each once")
  func list() {
    #expect(Self.words.list.count == 7776 && Set(Self.words.list).count == 7776)
    #expect(abs(Self.words.bits - 12.92) < 0.01)
    #expect(Self.words.list.allSatisfy { $0.wholeMatch(of: /[a-z-]{3,9}/) != nil })
  }

  @Test("Five words are proposed, others each time, and are strong; without a list none are")
  func proposal() throws {
    let proposed = try #require(Self.words.proposal())
    #expect(proposed.split(separator: " ").count == 5)
    #expect(proposed.split(separator: " ").allSatisfy { Self.words.list.contains(String($0)) })
    #expect(proposed != Self.words.proposal())
    #expect(PasswordWords(file: []).proposal() == nil)
  }

  @Test(
    "What somebody may guess is weak",
    arguments: [
      "", "a", "password", "Passw0rd!", "lisbon2026", "Lissabon2026!", "qwertz123", "aaaaaaaaaaaaaaaaaaaa",
      "abcabcabcabcabcabc", "12345678901234567890", "03052026", "correct horse battery staple",
      "abacus abdomen abdominal", "summerholiday2026", "hunter2", "iloveyouiloveyou", "kxqvjzpwmbhgd",
      "1985-2026-1985", "AbacusAbdomen", "!!!!!!!!!!!!!!!!", "tr1pb00k",
    ])
  func weak(password: String) {
    #expect(strength(password).isWeak, "\(strength(password).bits)")
  }

  @Test(
    "What nobody guesses is not",
    arguments: [
      "abacus jukebox walnut thirstily recount", "AbacusJukeboxWalnutThirstily", "kxqvjzpwmbhgdnt",
      "x7Kq!mZ2vPw", "köttbullar på söndag förmiddag", "7391 5862 0473 9164 2",
    ])
  func strong(password: String) {
    #expect(!strength(password).isWeak, "\(strength(password).bits)")
  }

  @Test("Words of the trip are soon guessed, and blanks and forms of letters count for nothing")
  func personal() {
    let password = "bairro alto lourdes koskinen"
    let own = strength(password, personal: ["Bairro Alto", "Lourdes Koskinen"])
    #expect(own.bits < 20 && strength(password).bits > 60)
    #expect(strength("  abacus   jukebox ") == strength("abacus jukebox"))
    #expect(strength("ﬁrst caf\u{65}\u{301}") == strength("first caf\u{E9}"))
  }

  @Test("A longer password is no weaker, and a very long one is soon counted")
  func long() {
    var last = 0.0
    for count in [1, 4, 9, 14, 30, 90] {
      let bits = strength(String("gxkqvjzpwmbh dntrf wyslc".repeated(4).prefix(count))).bits
      #expect(bits >= last)
      last = bits
    }
    #expect(!strength("x7Kq!mZ2vP ".repeated(5000)).bits.isNaN)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
