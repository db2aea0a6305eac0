import Foundation
import Testing

@testable import PictureScaling

@Suite("A bad picture", .enabled(if: hasLibrary))
struct BadPictureTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test("that was cut off anywhere is refused", arguments: [1, 2, 3, 10, 100, 300, 500, 700, 900, 990, 998])
  func truncated(perMille: Int) throws {
    let jpeg = try bench.jpeg(of: .noise(width: 200, height: 100))
    let file = try bench.put(Array(jpeg.prefix(max(3, jpeg.count * perMille / 1000))), as: "p.jpg")
    let found = problem(file)
    #expect(found == .endsEarly || found == .damaged, "\(String(describing: found))")
    if perMille >= 300 { #expect(found == .endsEarly) }
  }

  @Test(
    "that is cut, emptied or written over after it was read is the one that was read",
    arguments: [0, 1, 1000])
  func cutWhileRead(left: Int) throws {
    for (name, bytes) in [
      ("p.jpg", try bench.jpeg(of: .noise(width: 400, height: 300))),
      ("p.png", DrawnPicture.noise(width: 400, height: 300).png),
    ] {
      let path = try bench.put(bytes, as: name)
      let file = try PictureFile(path)
      #expect(unsafe truncate(path, off_t(left)) == 0)
      #expect(try file.declaredSize() == PixelSize(width: 400, height: 300))
      let size = try file.decoded(toWidth: 100).size
      #expect(size == PixelSize(width: 100, height: 75))
    }
  }

  @Test("whose file is larger than any picture's is refused before it is read")
  func tooManyBytes() throws {
    let path = try bench.put(bench.jpeg(of: .noise(width: 20, height: 20)), as: "p.jpg")
    #expect(unsafe truncate(path, 1 << 40) == 0)
    #expect(problem(path) == .tooManyBytes(1 << 40, limit: 1_000_000_000))
  }

  @Test("that was cut off is refused as PNG too")
  func truncatedPNG() throws {
    let png = DrawnPicture.noise(width: 200, height: 100).png
    #expect(problem(try bench.put(Array(png.prefix(png.count / 2)), as: "p.png")) == .endsEarly)
  }

  @Test(
    "that is something else is refused, whatever its name",
    arguments: [
      "Dear diary",
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9'/></svg>",
      "%PDF-1.4\n", "P3\n1 1\n255\n1 2 3\n", "GIF89a", "\u{0}", "1,2,3\n4,5,6\n",
    ])
  func somethingElse(text: String) throws {
    for name in ["p.jpg", "p.png", "p.svg", "p.csv", "p.ppm"] {
      #expect(problem(try bench.put(Array(text.utf8), as: name)) == .notAPicture)
    }
  }

  @Test("that has no bytes, is not there or is no file is refused without waiting")
  func noFile() throws {
    #expect(problem(try bench.put([], as: "empty.jpg")) == .empty)
    #expect(problem(bench.path) == .notAFile)
    #expect(problem(bench.path + "/nothing.jpg") == .unreadable(reason: "no such file or directory"))
    unsafe mkfifo(bench.path + "/pipe.jpg", 0o600)
    #expect(problem(bench.path + "/pipe.jpg") == .notAFile)
  }

  @Test("that declares more pixels than one should decode is refused by its head")
  func bomb() throws {
    let png = DrawnPicture.signature + DrawnPicture.header(width: 100_000, height: 100_000)
    let file = try bench.put(
      png + DrawnPicture(width: 1, height: 1) { _, _ in .black }.png.dropFirst(33), as: "p.png")
    let size = PixelSize(width: 100_000, height: 100_000)
    #expect(problem(file) == .tooLarge(size, limit: 250_000_000))
    #expect(try bench.scaler.size(of: file) == size)
  }

  @Test("whose middle is spoilt is refused")
  func spoilt() throws {
    var jpeg = try bench.jpeg(of: .noise(width: 400, height: 200))
    let middle = jpeg.count / 2
    jpeg.replaceSubrange(middle..<middle + 2000, with: Array(repeating: 0xFF, count: 2000))
    #expect(problem(try bench.put(jpeg, as: "p.jpg")) == .damaged)
  }

  @Test("does not lend its problem to another picture on another thread")
  func noMixing() async throws {
    let bench = bench
    let good = try bench.put(DrawnPicture.quarters(width: 60, height: 40).png, as: "good.png")
    let text = try bench.put(Array("Dear diary".utf8), as: "text.jpg")
    let jpeg = try bench.jpeg(of: .noise(width: 200, height: 100))
    let cut = try bench.put(Array(jpeg.prefix(jpeg.count / 2)), as: "cut.jpg")
    let wanted: [String: PictureProblem?] = [good: nil, text: .notAPicture, cut: .endsEarly]
    await withTaskGroup(of: (String, PictureProblem?).self) { group in
      for _ in 0..<20 {
        for file in [good, text, cut] { group.addTask { (file, problemOf(file, in: bench)) } }
      }
      for await (file, found) in group { #expect(wanted[file] == .some(found)) }
    }
  }

  @Test("with bytes that no decoder minds being there is made all the same")
  func trailing() throws {
    let jpeg = try bench.jpeg(of: .quarters(width: 60, height: 40))
    #expect(problem(try bench.put(jpeg + Array(repeating: 7, count: 5000), as: "p.jpg")) == nil)
  }

  /// Stray bytes between the header's segments: some cameras write them, libjpeg warns and goes on.
  @Test("with an oddity that harms nothing is made all the same")
  func oddity() throws {
    let jpeg = try bench.jpeg(of: .quarters(width: 60, height: 40))
    let firstSegment = 4 + Int(jpeg[4]) << 8 + Int(jpeg[5])
    let odd = jpeg.prefix(firstSegment) + [1, 2, 3] + jpeg.dropFirst(firstSegment)
    let file = try bench.put(Array(odd), as: "p.jpg")
    let made = try bench.scaler.derivatives(of: file, sizes: [.width(60)], quality: 95)[0]
    #expect(try bench.quarters(of: made)[0].isNearly(DrawnPicture.corners[0]))
  }

  private func problem(_ file: String) -> PictureProblem? { problemOf(file, in: bench) }
}

private func problemOf(_ file: String, in bench: Workbench) -> PictureProblem? {
  do {
    _ = try bench.scaler.derivatives(of: file, sizes: [.width(50)], quality: 80)
    return nil
  } catch {
    return error
  }
}
