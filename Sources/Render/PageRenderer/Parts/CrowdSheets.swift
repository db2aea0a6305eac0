import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Closer maps of the crowds of places that stand as one sign each on the map of all places, or sign by sign: a sheet for each,
/// with the same numbers, below the name of its town.
struct CrowdSheets {
  /// What a crowd is called, and its sheet.
  private(set) var sheets: [(name: String, drawing: SVGDrawing)] = []
  /// The ways that pass there, which the map of all places does not show. Not what leads straight from place to place: of
  /// that such a sheet would show a line from nowhere.
  private(set) var passing: [RouteLine] = []
  /// The numbers of the places that stand by themselves on one of the sheets.
  private(set) var apart: Set<String> = []

  /// More sheets than these are a page of their own.
  private static let most = 4

  /// `drawings` are those of the whole content. What does not part on a sheet of a crowd has one in turn, as long as there is
  /// room for it.
  init(_ content: MapContent, on drawings: [SVGDrawing], of map: TripMap) {
    let ways = map.wholeWay(marks: []).lines.filter { !$0.isStraight }
    var left = Self.crowds(of: content, on: drawings, of: map.scope)
    let row = min(Self.most, left.count)
    var drawn: [(crowd: MapCrowd, drawing: SVGDrawing)] = []
    while drawn.count < Self.most, !left.isEmpty {
      let frame = MapFrame.crowd(among: min(Self.most, drawn.count + left.count), inRowOf: row)
      let crowd = left.removeFirst()
      let suffix = "-closer-\(drawn.count + 1)"
      let title = map.words(.mapOfPlace, ["place": Self.name(of: crowd, on: map.scope)])
      func draw(_ content: MapContent) -> SVGDrawing? {
        content.passed(by: ways).withNames {
          map.draw($0, frame: frame, suffix: suffix, title: title)
        }
      }
      guard var drawing = draw(crowd.content) else { continue }
      var shown = crowd.content
      if drawing.showsSeveral, let other = draw(crowd.alone) { (drawing, shown) = (other, crowd.alone) }
      guard !Self.isBare(drawing, of: shown.passed(by: ways)) else { continue }
      drawing.leaveNames(of: shown, on: map)
      drawn.append((crowd, drawing))
      let together = Set(drawing.clusters.flatMap(\.numbers))
      apart.formUnion(shown.marks.compactMap(\.kind.number).filter { !together.contains($0) })
      left += shown.crowds(on: [drawing])
    }
    guard !drawn.isEmpty else { return }
    // In the order of the list.
    func first(_ crowd: MapCrowd) -> Int { crowd.numbers.compactMap { Int($0) }.min() ?? .max }
    drawn.sort { first($0.crowd) < first($1.crowd) }
    passing = ways
    let names = drawn.map { Self.name(of: $0.crowd, on: map.scope) }
    sheets = zip(names, drawn).map { name, sheet in
      // Two of one town are told apart by what they show.
      let isOnly = !name.isEmpty && names.count { $0 == name } == 1
      let numbers = sheet.crowd.numbers.joined(separator: map.words[.listMark])
      return (isOnly ? name : [name, numbers].filter { !$0.isEmpty }.joined(separator: " · "), sheet.drawing)
    }
  }

  /// Two signs on squares of paper say no more than their numbers and how far apart they are in the list.
  private static func isBare(_ drawing: SVGDrawing, of content: MapContent) -> Bool {
    content.marks.count <= fewest && content.lines.isEmpty && content.reach != .land
      && drawing.extracts.isEmpty && !drawing.sources.contains(.shores)
  }

  /// So few places tell nothing on a sheet on which nothing else is.
  private static let fewest = 2

  /// None at all.
  init() {}

  /// What stands as one sign, and what of a town stands sign by sign in place of its pairs; not where a crowd is most of the
  /// town already.
  private static func crowds(
    of content: MapContent, on drawings: [SVGDrawing], of scope: PageScope
  ) -> [MapCrowd] {
    var crowds = content.crowds(on: drawings)
    for town in scope.plan.placeTowns {
      let places = town.places.map { scope.plan[$0].coordinate }
      guard let crowd = content.townCrowd(of: places) else { continue }
      let numbers = Set(crowd.numbers)
      let isShown = crowds.contains { other in
        let common = numbers.intersection(other.numbers).count
        return common > 2 || 2 * common > numbers.count
      }
      guard !isShown else { continue }
      crowds.removeAll { numbers.isSuperset(of: $0.numbers) }
      crowds.append(crowd)
    }
    return crowds
  }

  var drawings: [SVGDrawing] { sheets.map(\.drawing) }

  var records: [Record] {
    sheets.map { sheet in
      ["heading": .text(sheet.name), "mapHTML": .html(HTML(trusted: sheet.drawing.markup))]
    }
  }

  /// The town below whose name most of its places stand in the list, else that in which most of them are; both of its ends
  /// where these are towns far from each other. Empty where there is none.
  private static func name(of crowd: MapCrowd, on scope: PageScope) -> String {
    let places = Set(crowd.places)
    let members = scope.plan.places.filter { places.contains($0.coordinate) }
    func town(of place: PlacePlan) -> String? {
      scope.plan.placeTowns.first { $0.places.contains(place.id) }?.name
    }
    if let pair = ends(of: members), let first = town(of: pair.0) ?? pair.0.locality?.ownTownName,
      let last = town(of: pair.1) ?? pair.1.locality?.ownTownName, first != last
    {
      return first.isolated + " – " + last.isolated
    }
    let listed = members.compactMap(town)
    let towns = listed.isEmpty ? members.compactMap { $0.locality?.ownTownName } : listed
    let counts = towns.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return towns.first { counts[$0] == most } ?? ""
  }

  /// Two places that lie as far from each other as any, in the order of the list; nil where that is within a town and what
  /// lies around it.
  private static func ends(of members: [PlacePlan]) -> (PlacePlan, PlacePlan)? {
    func farthest(from place: PlacePlan) -> Int? {
      members.indices.max {
        members[$0].coordinate.distance(to: place.coordinate)
          < members[$1].coordinate.distance(to: place.coordinate)
      }
    }
    guard let start = members.first, let one = farthest(from: start), let other = farthest(from: members[one])
    else { return nil }
    let (first, last) = (members[min(one, other)], members[max(one, other)])
    return first.coordinate.distance(to: last.coordinate) >= wide ? (first, last) : nil
  }

  /// Metres.
  private static let wide = 40_000.0
}
