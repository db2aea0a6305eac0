import TripPlanning

/// The link to a picture of the trip that a reader may send to others.
struct SharePicture {
  let scope: PageScope

  /// A `share`; nothing where the picture was not made.
  var value: TemplateValue {
    guard let card = scope.plan.publication.share, scope.site.cards.contains(card.path) else { return .none }
    let kind = card.isDrawn ? ".png" : ".jpg"
    let record: Record = ["href": .text(scope.link(card.path)), "name": .text(scope.tripTitle + kind)]
    return .record(record)
  }
}
