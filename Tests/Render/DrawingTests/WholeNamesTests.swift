import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A sheet of places with names")
struct WholeNamesTests {
  private static func content() throws -> MapContent {
    MapContent(
      marks: try (0..<3).map { index in
        MapMark(
          kind: .pin(.food, number: "\(index + 1)"), name: "Café \(index)",
          coordinate: try place(48.3 + 0.004 * Double(index), 8.1))
      })
  }

  private static func drawing(
    unnamed: [Int], cut: [Int] = [], struck: Int = 0, showsSeveral: Bool = false
  ) -> SVGDrawing {
    var drawing = SVGDrawing(markup: "", unnamedMarks: unnamed)
    (drawing.cutMarks, drawing.struckNames, drawing.showsSeveral) = (cut, struck, showsSeveral)
    return drawing
  }

  /// The drawings that are made one after the other, and which of them is taken.
  private static func taken(_ made: [SVGDrawing]) throws -> (drawing: SVGDrawing?, count: Int) {
    var count = 0
    let drawing = try content().withNames { content in
      if count > 0 { guard case .points = content.surroundings else { return nil } }
      count += 1
      return made.indices.contains(count - 1) ? made[count - 1] : nil
    }
    return (drawing, count)
  }

  @Test("is as close as its places allow where every name is whole")
  func close() throws {
    let one = Self.drawing(unnamed: [])
    let taken = try Self.taken([one])
    claim(taken.drawing, is: one)
    claim(taken.count, is: 1)
  }

  @Test("is so much wider that no name is left out, cut or crossed by the way, and no wider")
  func wider() throws {
    let whole = Self.drawing(unnamed: [])
    let taken = try Self.taken([
      Self.drawing(unnamed: [1], struck: 1), Self.drawing(unnamed: [], struck: 1), whole,
      Self.drawing(unnamed: [0]),
    ])
    claim(taken.drawing, is: whole)
    claim(taken.count, is: 3)
    let cut = try Self.taken([Self.drawing(unnamed: [], cut: [2]), whole])
    claim(cut.drawing, is: whole)
    claim(cut.count, is: 2)
  }

  @Test("is never so wide that its places stand as one")
  func together() throws {
    let close = Self.drawing(unnamed: [1])
    let several = Self.drawing(unnamed: [], showsSeveral: true)
    let taken = try Self.taken([close, several, several, several])
    claim(taken.drawing, is: close)
    claim(taken.count, is: 4)
    try claim(Self.taken([Self.drawing(unnamed: [0, 1], showsSeveral: true)]).count, is: 1)
  }

  @Test("has small signs for what found no room for a name, and is not told by a number")
  func small() throws {
    var content = try Self.content()
    content.marks[0].kind = .pin(.food)
    content.marks[1].kind = .pin(.food)
    content.marks[1].name = ""
    let vectors = content.marks.map { UnitVector($0.coordinate) }
    let view = try unwrapped(MapView(fitting: vectors, in: .area))
    var placement = MarkerPlacement(content, in: view)
    placement.shrink(placement.markers)
    claim(
      placement.markers.map(\.reach.y),
      is: [
        Marker.smallStopRadius, Marker.barePinRadius, Marker.pinRadius,
      ])
  }

  @Test("says which names are cut on it")
  func cut() throws {
    var content = try Self.content()
    content.marks[1].name = "What somebody called a place whose name no sheet has ever had any room for"
    let drawing = drawMap(
      content, frame: .area, units: .kilometres, wording: .plain, idPrefix: "x")
    claim(drawing?.cutMarks, is: [1])
  }

  @Test(
    "is of so much more around places on bare paper as shows ground, where their signs part and have their names",
    arguments: [
      (6_000, false, [], "6000"), (6_000, true, [], "bare"), (6_000, false, [1], "bare"),
      (90_000, false, [], "bare"),
    ] as [(Double, Bool, [Int], String)])
  func ground(from metres: Double, isFolded: Bool, unnamed: [Int], taken: String) throws {
    func drawn(_ content: MapContent) -> SVGDrawing? {
      guard case .metres(let around) = content.surroundings else {
        return SVGDrawing(markup: "bare", sources: [.shores])
      }
      var wide = SVGDrawing(
        markup: "\(Int(around))", sources: [.shores], unnamedMarks: unnamed)
      // What a corner shows of the region is no ground.
      wide.showsGround = around >= metres
      wide.showsSeveral = isFolded
      return wide
    }
    claim(try Self.content().withGround(drawn)?.markup ?? "", is: taken)
    // What shows a way is no bare paper.
    var walked = try Self.content()
    walked.lines = [RouteLine(points: walked.marks.map(\.coordinate), style: .walk)]
    claim(walked.withGround(drawn)?.markup ?? "", is: "bare")
  }
}
