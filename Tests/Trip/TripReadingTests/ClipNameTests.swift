import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("The time in a clip's name")
struct ClipNameTests {
  @Test(
    "is read as phones and messengers write it",
    arguments: [
      ("photos/VID_20260503_140512.mp4", "2026-05-03T14:05:12", false),
      ("20180717_080125.mp4", "2018-07-17T08:01:25", false),
      ("PXL_20260503_130512345.mp4", "2026-05-03T13:05:12", true),
      ("2026-05-03 14.05.12.mov", "2026-05-03T14:05:12", false),
      ("Film 2026-05-03 at 14.05.12.mp4", nil, false), ("VID-20260503-WA0001.mp4", nil, false),
      ("VID_20260503_250000.mp4", nil, false), ("IMG_0001.mov", nil, false), ("GX010023.MP4", nil, false),
    ] as [(String, String?, Bool)])
  func names(_ file: String, _ clock: String?, _ isUTC: Bool) {
    let found = ClipNameClock(file)
    claim(found.map { Moment(local: $0.local).description }, is: clock)
    claim(found?.isUTC ?? false, is: isUTC)
  }

  @Test(
    "tells with a moment in UTC how far the clock was ahead, whether the clip began or ended then",
    arguments: [
      ("13:05:12", 3600), ("13:05:42", 3600), ("08:35:12", 19_800), ("18:05:12", -14_400), ("14:05:12", nil),
      ("13:11:00", nil),
    ] as [(String, Int?)])
  func offsets(_ moment: String, _ offset: Int?) throws {
    let named = try unwrapped(ClipNameClock("VID_20260503_140512.mp4"))
    let parts = moment.split(separator: ":").compactMap { Int($0) }
    let instant = 20_576 * 86_400 + parts[0] * 3600 + parts[1] * 60 + parts[2]
    claim(named.offset(at: instant, seconds: 30)?.seconds, is: offset)
  }
}
