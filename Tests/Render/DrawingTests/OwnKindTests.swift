import Claims
import Testing

@testable import Drawing

@Suite("Signs of kinds that have none of their own")
struct OwnKindTests {
  @Test(
    "are apart by their shapes for the first four, and by shape or colour for the next",
    arguments: 2...7)
  func apart(tones count: Int) throws {
    let tones = Array(PlaceCategory.allCases.prefix(count))
    let kinds = try (0..<8).map { try unwrapped(OwnKind($0, of: tones)) }
    claim(kinds.prefix(4).map(\.holes), is: [1, 2, 3, 4])
    claim(Set(kinds).count, is: kinds.count)
    claim(Set(kinds.map { ownKindSign($0).markup }).count, is: kinds.count)
  }

  @Test("are in the colour of their tone, and no sign without one")
  func tone() throws {
    let sign = ownKindSign(try unwrapped(OwnKind(0, of: [.view]))).markup
    #expect(sign.contains("\"sign c-view\""))
    #expect(sign != categorySign(.other).markup)
    claim(none: OwnKind(0, of: []))
  }
}
