import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The map above a list of places.
extension TripMap {
  /// Places, numbered as in their list.
  func places(_ places: [PlacePlan]) -> Record? {
    let areas = PlaceAreas(scope: scope)
    let marks = places.enumerated().map { index, place in
      var mark = mark(place, number: words.numbers.whole(index + 1))
      mark.listed = index + 1
      // What stands for several leads to the first of them; in folded lists to the list.
      mark.list = areas.map { $0.link(to: place.id) ?? "#list" } ?? PlaceLine.id(of: place).map { "#" + $0 }
      return mark
    }
    var content = MapContent(marks: marks)
    (content.foldsByTown, content.areSignsListed) = (true, true)
    if let name = nameOfRest(places) { content.kindNames[.other] = name }
    content = besideWays(content)
    var map = self
    map.fitsPlaces = true
    // Of places that are told by areas there are too many crowds.
    map.showsCrowds = areas == nil
    // Places of areas so far apart that the way has a sheet for each would be one number an area on a map of the world.
    map.partsAreas = content.isFarApart || stillWayAndLists?.areas != nil
    return map.figure(content, title: words(.mapOfPlaces, ["title": scope.tripTitle]))
  }

  /// What the sign of no kind of places is, where some of these have a word of their own, below which they are listed; nil
  /// where none has, and where there are more than a line of the key tells.
  private func nameOfRest(_ places: [PlacePlan]) -> String? {
    let rest = places.filter { Signs.sign(of: $0.category) == .other }
    var labels: [String] = []
    for label in rest.map({ scope.label(ofCategory: $0.category ?? PlaceCategory.other.rawValue) })
    where !labels.contains(label) { labels.append(label) }
    let known = scope.label(ofCategory: PlaceCategory.other.rawValue)
    guard labels.contains(where: { $0 != known }), labels.count <= Self.mostLabels else { return nil }
    let own = labels.filter { $0 != known }.map(\.isolated)
    return (own + (labels.contains(known) ? [known] : [])).joined(separator: words[.listMark])
  }

  private static let mostLabels = 3

  /// Places of a town or a walk with the ways that were recorded there: signs on bare squares say nothing.
  private func besideWays(_ content: MapContent) -> MapContent {
    guard content.reach == .town else { return content }
    let ways = wholeWay(marks: []).lines.filter { !$0.isStraight }
    let walked = content.passed(by: ways, within: Self.mostOfWay)
    return walked.reach == .town ? walked : content
  }

  /// Extents of the places that a way beside them may take of their sheet.
  static let mostOfWay = 2.0
}
