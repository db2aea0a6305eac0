/// The stops of a sheet on which the numbers of all would hide the way: those have one that stand free of each other, the
/// ends of the way first, then where one stayed longest, then great towns, then evenly along it. Each of the others is a bead
/// on the line until there is room; what would lie under another sign is told by that.
struct BeadedStops {
  /// The signs of all enlargements, each with those at which it stands; of the sheet as it is drawn along the way.
  private(set) var signs: [Marker] = []

  /// Fewer stops are told one by one, or by what they have in common; of more nobody looks for each.
  private static let count = 12...400
  /// Fewer signs are no string of beads: a knot of stops is told by the numbers of all.
  private static let fewestSigns = 6
  /// So many stops are many: of fewer a knot or two leave the way to be seen.
  private static let many = 16
  /// The share of numbers that lie over others, above which a sheet is crowded: of many stops, and of fewer.
  private static let (mostOver, mostOfFewOver) = (0.2, 0.5)
  /// The share of the way on the sheet that the numbers of many cover, above which one hardly sees it between them.
  private static let mostCovered = 0.5
  /// Units from one number to the next, between which one sees the way; less where a sheet has grown, which shows a part.
  private static let (apart, apartOnGrown) = (24.0, 10.0)
  /// Units between a bead and the rim of a number, and between two beads.
  private static let (besideNumber, betweenBeads) = (2.0, 2.5)
  /// So many names are told of one sign; of more the first and the last.
  private static let mostNames = 6

  private let stops: [Marker]
  private let box: Box
  /// Stops in the order in which they have their numbers.
  private let order: [Int]

  /// Stops that stand where their places are, in the order of the way; `levels` rise from that of the sheet as it is drawn.
  /// Nil where the sheet has room for the numbers of all, or all lie at a few places.
  init?(_ stops: [Marker], levels: [Double], within box: Box) {
    guard Self.count.contains(stops.count), stops.allSatisfy({ !$0.number.isEmpty }), Self.isCrowded(stops)
    else { return nil }
    (self.stops, self.box, order) = (stops, box, Self.order(of: stops))
    var numbered: [Int: Marker] = [:]
    var standing: [Group: Int] = [:]
    for level in levels {
      let isLast = level > 1 && level == levels.last
      number(at: level, isLast: isLast, known: &numbered)
      let groups = groups(at: level, numbered: numbered)
      if level == levels.first, groups.count < Self.fewestSigns { return nil }
      let here = Set(groups)
      for (group, index) in standing where !here.contains(group) { signs[index].until = level }
      standing = standing.filter { here.contains($0.key) }
      for group in groups where standing[group] == nil {
        standing[group] = signs.count
        var sign = sign(of: group, numbered: numbered)
        sign.from = level
        signs.append(sign)
      }
    }
  }

  /// What one sign stands for.
  private struct Group: Hashable {
    /// The stop at which it is.
    let main: Int
    /// That and the others, along the way.
    var members: [Int]
    let isNumbered: Bool
  }

  private static func isCrowded(_ stops: [Marker]) -> Bool {
    let way = zip(stops, stops.dropFirst()).reduce(0.0) { $0 + $1.0.anchor.distance(to: $1.1.anchor) }
    let covered = stops.reduce(0.0) { $0 + 2 * $1.reach.x }
    let areMany = stops.count >= many
    if areMany, covered > mostCovered * way { return true }
    let over = stops.indices.count { one in
      stops.indices.contains { $0 != one && stops[$0].box.overlaps(stops[one].box) }
    }
    return Double(over) > (areMany ? mostOver : mostOfFewOver) * Double(stops.count)
  }

  /// The ends of the way that have a name, then what else has one, where one stayed longest first; of those where one stayed
  /// as long great towns, and of either that which is farthest from all before. What has no name would take that of a town
  /// beside it from the sheet.
  private static func order(of stops: [Marker]) -> [Int] {
    func isFirst(_ index: Int) -> Bool { stops[index].isEnd && !stops[index].label.isEmpty }
    var order = stops.indices.filter(isFirst)
    var far = stops.map { stop in
      order.map { stops[$0].anchor.distance(to: stop.anchor) }.min() ?? .infinity
    }
    var rest = stops.indices.filter { !isFirst($0) }
    let named = stops.map { $0.label.isEmpty ? 0 : 1 }
    let great = stops.map { $0.isInGreatTown ? 1 : 0 }
    while let next = rest.max(by: { one, other in
      (named[one], stops[one].nights, great[one], far[one], -one)
        < (named[other], stops[other].nights, great[other], far[other], -other)
    }) {
      order.append(next)
      rest.removeAll { $0 == next }
      for index in rest { far[index] = min(far[index], stops[next].anchor.distance(to: stops[index].anchor)) }
    }
    return order
  }

  /// A stop where it is on the sheet enlarged so much, at its edge within that.
  private func placed(_ index: Int, at level: Double) -> Marker {
    var stop = stops[index].enlarged(by: level)
    let sheet = box.enlarged(by: level)
    let room = Box(
      minX: sheet.minX + stop.reach.x, minY: sheet.minY + stop.reach.y, maxX: sheet.maxX - stop.reach.x,
      maxY: sheet.maxY - stop.reach.y)
    stop.point = room.clamping(stop.point)
    return stop
  }

  /// Gives numbers to the stops that have room for one at an enlargement; at the last one to all, side by side where they
  /// lie upon each other.
  private func number(at level: Double, isLast: Bool, known: inout [Int: Marker]) {
    let gap = level > 1 ? Self.apartOnGrown : Self.apart
    var standing = order.compactMap { known[$0]?.enlarged(by: level) }
    var waiting: [Int] = []
    for index in order where known[index] == nil {
      let stop = placed(index, at: level)
      let room = stop.box.inset(by: -gap)
      guard standing.allSatisfy({ !$0.box.overlaps(room) }) else {
        waiting.append(index)
        continue
      }
      standing.append(stop)
      known[index] = stop.reduced(by: level)
    }
    guard isLast, !waiting.isEmpty else { return }
    let fixed = standing.count
    standing += waiting.map { placed($0, at: level) }
    standing.separate(fixed: fixed, within: box.enlarged(by: level))
    for (index, stop) in zip(waiting, standing.dropFirst(fixed)) { known[index] = stop.reduced(by: level) }
  }

  /// The signs of an enlargement along the way: numbers, and beads for what is under none of them.
  private func groups(at level: Double, numbered: [Int: Marker]) -> [Group] {
    let numbers = numbered.keys.sorted()
    var groups = numbers.map { Group(main: $0, members: [$0], isNumbered: true) }
    let signs = numbers.compactMap { numbered[$0]?.enlarged(by: level) }
    var beads: [(at: Point, group: Int)] = []
    for index in stops.indices where numbered[index] == nil {
      let place = placed(index, at: level).point
      let over = signs.indices.filter {
        signs[$0].distance(to: place) < signs[$0].reach.y + Marker.beadRadius + Self.besideNumber
      }
      let nearest = over.min { signs[$0].distance(to: place) < signs[$1].distance(to: place) }
      let bead = beads.first { $0.at.distance(to: place) < 2 * Marker.beadRadius + Self.betweenBeads }
      if let group = nearest ?? bead?.group {
        groups[group].members.append(index)
      } else {
        beads.append((place, groups.count))
        groups.append(Group(main: index, members: [index], isNumbered: false))
      }
    }
    for index in groups.indices { groups[index].members.sort() }
    return groups.sorted { $0.main < $1.main }
  }

  private func sign(of group: Group, numbered: [Int: Marker]) -> Marker {
    let own = numbered[group.main] ?? placed(group.main, at: 1)
    guard group.members.count > 1 || !group.isNumbered else { return own }
    let members = group.members.map { stops[$0] }
    let days = Set(members.flatMap { ($0.days ?? "").split(separator: " ") }).sorted()
    // Only a script makes so small a ring large enough to be pressed.
    let link = group.isNumbered || own.days != nil ? own.link : nil
    var sign = Marker(
      source: own.source, shape: .stop, number: group.isNumbered ? own.number : "",
      name: name(of: group), link: link, days: own.days == nil ? nil : days.joined(separator: " "),
      anchor: own.anchor)
    sign.point = own.point
    let isNamed = group.isNumbered || group.members.count == 1
    (sign.label, sign.whole) = isNamed ? (own.label, own.whole) : ("", "")
    (sign.nights, sign.weight, sign.isEnd) = (own.nights, own.weight, own.isEnd)
    sign.townReach = own.townReach
    sign.items = members.compactMap(\.item)
    if members.count > 1 { sign.members = members.map(\.source) }
    let kinds = Set(members.flatMap { ($0.group ?? "").split(separator: "\n") }).sorted()
    sign.group = kinds.isEmpty ? nil : kinds.joined(separator: "\n")
    if group.isNumbered { sign.allNumbers = own.allNumbers } else { sign.becomeBead() }
    return sign
  }

  /// What a sign is called to those who point at it: with the number of each that does not stand on it.
  private func name(of group: Group) -> String {
    // The number that stands on it is read before all.
    let others = group.members.filter { $0 != group.main }
    let names = (group.isNumbered ? [group.main] + others : group.members).map { index in
      index == group.main && group.isNumbered ? stops[index].name : stops[index].fullName
    }.filter { !$0.isEmpty }
    guard names.count > Self.mostNames, let first = names.first, let last = names.last else {
      return names.joined(separator: " · ")
    }
    return first + " – " + last
  }
}
