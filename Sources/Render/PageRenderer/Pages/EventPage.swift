import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// One event: when and where it is, the ways there, what it cost and what it looked like.
struct EventPage {
  private let scope: PageScope
  private let event: EventPlan
  private let eventWords: EventWords

  init(site: TripSite, event: EventPlan) {
    scope = PageScope(site: site, path: event.page)
    self.event = event
    eventWords = EventWords(scope: scope, event: event)
  }

  private var words: Words { scope.words }

  var file: OutputFile {
    let sentence = eventWords.sentence
    let seen = seen
    // The page to which it leads has the same map.
    let map = seen == nil ? TripMap(scope: scope, name: "where", isInColumn: true).of(event) : nil
    return scope.file(
      "event", section: .itinerary, title: event.title, description: sentence ?? eventWords.kind,
      [
        "title": .text(event.title), "kind": .text(eventWords.kind), "signHTML": .html(eventWords.signHTML),
        "lede": TemplateValue(sentence), "kept": scope.kept(event.kept),
        "day": .record(scope.dayLink(event.start.day)),
        "map": TemplateValue(map), "seen": TemplateValue(seen),
        "ends": TemplateValue(ends), "facts": TemplateValue(facts),
        "note": TemplateValue(event.note ?? stay.flatMap { ToldFacts($0.description).line }),
        "phone": phone, "website": SafeLink.record(event.website),
        "photosHeading": .text(scope.picturesHeading(event.photos.map { scope.plan[$0] })),
        "gallery": TemplateValue(gallery),
        "galleryCaption": TemplateValue(loneCaption),
        "turn": turning.value(on: scope, label: .navItinerary),
      ])
  }

  // MARK: - Its place

  /// The place of the trip at which all of it is.
  private var stay: PlacePlan? {
    event.from == nil && event.to == nil ? event.at?.place.map { scope.plan[$0] } : nil
  }

  /// What was seen at that place, where it has no pictures of its own.
  private var seen: Record? {
    guard event.photos.isEmpty, let photos = stay.map(PhotosOfPlace.init), !photos.near.isEmpty else {
      return nil
    }
    return [
      "heading": .text(words.counted(.countPhotosNear, photos.near.count)), "note": .none,
      "gallery": TemplateValue(photos.gallery(scope)),
    ]
  }

  private func page(of place: EventPlace?) -> OutputPath? {
    if let id = place?.place { return scope.plan[id].page }
    return place?.attraction.map { scope.plan[$0].page }
  }

  // MARK: - Its pictures

  private var photos: [PhotoPlan] { event.photos.prefix(PhotosOfPlace.most).map { scope.plan[$0] } }

  private var gallery: [Record] {
    let caption = loneCaption
    return scope.tiles(
      photos,
      alternative: { index in caption.map { scope.words(for: photos[index], besides: [$0]) } })
  }

  /// What stands below the only picture: what is said of it, else where and when it was taken.
  private var loneCaption: String? {
    let photos = photos
    guard let photo = photos.first, photos.count == 1 else { return nil }
    if let said = photo.caption?.value, !said.repeats(event.title) { return said }
    return scope.placeAndTime(of: photo)
  }

  // MARK: - When and where

  /// Each end with its time, its place and the ways there.
  private var ends: [Record] {
    let stays = event.from == nil && event.to == nil
    return [
      end(startLabel, event.start, stays ? event.at : event.from ?? event.at, address: addressOfStart),
      end(endLabel, event.end, stays ? nil : event.to, from: event.from),
    ].compactMap(\.self)
  }

  private var startLabel: Phrase {
    switch event.kind {
    case .hotel: .eventCheckIn
    case .carRental: .eventPickUp
    case _ where event.kind.isRide: .eventDeparture
    default: .eventStart
    }
  }

  private var endLabel: Phrase {
    switch event.kind {
    case .hotel: .eventCheckOut
    case .carRental: .eventGiveBack
    case _ where event.kind.isRide: .eventArrival
    default: .eventEnd
    }
  }

  /// Of a hired car the address is that of where one gets it, and no other end's.
  private var addressOfStart: String? { event.kind == .carRental && event.to != nil ? event.address : nil }

  private func end(
    _ label: Phrase, _ time: EventTime?, _ place: EventPlace?, address: String? = nil,
    from origin: EventPlace? = nil
  ) -> Record? {
    guard time != nil || place != nil else { return nil }
    let name = eventWords.name(of: place)
    let page = page(of: place)
    let isUnnamed = place.map(eventWords.isUnnamed) ?? false
    let ways = position(of: place).map {
      WaysOut(
        words: words, coordinate: $0, name: isUnnamed ? event.title : name ?? event.title,
        origin: position(of: origin),
        isFlown: event.kind == .flight)
    }
    return [
      "label": .text(words[label]), "time": TemplateValue(time.map { eventWords.time($0) }),
      "zone": TemplateValue(time.flatMap { $0.time == nil ? nil : $0.offset.map { "UTC" + $0.description } }),
      "iso": TemplateValue(time.map(iso)),
      "href": TemplateValue(time.flatMap { scope.site.day(on: $0.day) }.map { scope.link($0.page) }),
      "place": TemplateValue(
        eventWords.numbered(place)
          ?? (page == nil && (isUnnamed || isTold(name, at: place?.locality)) ? nil : name)),
      "placeHref": TemplateValue(page.map { scope.link($0) }),
      "address": TemplateValue(address), "where": scope.whereRecord(place?.locality),
      "copied": TemplateValue(ways?.copied),
      "ways": TemplateValue(ways?.links ?? search(for: place)?.links ?? []),
    ]
  }

  /// Whether the title, or the town behind it, says already what a place is called.
  private func isTold(_ name: String?, at place: Locality?) -> Bool {
    name.map { [event.title, place?.city, place?.ownTownName].contains($0) } ?? false
  }

  /// What is known only to be in its town is looked for by what is written of it.
  private func search(for place: EventPlace?) -> PlaceSearch? {
    guard event.kept == nil, let place, let guess = event.guess(at: place) else { return nil }
    return PlaceSearch(words: words, text: guess.words, name: eventWords.name(of: place) ?? event.title)
  }

  /// Whoever is led to a place near home learns where that is; such a place has no position here.
  private func position(of place: EventPlace?) -> Coordinate? {
    place?.position.flatMap { event.kept == nil && !$0.reason.isTown ? $0.value : nil }
  }

  private func iso(_ time: EventTime) -> String {
    guard let clock = time.time else { return time.day.description }
    return Moment(local: LocalDateTime(date: time.day, time: clock), offset: time.offset).description
  }

  // MARK: - What else there is to know

  private var facts: [Record] {
    func fact(
      _ label: Phrase, _ text: String?, kept: KeptMark? = nil, page: OutputPath? = nil
    ) -> Record? {
      text.map {
        [
          "label": .text(words[label]), "text": .text($0), "kept": scope.kept(kept),
          "href": TemplateValue(page.map { scope.link($0) }),
        ]
      }
    }
    // Whom it was paid for, where nobody says who takes part.
    let who = event.who.isEmpty ? event.paidFor : event.who
    let price = eventWords.price ?? eventWords.purchase.map { ExpenseLine(scope: scope, expense: $0).price }
    return [
      // What the sentence above has said is not said again.
      fact(.eventDuration, eventWords.isWay ? nil : eventWords.duration),
      fact(
        .eventAddress,
        event.address == eventWords.way || event.address == addressOfStart ? nil : event.address),
      fact(.eventBooking, event.booking, kept: event.bookingKept),
      fact(.eventPrice, price, kept: event.priceKept, page: scope.plan.addresses.budget),
      fact(.columnPaidBy, event.paidBy ?? eventWords.purchase?.expense.paidBy, kept: event.paidKept),
      fact(.eventWho, who.isEmpty ? nil : words.list(who), kept: event.who.isEmpty ? event.paidKept : nil),
    ].compactMap(\.self)
  }

  private var phone: TemplateValue {
    guard let phone = event.phone else { return .none }
    let digits = phone.filter { ("0"..."9").contains($0) || $0 == "+" }
    return .record([
      "href": .text("tel:" + digits), "text": .text(phone), "kept": scope.kept(event.bookingKept),
    ])
  }

  private var turning: Turning {
    Turning(at: event.id.index, of: scope.plan.itinerary.events) { event, phrase in
      let date = scope.shortDate(event.start.day)
      return Turning.Side(page: event.page, label: words(phrase, ["what": date]), title: event.title)
    }
  }
}
