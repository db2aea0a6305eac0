import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Saved attractions on maps: hollow signs, since nobody was there; those that were visited as pins are.
extension TripMap {
  /// All that was saved, as on its own page, with the numbers of the list there.
  func ideas(_ numbers: [AttractionID: Int]) -> Record? {
    let title = scope.words(.mapOfIdeas, ["title": scope.tripTitle])
    let marks = scope.plan.itinerary.attractions.compactMap { idea -> MapMark? in
      guard let number = numbers[idea.id], let place = idea.position?.value else { return nil }
      var mark = mark(idea, at: place, number: words.numbers.whole(number))
      // No pin stands for it here.
      mark.isIdea = mark.isIdea && idea.pin == nil
      mark.list = "#list"
      return mark
    }
    return figure(MapContent(marks: marks), title: title)
  }

  /// Before there is a way, what might be seen on it.
  var ideasWithoutWay: [MapMark] {
    scope.plan.isWithoutWay ? marks(scope.plan.itinerary.attractions) : []
  }

  /// Those whose places are known, and that no pin of the same name stands for.
  func marks(_ ideas: some Sequence<AttractionPlan>) -> [MapMark] {
    ideas.filter { $0.pin == nil }.compactMap { idea in
      idea.position.map { mark(idea, at: $0.value) }
    }
  }

  private func mark(_ idea: AttractionPlan, at place: Coordinate, number: String? = nil) -> MapMark {
    var mark = MapMark(
      kind: .pin(Signs.sign(of: idea.category), number: number), name: idea.name, coordinate: place,
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
