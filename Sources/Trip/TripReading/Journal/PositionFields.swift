import Diagnostics
import TripModel
import TripNotation

/// Where an entry was, in the many ways in which programs write it.
enum PositionFields {
  static func read(_ fields: inout FieldReader, renamed: Set<String>) -> Written<NamedPlace>? {
    var problems: [(problem: Problem, severity: Severity)] = []
    let located = Self.named(&fields, "location", &problems)
    let placed = Self.named(&fields, "place", &problems)
    let named =
      placed.map {
        NamedPlace(name: $0.name ?? located?.name, coordinate: $0.coordinate ?? located?.coordinate)
      }
      ?? located
    let own = fields.node("coordinates").flatMap {
      Self.position($0, isOurs: !renamed.contains("coordinates"), &problems)
    }
    let halves = (fields.field("latitude"), fields.field("longitude"))
    let numbers = Self.pair(halves.0, halves.1, in: own ?? named?.coordinate, &problems)
    for (problem, severity) in problems { fields.findings.report(problem, as: severity) }
    let position = own ?? numbers ?? named?.coordinate
    guard named != nil || position != nil else { return nil }
    let key = ["place", "location", "coordinates", "latitude"].first { fields.node($0) != nil } ?? "place"
    guard let range = fields.node(key)?.range else { return nil }
    return Written(
      NamedPlace(name: named?.name, coordinate: position), at: fields.findings.file.place(of: range))
  }

  /// A name, a position or both: as a text, as a pair of numbers, or as fields of their own.
  private static func named(
    _ fields: inout FieldReader, _ key: String, _ problems: inout [(problem: Problem, severity: Severity)]
  ) -> NamedPlace? {
    guard let node = fields.node(key) else { return nil }
    if node.text != nil { return fields.place(key)?.value }
    // A list in `location` is ours, and latitude first.
    let value = PositionValue(node)
    if let problem = value.problem { problems.append((problem, .error)) }
    if let coordinate = value.coordinate {
      return NamedPlace(name: name(in: node), coordinate: coordinate)
    }
    // Where nothing else tells the place, that is what an address was written for.
    if let name = name(in: node) ?? text(in: node, ["address"]) {
      return NamedPlace(name: name, coordinate: nil)
    }
    if let texts = node.items?.compactMap(\.text?.value), !texts.isEmpty,
      !texts.allSatisfy({ Double(plain: $0) != nil })
    {
      return NamedPlace(name: texts.joined(separator: ", "), coordinate: nil)
    }
    return nil
  }

  /// Programs write an address beside a position, with the number of the house: that is no name to be shown.
  private static func name(in node: Node) -> String? {
    text(in: node, ["name", "title", "place", "city", "label"])
  }

  /// That of the first of these keys that has one.
  private static func text(in node: Node, _ keys: [String]) -> String? {
    keys.lazy.compactMap { key in node.fields?.first { $0.key == key }?.value.text?.value }.first
  }

  /// The position of a value, and what keeps it from being one: that of a field of another program only where it
  /// holds two numbers.
  private static func position(
    _ node: Node, isOurs: Bool, _ problems: inout [(problem: Problem, severity: Severity)]
  ) -> Coordinate? {
    let value = PositionValue(node)
    if value.isInDoubt { problems.append((.numbersWithoutNames(node), .note)) }
    if let problem = value.problem, isOurs || PositionValue.hasTwoNumbers(node) {
      problems.append((problem, .error))
    }
    return value.coordinate
  }

  /// Latitude and longitude in fields of their own; one alone is no position, unless there is another.
  private static func pair(
    _ latitude: Field?, _ longitude: Field?, in other: Coordinate?,
    _ problems: inout [(problem: Problem, severity: Severity)]
  ) -> Coordinate? {
    let given = [latitude, longitude].compactMap(\.self).filter { $0.value.text != nil }
    guard given.count == 2, let north = given[0].value.text, let east = given[1].value.text else {
      if let alone = given.first, other == nil, alone.value.text.map({ PositionValue.isAngle($0) }) == true {
        problems.append((.halfAPosition(alone), .warning))
      }
      return nil
    }
    let value = PositionValue(latitude: north, longitude: east)
    if let problem = value.problem, other == nil { problems.append((problem, .error)) }
    return value.coordinate
  }
}

extension Problem {
  fileprivate static func numbersWithoutNames(_ node: Node) -> Problem {
    Problem(
      .swappedCoordinate, "Two numbers without names were read as latitude, then longitude", at: node.range,
      advice: "Where the place is wrong on the map, exchange them: some programs write the longitude first.")
  }

  fileprivate static func halfAPosition(_ field: Field) -> Problem {
    let other = field.key == "latitude" ? "longitude" : "latitude"
    return Problem(
      .badCoordinate, "This stands without a \(other), so the entry has no position", at: field.keyRange,
      advice: "Write both, as in `coordinates: 38.6916, -9.2160`.")
  }
}
