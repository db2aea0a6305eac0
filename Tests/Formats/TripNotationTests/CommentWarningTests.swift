import Diagnostics
import Testing
import TripNotation

@Suite("Text that a comment cuts")
struct CommentWarningTests {
  @Test(
    "A # with a blank before it and none behind is probably not meant",
    arguments: [
      ("room: Room #4", 12), ("tag: #beach", 6), ("- #beach", 3), ("- a #b c", 5), ("a: one\n  two #3", 7),
      ("a: [b, c #d\n  ]", 10), ("a: {b: c} #d", nil), ("a: 'b' #d", nil), ("a: |  #d\n  b", nil),
      ("a: b # c", nil),
      ("a: b  ## c", nil), ("a: b #", nil), ("a: b#c", nil), ("#beach\na: b", nil),
      ("a: b\n#beach\nc: d", nil),
    ] as [(String, Int?)])
  func warning(_ text: String, _ column: Int?) {
    let diagnostics = read(text).diagnostics
    #expect(diagnostics.map(\.severity) == (column == nil ? [] : [.warning]))
    #expect(diagnostics.first?.place?.span?.column == column)
    #expect(diagnostics.allSatisfy { $0.code == .cutByComment })
  }
}
