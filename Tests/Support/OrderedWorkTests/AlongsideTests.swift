import Synchronization
import Testing

@testable import OrderedWork

@Suite("Work alongside")
struct AlongsideTests {
  private struct Refused: Error {}

  @Test("is handed over to whoever asks for it")
  func isMade() async {
    let sum = await alongside {
      40
    } _: { made in
      await made() + 2
    }
    #expect(sum == 42)
  }

  @Test("is over when the work beside it has failed, or ended without asking", arguments: [true, false])
  func isOver(fails: Bool) async {
    let isOver = Mutex(false)
    _ = try? await alongside {
      // Longer than what stands beside it.
      var sum: UInt64 = 0
      for number in 0..<3_000_000 as Range<UInt64> { sum = sum &* 31 &+ number }
      isOver.withLock { $0 = sum != 0 }
    } _: { (_) async throws(Refused) in
      if fails { throw Refused() }
    }
    let hasEnded = isOver.withLock(\.self)
    #expect(hasEnded)
  }
}
