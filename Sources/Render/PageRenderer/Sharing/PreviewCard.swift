import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What a message that holds a link to a page shows of it: title, words and a picture (Open Graph, Twitter cards).
///
/// Their readers resolve no relative address, so what has one is only said where the site knows its own.
struct PreviewCard {
  let scope: PageScope
  let subject: PageSubject
  let title: String?
  let description: String?

  private var plan: TripPlan { scope.plan }

  var record: Record {
    let picture = picture
    return [
      "address": TemplateValue(plan.publication.address(of: scope.path)), "type": .text(type),
      "title": .text(title ?? scope.tripTitle.withDashes), "text": .text(text),
      "published": TemplateValue(published), "picture": TemplateValue(picture),
      "style": .text(picture == nil ? "summary" : "summary_large_image"),
    ]
  }

  private var type: String {
    switch subject {
    case .trip, .section: "website"
    case .day, .entry, .photo, .place, .attraction: "article"
    }
  }

  /// The page's description, else what the foot of each page says.
  private var text: String {
    if let description, !description.isEmpty { return description }
    if case .day(let day) = subject, scope.ownTitle(of: day) != nil {
      return scope.words.dates.long(day.date) + " · " + scope.tripTitle
    }
    // The foot of a trip that is called by its months tells no more than its title.
    guard scope.isCalledByMonths, plan.travellerNames.isEmpty, let dates = plan.dates else {
      return scope.site.colophon
    }
    return scope.words.dates.range(dates.start.value, dates.end.value)
  }

  private var published: String? {
    guard case .entry(let entry) = subject else { return nil }
    return plan[entry].time?.value.description ?? plan[entry].day.value.description
  }

  /// The page's own picture, else that of its day or trip.
  private var picture: Record? {
    let publication = plan.publication
    // Few programs that show cards read AVIF.
    if case .photo(let photo) = subject, photo.format != .avif || !photo.hasStill {
      let sizes = photo.derivatives
      guard let size = sizes.last(where: { $0.width <= 1600 }) ?? sizes.first,
        let address = publication.address(of: size.path)
      else { return nil }
      return [
        "address": .text(address), "type": .text(size.format.mediaType),
        "width": .text(String(size.width)),
        "height": .text(String(size.height)), "alt": .text(scope.words(for: photo)),
      ]
    }
    guard let card, let address = publication.address(of: card.path) else { return nil }
    return [
      "address": .text(address), "type": .text(card.type),
      "width": .text(String(card.shape.width)), "height": .text(String(card.shape.height)),
      "alt": .text(alternative(of: card)),
    ]
  }

  /// The nearest to the subject of those that were made.
  private var card: CardPlan? {
    let own: [CardPlan?] =
      switch subject {
      case .day(let day): [day.card]
      case .entry(let entry): [plan[entry].card, scope.site.day(on: plan[entry].day.value)?.card]
      case .trip, .photo, .place, .attraction, .section: []
      }
    return (own + [plan.publication.card]).compactMap(\.self).first { scope.site.cards.contains($0.path) }
  }

  private func alternative(of card: CardPlan) -> String {
    switch card.source {
    case .photo(let photo): scope.words(for: plan[photo])
    case .wayOfTrip: scope.words(.mapOfTrip, ["title": scope.tripTitle])
    case .wayOfDay(let date): scope.words(.mapOfDay, ["day": scope.words.dates.long(date)])
    case .spot: scope.words(.mapOfPlace, ["place": title ?? scope.tripTitle])
    case .vignette(let entry): plan[entry].title.value
    }
  }
}
