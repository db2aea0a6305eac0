import Testing

@testable import PictureScaling

@Suite("The words for a picture's problem")
struct WordsTests {
  @Test(
    "come from what the library and its codecs complain of",
    arguments: [
      ("VipsForeignLoad: source is not in a known format", PictureProblem.notAPicture),
      ("svgload_source: operation is blocked", .notAPicture),
      ("VipsJpeg: Premature end of input file", .endsEarly),
      ("pngload_source: libspng read error", .endsEarly),
      ("heif: Invalid input: Unexpected end of file", .endsEarly),
      ("VipsJpeg: Corrupt JPEG data: premature end of data segment", .damaged),
      ("VipsJpeg: Corrupt JPEG data: bad Huffman code", .damaged), ("", .damaged),
      ("VipsJpeg: Invalid SOS parameters for sequential JPEG", nil),
      ("VipsJpeg: Corrupt JPEG data: 3 extraneous bytes before marker 0xd9", nil),
    ] as [(String, PictureProblem?)])
  func complaints(text: String, problem: PictureProblem?) {
    #expect(PictureComplaint(text).problem == problem)
  }

  @Test("are sentences without full stop, with a way out that is one")
  func sentences() {
    let problems: [PictureProblem] = [
      .unreadable(reason: "permission denied"), .notAFile, .empty, .notAPicture, .endsEarly, .damaged,
      .tooLarge(PixelSize(width: 100_000, height: 90_000), limit: 250_000_000), .cannotEncode, .changed,
      .tooManyBytes(2_000_000_000, limit: 1_000_000_000),
    ]
    for problem in problems {
      #expect(!problem.message.isEmpty && !problem.message.hasSuffix("."))
      #expect(problem.advice?.hasSuffix(".") != false)
    }
    #expect(problems[6].message == "it is too large: 100000 by 90000 pixels")
    #expect(PictureLibraryMissing.notInstalled.advice.contains("apt-get install libvips42"))
    #expect(PictureLibraryMissing.notInstalled.message != PictureLibraryMissing.unfit.message)
  }
}
