package import TripModel

/// What stands on a map as one sign, since its places are too close together, to be shown closer on a sheet of its own.
package struct MapCrowd: Sendable {
  /// What stands on that sheet.
  package var content: MapContent
  /// The same without what only lies near, for a sheet on which all of it would still not part.
  package var alone: MapContent
  /// Where those places are that stood as one, in the order of the list.
  package var places: [Coordinate]
  /// Their numbers in that list, as they are written.
  package var numbers: [String]
}

extension MapContent {
  /// What some of its drawings have as one sign where it has numbers, the largest crowd first; nothing where all of the
  /// content is one.
  package func crowds(on drawings: [SVGDrawing]) -> [MapCrowd] {
    var groups: [Set<String>] = []
    let clusters = drawings.flatMap(\.clusters).enumerated()
      .sorted { ($1.element.numbers.count, $0.offset) < ($0.element.numbers.count, $1.offset) }
    for cluster in clusters {
      let numbers = Set(cluster.element.numbers)
      // Of two drawings one may part what the other does not: half of it in common is one crowd.
      if let index = groups.firstIndex(where: { 2 * $0.intersection(numbers).count >= numbers.count }) {
        groups[index].formUnion(numbers)
      } else {
        groups.append(numbers)
      }
    }
    let crowds = groups.compactMap(crowd)
    // Of two as large as each other that comes first which does so in the list.
    let order = Dictionary(
      marks.enumerated().compactMap { index, mark in mark.kind.number.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return crowds.sorted { one, other in
      let (first, second) = (order[one.numbers.first ?? ""] ?? 0, order[other.numbers.first ?? ""] ?? 0)
      return (other.numbers.count, first) < (one.numbers.count, second)
    }
  }

  /// What of the places of a town stands closer than signs are wide where all of the content is on one sheet: they part there
  /// by chance, or by signs beside their places. Nil for fewer than three.
  package func townCrowd(of places: [Coordinate]) -> MapCrowd? {
    guard let all = NearCircle(around: marks.map { UnitVector($0.coordinate) }) else { return nil }
    let reach = 2 * all.metres * Self.signOfExtent
    let ofTown = Set(places)
    let members = marks.indices.filter { ofTown.contains(marks[$0].coordinate) }
    let close = members.filter { index in
      members.contains { other in
        other != index && marks[other].coordinate.distance(to: marks[index].coordinate) < reach
      }
    }
    guard close.count >= Self.leastOfTown else { return nil }
    return crowd(Set(close.compactMap { marks[$0].kind.number }))
  }

  /// Of the extent of all places, how wide a sign is on a sheet for desks.
  private static let signOfExtent = 0.03
  private static let leastOfTown = 3

  /// The marks with these numbers; nil where there are no others.
  private func crowd(_ numbers: Set<String>) -> MapCrowd? {
    let members = marks.filter { mark in mark.kind.number.map(numbers.contains) ?? false }
    guard members.count > 1, members.count < marks.count,
      let circle = NearCircle(around: members.map { UnitVector($0.coordinate) })
    else { return nil }
    let near = NearCircle(
      middle: circle.middle,
      metres: circle.metres + max(Self.nearCrowd, circle.metres * Self.shareNearCrowd))
    var content = self
    (content.lines, content.stops, content.dots) = ([], [], [])
    var alone = content
    content.marks = marks.filter { near.holds(UnitVector($0.coordinate)) }
    alone.marks = members
    return MapCrowd(
      content: content, alone: alone, places: members.map(\.coordinate),
      numbers: members.compactMap(\.kind.number))
  }

  /// Metres beyond a crowd within which another place is one of the same town.
  private static let nearCrowd = 1_000.0
  /// Of half of its extent, likewise.
  private static let shareNearCrowd = 0.5
}

extension MapMark.Kind {
  /// That of a pin in the list beside the map.
  package var number: String? { if case .pin(_, let number) = self { number } else { nil } }
}
