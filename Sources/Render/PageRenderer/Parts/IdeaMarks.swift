import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Saved attractions on maps: hollow signs, since nobody was there; those that were visited as pins are.
extension TripMap {
  /// All that was saved, as on its own page.
  func ideas() -> Record? {
    let title = scope.words(.mapOfIdeas, ["title": scope.tripTitle])
    var marks = marks(scope.plan.itinerary.attractions)
    for index in marks.indices { marks[index].list = "#list" }
    return figure(MapContent(marks: marks), title: title)
  }

  /// Before there is a way, what might be seen on it.
  var ideasWithoutWay: [MapMark] {
    scope.plan.way.route.isEmpty ? marks(scope.plan.itinerary.attractions) : []
  }

  /// Those whose places are known, and that no pin of the same name stands for.
  func marks(_ ideas: some Sequence<AttractionPlan>) -> [MapMark] {
    ideas.filter { $0.pin == nil }.compactMap { idea in
      idea.position.map { mark(idea, at: $0.value) }
    }
  }

  private func mark(_ idea: AttractionPlan, at place: Coordinate) -> MapMark {
    var mark = MapMark(
      kind: .pin(Signs.sign(of: idea.category)), name: idea.name, coordinate: place,
      link: scope.link(idea.page), days: told([idea.day].compactMap(\.self)), isIdea: !idea.wasVisited)
    mark.list = plan.addresses.ideas.map { scope.link($0) }
    return mark
  }

  /// One of them, with the stop that is nearest.
  func spot(_ idea: AttractionPlan) -> Record? {
    guard let place = idea.position?.value else { return nil }
    let title = scope.words(.mapOfPlace, ["place": idea.name])
    var mark = mark(idea, at: place)
    mark.link = nil
    var map = self
    map.showsNearby = idea.position?.reason.isVague == false
    return map.figure(MapContent(marks: [mark]), isLight: true, title: title)
  }
}
