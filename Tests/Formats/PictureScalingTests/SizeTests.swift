import Testing

@testable import PictureScaling

@Suite("The size of a small picture", .enabled(if: hasLibrary))
struct SizeTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  @Test(
    "is what was asked for, and never more than the original",
    arguments: [
      (1000, 500, [800, 400, 200], ["800x400", "400x200", "200x100"]),
      (500, 1000, [400, 200], ["400x800", "200x400"]),
      (300, 200, [1600, 800, 150], ["300x200", "300x200", "150x100"]),
      (300, 200, [150, 1600, 150], ["150x100", "300x200", "150x100"]),
      (7, 5, [7, 3, 1], ["7x5", "3x2", "1x1"]),
      (1, 1, [1600], ["1x1"]),
      (900, 1, [300, 1], ["300x1", "1x1"]),
      (2, 900, [1], ["1x450"]),
      (30, 20, [0, -5], ["1x1", "1x1"]),
      (30, 20, [], []),
    ])
  func widths(width: Int, height: Int, asked: [Int], got: [String]) throws {
    let file = try bench.put(DrawnPicture.quarters(width: width, height: height).png, as: "p.png")
    let made = try bench.scaler.derivatives(of: file, sizes: asked.map { .width($0) }, quality: 80)
    #expect(made.map { "\($0.size.width)x\($0.size.height)" } == got)
    for picture in made {
      let copy = try bench.put(picture.bytes, as: "copy.jpg")
      #expect(try bench.scaler.size(of: copy) == picture.size)
    }
  }

  @Test(
    "fills a card with the picture's middle",
    arguments: [(800, 600), (600, 800), (2000, 200), (1200, 630)])
  func cards(width: Int, height: Int) throws {
    let drawing = DrawnPicture(width: width, height: height) { column, row in
      let isMiddle = abs(column - width / 2) < 40 && abs(row - height / 2) < 40
      return isMiddle ? Colour(red: 255, green: 0, blue: 0) : .black
    }
    let file = try bench.put(drawing.png, as: "p.png")
    let card = try bench.scaler.derivatives(
      of: file, sizes: [.filling(width: 240, height: 126)], quality: 90)[0]
    #expect(card.size == PixelSize(width: 240, height: 126))
    #expect(try bench.colour(of: card, column: 120, row: 63).isNearly(Colour(red: 255, green: 0, blue: 0)))
    #expect(try bench.colour(of: card, column: 2, row: 63).isNearly(.black))
  }

  @Test("fills a card from a picture smaller than it")
  func smallCard() throws {
    let file = try bench.put(DrawnPicture.quarters(width: 100, height: 100).png, as: "p.png")
    let card = try bench.scaler.derivatives(
      of: file, sizes: [.filling(width: 1200, height: 630)], quality: 90)[0]
    #expect(card.size == PixelSize(width: 1200, height: 630))
  }

  @Test("is whole and cut from one decode, in the order asked for")
  func mixed() throws {
    let file = try bench.put(DrawnPicture.quarters(width: 400, height: 400).png, as: "p.png")
    let sizes: [PictureSize] = [
      .filling(width: 100, height: 50), .width(200), .filling(width: 50, height: 100),
    ]
    let made = try bench.scaler.derivatives(of: file, sizes: sizes, quality: 90)
    #expect(made.map(\.size.width) == [100, 200, 50])
    for picture in made {
      for (colour, corner) in zip(try bench.quarters(of: picture), DrawnPicture.corners) {
        #expect(colour.isNearly(corner))
      }
    }
  }
}
