import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Stops of a sheet that has no room for the numbers of all")
struct BeadedStopsTests {
  /// So many stages to the west, each so many degrees of longitude long.
  private static func content(_ count: Int, of degrees: Double, isLive: Bool = true) throws -> MapContent {
    var content = MapContent()
    for index in 0..<count {
      let at = try place(42.5 + 0.1 * Double(index % 2), -1 - degrees * Double(index))
      var stop = MapStop(number: "\(index + 1)", name: "Stage \(index + 1)", coordinate: at, link: "#")
      if isLive { (stop.days, stop.item) = ("2024-09-\(index)", "stop-\(index)") }
      content.stops.append(stop)
    }
    content.lines = [RouteLine(points: content.stops.map(\.coordinate), style: .walk)]
    return content
  }

  private static func placement(_ content: MapContent, in frame: MapFrame) throws -> MarkerPlacement {
    let places = (content.stops.map(\.coordinate) + content.marks.map(\.coordinate)).map(UnitVector.init)
    return MarkerPlacement(content, in: try unwrapped(MapView(fitting: places, in: frame)))
  }

  @Test("have a number where it stands free and at its place, the others a ring", arguments: [false, true])
  func numbers(isLive: Bool) throws {
    for frame in [MapFrame.wide, .narrow] {
      let placement = try Self.placement(Self.content(33, of: 0.22, isLive: isLive), in: frame)
      let (beads, numbers) = (placement.markers.filter(\.isBead), placement.markers.filter { !$0.isBead })
      #expect(!beads.isEmpty && numbers.count >= 4, "\(numbers.map(\.number))")
      claim(numbers.first?.number, is: "1")
      claim(numbers.last?.number, is: "33")
      for (index, one) in numbers.enumerated() {
        #expect(one.aside < 1, "\(one.number)")
        #expect(numbers[..<index].allSatisfy { !$0.box.inset(by: -20).overlaps(one.box) }, "\(one.number)")
      }
      // A ring is on its place, and under no number and no other ring.
      for (index, bead) in beads.enumerated() {
        #expect(bead.aside < 1)
        // Where no script makes it large enough to be pressed it is no link.
        claim(bead.link != nil, is: isLive, "\(bead.name)")
        #expect((numbers + beads[..<index]).allSatisfy { !$0.box.overlaps(bead.box) }, "\(bead.name)")
      }
      claim(placement.markers.reduce(0) { $0 + max(1, $1.members.count) }, is: 33)
      claim(placement.sharedSigns, is: [:])
      claim(placement.shortSigns, is: [:])
    }
  }

  @Test("are all there on a sheet that a script enlarges, each with its number in the end")
  func levels() throws {
    for frame in [MapFrame.wide, .narrow] {
      let placement = try Self.placement(Self.content(33, of: 0.22), in: frame)
      let all = placement.markers + placement.hidden
      claim(all.filter { $0.item != nil && $0.until == nil }.count, is: 33)
      for level in MarkerClusters.levels {
        let standing = all.filter { $0.stands(at: level) }
        let items = standing.flatMap { $0.items + [$0.item].compactMap(\.self) }
        #expect(Set(items).count == 33 && items.count == 33, "\(level)")
      }
    }
  }

  @Test("are numbered first where one stayed longest")
  func stays() throws {
    for long in 8..<24 {
      var content = try Self.content(33, of: 0.22)
      content.stops[long].nights = 3
      let numbers = try Self.placement(content, in: .narrow).markers.filter { !$0.isBead }.map(\.number)
      #expect(numbers.contains("\(long + 1)"), "\(numbers)")
    }
  }

  @Test("are numbered and named first in great towns, where one stayed nowhere longer")
  func greatTowns() throws {
    for great in 8..<24 {
      var content = try Self.content(33, of: 0.22)
      // That of one of 100,000 people, and of one of a fifth of them.
      content.stops[great].townReach = 3_500
      content.stops[great + 1].townReach = 1_565
      let order = try Self.placement(content, in: .narrow).inOrderOfNaming
      claim(order.prefix(3).map(\.number), is: ["1", "33", "\(great + 1)"])
      content.stops[great + 1].nights = 3
      let stayed = try Self.placement(content, in: .narrow).inOrderOfNaming
      claim(stayed.prefix(3).map(\.number), is: ["1", "33", "\(great + 2)"])
    }
  }

  @Test("have no number without a name where a town beside them would lose its own")
  func nameless() throws {
    // Half way, where the next number stands behind those of both ends.
    var content = try Self.content(33, of: 0.22)
    (content.stops[16].name, content.stops[16].nights) = ("", 5)
    let numbers = try Self.placement(content, in: .wide).markers.filter { !$0.isBead }.map(\.number)
    claim(numbers, lacks: "17")
    #expect(numbers.contains("16") || numbers.contains("18"), "\(numbers)")
  }

  @Test(
    "are as ever where they are few, have room, or lie at few places",
    arguments: [(11, 0.22), (16, 9.0), (40, 0.0001)])
  func others(count: Int, degrees: Double) throws {
    let placement = try Self.placement(Self.content(count, of: degrees), in: count == 16 ? .wide : .narrow)
    #expect(!placement.hasBeads)
  }

  @Test("stand for what was written there until there is room for its sign")
  func entries() throws {
    var content = try Self.content(33, of: 0.22)
    content.marks = try content.stops.map { stop in
      let (latitude, longitude) = (stop.coordinate.latitude + 0.03, stop.coordinate.longitude)
      return MapMark(
        kind: .entry(.plain), name: "At " + stop.name, coordinate: try place(latitude, longitude), link: "#",
        days: stop.days)
    }
    for frame in [MapFrame.wide, .narrow] {
      let placement = try Self.placement(content, in: frame)
      claim(placement.markers.filter { $0.shape != .stop }.map(\.name), is: [])
      claim(placement.hidden.contains { $0.isEntry }, is: true)
    }
  }

  @Test("are named at both ends, and as many others as have room")
  func names() throws {
    for frame in [MapFrame.wide, .narrow] {
      // A script that moves a sheet lays names by lines itself.
      let content = try Self.content(33, of: 0.22, isLive: false)
      let drawing = try unwrapped(
        drawMap(content, frame: frame, units: .kilometres, wording: .plain, idPrefix: "m"))
      let names = try unwrapped(ParsedSVG(drawing.markup)).all(ofClass: "map-name").map(\.text)
      #expect(names.contains("Stage 1") && names.contains("Stage 33") && names.count >= 4, "\(names)")
      claim(drawing.showsBeads, is: true)
      // The ends before all, and what has a number before what has none.
      let order = try Self.placement(content, in: frame).inOrderOfNaming
      claim(order.prefix(2).map(\.number), is: ["1", "33"])
      let (beads, numbers) = (order.filter(\.isBead), order.filter { !$0.isBead })
      claim(order.map(\.source), is: (numbers + beads).map(\.source))
    }
  }

  @Test("are told by the number that they lie under, which tells its own name first")
  func under() throws {
    let numbers = try Self.placement(Self.content(33, of: 0.22), in: .narrow).markers.filter {
      !$0.isBead && $0.members.count > 1
    }
    claim(numbers.isEmpty, is: false)
    for one in numbers { #expect(one.name.hasPrefix("Stage \(one.number) "), "\(one.name)") }
  }
}
