import Testing

@testable import TripbookCommands

@Suite("The pace of long work")
struct ProgressPaceTests {
  @Test(
    "is told as a rate and a time left",
    arguments: [
      (100, 1000, 4.0, ", 25 a second, 40 s left"),
      (10, 31, 4.0, ", 2.5 a second, 10 s left"),
      (2, 3, 100.0, ", 1 a minute, 50 s left"),
      (100, 10_000, 20.0, ", 5.0 a second, 33 min left"),
      (60, 30_000, 20.0, ", 3.0 a second, 2 h 47 min left"),
      (10, 43_210, 10.0, ", 1.0 a second, 12 h left"),
    ])
  func words(done: Int, all: Int, seconds: Double, expected: String) {
    var pace = ProgressPace()
    pace.note(done: 0, of: all, at: 7)
    pace.note(done: done, of: all, at: 7 + seconds)
    #expect(pace.words == expected)
  }

  @Test("is not told before two seconds have passed, where nothing moves, and at the end")
  func silence() {
    var pace = ProgressPace()
    pace.note(done: 0, of: 100, at: 0)
    pace.note(done: 50, of: 100, at: 1.9)
    #expect(pace.words == "")
    var stuck = ProgressPace()
    stuck.note(done: 5, of: 100, at: 0)
    stuck.note(done: 5, of: 100, at: 60)
    #expect(stuck.words == "")
    pace.note(done: 100, of: 100, at: 4)
    #expect(pace.words == "")
  }

  @Test("is that of late, not of the pictures that were in the cache")
  func lately() {
    var pace = ProgressPace()
    pace.note(done: 0, of: 10_000, at: 0)
    for second in 1...3 { pace.note(done: second * 3000, of: 10_000, at: Double(second)) }
    for second in 4...40 { pace.note(done: 9000 + (second - 3) * 10, of: 10_000, at: Double(second)) }
    #expect(pace.words == ", 10 a second, 2 min left")
  }

  @Test("begins anew with other work")
  func otherWork() {
    var pace = ProgressPace()
    for second in 0...9 { pace.note(done: second * 100, of: 1000, at: Double(second)) }
    pace.note(done: 0, of: 20, at: 10)
    pace.note(done: 6, of: 20, at: 13)
    #expect(pace.words == ", 2.0 a second, 10 s left")
  }
}
