import Claims
import Testing

@testable import Drawing

@Suite("Boxes in a grid")
struct BoxGridTests {
  @Test("are met by whatever overlaps one of them, and by nothing that only touches")
  func free() {
    let boxes = (0..<400).map { number -> Box in
      let centre = Point(x: Double(number * 73 % 307) - 200, y: Double(number * 137 % 211) - 150)
      return Box(centre: centre, width: Double(number % 61), height: Double(number % 17))
    }
    var grid = BoxGrid()
    var taken: [Box] = []
    var free = 0
    for box in boxes {
      let isFree = taken.allSatisfy { !$0.overlaps(box) }
      claim(grid.isFree(box), is: isFree)
      free += isFree ? 1 : 0
      grid.insert(box)
      taken.append(box)
    }
    claim(free, is: 109)
    var edge = BoxGrid()
    edge.insert(Box(minX: 0, minY: 0, maxX: 48, maxY: 48))
    #expect(edge.isFree(Box(minX: 48, minY: 0, maxX: 90, maxY: 48)))
    #expect(!edge.isFree(Box(minX: 47, minY: 47, maxX: 90, maxY: 90)))
  }
}
