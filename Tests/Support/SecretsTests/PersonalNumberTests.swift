import Secrets
import Testing

@Suite("Numbers of passports, policies, accounts and cards")
struct PersonalNumberTests {
  @Test(
    "are known by the word before them, or by the figures that check them",
    arguments: [
      ("Passport Jonas P4471920 / Lina P5120083 / Marek ED 774120", ["P4471920", "P5120083", "774120"]),
      ("passport NPL7C0D62", ["NPL7C0D62"]), ("Reisepass-Nr. C01X00T47", ["C01X00T47"]),
      ("Паспорт 75 3456789", ["3456789"]), ("パスポート番号：TK1234567", ["TK1234567"]),
      ("Policy BRK-7730112. Call them", ["BRK-7730112"]), ("Versicherungsnummer: 88-120456", ["88-120456"]),
      ("visa no 94817263", ["94817263"]),
      ("to DE89 3704 0044 0532 0130 00 please", ["DE89 3704 0044 0532 0130 00"]),
      ("GB82WEST12345698765432", ["GB82WEST12345698765432"]),
      ("Card 4111 1111 1111 1111", ["4111 1111 1111 1111"]),
    ] as [(String, [String])])
  func found(line: String, numbers: [String]) {
    #expect(PersonalNumber.mayBe(in: Array(line.utf8)))
    #expect(PersonalNumber.found(in: line[...]).map(String.init) == numbers)
  }

  @Test(
    "are no days, hours, flights, prices and years",
    arguments: [
      "Passport control, then flight KL1693 at 14:30", "Passport stamp of 2026-05-04",
      "passport until 05.2031",
      "Our visa took 90 days and 12000 rupees", "Bus 4111 1111 1111 1112",
      "The policy of 1998 has 4000 pages",
      "DE88 3704 0044 0532 0130 00", "We walked 123456 steps",
    ])
  func none(line: String) { #expect(PersonalNumber.found(in: line[...]).isEmpty) }

  @Test("are counted up to some hundreds, so that a line of nothing else takes no time")
  func many() {
    let line = Array(repeating: "4111111111111111", count: 1000).joined(separator: " ")
    #expect(PersonalNumber.found(in: line[...]).count == 300)
  }

  @Test("are looked for only where a word has four figures")
  func quick() {
    #expect(!PersonalNumber.mayBe(in: Array("Day 12, 345 m up, 9:30".utf8)))
  }
}
