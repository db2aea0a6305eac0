import Testing
import TripModel

@Suite("Runs of numbers")
struct NumberRunTests {
  @Test(
    "tell each number once and in order, three and more that follow each other as one",
    arguments: [
      ([], ""), ([4], "4"), ([2, 3], "2·3"), ([5, 1, 3, 2], "1–3, 5"), ([1, 1, 2], "1·2"),
      ([-1, 0, 1, 7, 8], "-1–1, 7·8"),
    ] as [([Int], String)])
  func told(numbers: [Int], text: String) {
    #expect(numbers.inRuns(pairedBy: "·", joinedBy: ", ") == text)
    #expect(numbers.runs.flatMap { Array($0) } == Set(numbers).sorted())
  }
}
