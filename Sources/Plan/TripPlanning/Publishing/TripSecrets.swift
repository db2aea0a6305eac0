package import Secrets
package import TripModel

/// What of a trip opens a booking or reaches somebody, and is not published: nothing that others get may hold it.
package struct TripSecrets: Sendable {
  /// Each once, in the order of the files.
  package let secrets: [Secret]

  /// Of the whole trip, with what is kept back in it.
  package init(_ trip: Trip, today: LocalDate) {
    let published = Set(Self.published(trip, today: today).map(\.kindAndKey))
    var seen: Set<Secret.KindAndKey> = []
    let numbers = Self.rideNumbers(trip)
    secrets = Self.all(trip, today).filter {
      !published.contains($0.kindAndKey) && !numbers.contains($0.text.lowercased())
        && seen.insert($0.kindAndKey).inserted
    }
  }

  /// Of what is of no single trip.
  package init(_ texts: [ConfidentialText], today: LocalDate) {
    var seen: Set<Secret.KindAndKey> = []
    let held = texts.filter { $0.holds(on: today) }
    secrets = Self.secrets(in: held).filter { seen.insert($0.kindAndKey).inserted }
  }

  private static func secrets(in texts: [ConfidentialText]) -> [Secret] {
    texts.flatMap { text in
      switch text.kind {
      case .code: Secret.codes(in: text.text)
      case .phone: [Secret.phone(text.text)].compactMap(\.self)
      case .mail, .mailBehindName: Secret.mails(in: text.text)
      }
    }
  }

  private static func all(_ trip: Trip, _ today: LocalDate) -> [Secret] {
    let mails = publishedMails(trip, today)
    let named = secrets(
      in: trip.confidential.filter { text in
        text.holds(on: today) && !(text.kind == .mailBehindName && mails.contains(text.text.lowercased()))
      })
    let ofEvents = trip.events.flatMap { event in
      secrets(of: event)
        // What the link of a booking holds is as good as the code.
        + (event.link.map { BookingLink($0).keys(inDoubt: true) } ?? []).flatMap { Secret.codes(in: $0) }
    }
    return named + ofEvents
  }

  /// How people are reached who want that published.
  private static func publishedMails(_ trip: Trip, _ today: LocalDate) -> Set<String> {
    guard trip.settings.publish.people else { return [] }
    return Set(
      trip.people.published(on: today).filter(\.showsContact).compactMap { $0.mail?.lowercased() })
  }

  private static func secrets(of event: TripEvent) -> [Secret] {
    Secret.codes(in: event.booking ?? "") + [event.phone.flatMap(Secret.phone)].compactMap(\.self)
  }

  /// What the traveller wants to be published by this day: bookings, where they say so, and the numbers of sights.
  private static func published(_ trip: Trip, today: LocalDate) -> [Secret] {
    let lastDay: LocalDate? = trip.settings.publishDelay.map { today - max(0, $0.value) }
    func isPublished(_ item: some TripItem) -> Bool {
      // What is too young for readers opens a booking that is still to come.
      if let lastDay, let day = item.lastDay, day > lastDay { return false }
      return !item.keptBack.contains { $0.holds(on: today) }
    }
    let events = trip.settings.publish.bookings ? trip.events.filter { isPublished($0) } : []
    let links = events.compactMap(\.link).flatMap { BookingLink($0).keys(inDoubt: true) }
    return events.flatMap(secrets) + links.flatMap { Secret.codes(in: $0) }
      + trip.attractions.filter { isPublished($0) }.compactMap { $0.phone.flatMap(Secret.phone) }
  }

  /// `KL1693` is no secret where the flight is called so.
  private static func rideNumbers(_ trip: Trip) -> Set<String> {
    Set(
      trip.events.filter(\.kind.isRide).flatMap { event in
        event.title.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }.filter { word in
          word.count <= 6 && word.prefix(2).contains(where: \.isLetter)
            && (1...4).contains(word.dropFirst(2).count) && word.dropFirst(2).allSatisfy(\.isNumber)
        }
      })
  }
}
