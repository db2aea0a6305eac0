import Diagnostics
import Markdown
import OrderedWork
import Secrets
import TripModel

/// Takes the links out of a trip that open a booking: whoever follows one can change what is booked, or cancel it.
struct SecretLinks: Sendable {
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []
  private let secrets: SecretSearch
  /// Whether the traveller publishes codes, and so the links that hold them.
  private let areBookingsPublished: Bool

  /// `secrets` are those of the whole trip.
  static func remove(from trip: Trip, secrets: TripSecrets) -> SecretLinks {
    let judge = SecretLinks(
      trip: trip, secrets: SecretSearch(secrets.secrets),
      areBookingsPublished: trip.settings.publish.bookings)
    var links = judge
    var opening: [SourcePlace] = []
    links.trip.updateHeaders { header, kind in
      guard let link = header.link, judge.opensBooking(link, ofBooking: kind == .event) else { return nil }
      opening.append(header.source)
      return header.with(\.link, nil)
    }
    for track in trip.tracks.indices {
      for mark in trip.tracks[track].waypoints.indices {
        guard let link = trip.tracks[track].waypoints[mark].link, judge.opensBooking(link) else { continue }
        links.trip.tracks[track].waypoints[mark].link = nil
        let file = SourcePlace(file: trip.tracks[track].file)
        if opening.last != file { opening.append(file) }
      }
    }
    opening += judge.takeLinks(outOf: &links.trip.destinations)
    links.diagnostics += opening.map(Diagnostic.secretLink)
    // Addresses with questions behind them are taken apart, and a long journal has thousands.
    let suspects = mapAtOnce(trip.texts, share: 200) { text in
      text.body.links.contains { judge.opensBooking($0.destination) }
    }
    let files = Set(zip(trip.texts, suspects).filter { $0.1 }.map { $0.0.file })
    var found: [Diagnostic] = []
    links.trip.updateTexts { text in
      files.contains(text.file) ? judge.withoutSecrets(text, &found) : nil
    }
    links.diagnostics += found
    return links
  }

  /// The same of places to go next that are of no trip: of those no booking is published.
  static func remove(
    from destinations: [Destination], secrets: TripSecrets
  ) -> (destinations: [Destination], diagnostics: [Diagnostic]) {
    let judge = SecretLinks(
      trip: Trip(folderName: ""), secrets: SecretSearch(secrets.secrets), areBookingsPublished: false)
    var destinations = destinations
    let opening = judge.takeLinks(outOf: &destinations)
    return (destinations, opening.map(Diagnostic.secretLink))
  }

  /// - Returns: where those stand that had one.
  private func takeLinks(outOf destinations: inout [Destination]) -> [SourcePlace] {
    var opening: [SourcePlace] = []
    for index in destinations.indices {
      let destination = destinations[index]
      let open = destination.links.filter { !opensBooking($0.address) }
      guard open.count < destination.links.count else { continue }
      destinations[index].links = open
      opening.append(destination.source)
    }
    return opening
  }

  /// Of what was booked, a link that may be of one booking alone counts in doubt.
  private func opensBooking(_ address: String, ofBooking: Bool = false) -> Bool {
    // Nothing is booked at most addresses, which shows at a glance.
    if !ofBooking, BookingLink.isPlain(address) { return !secrets.found(in: address).isEmpty }
    let link = BookingLink(address)
    if link.holds(secrets) { return true }
    guard !areBookingsPublished else { return false }
    return !link.keys(inDoubt: ofBooking).isEmpty || ofBooking && link.mayBeOfOneBooking
  }

  /// A text without such links; nil where it has none.
  private func withoutSecrets(_ text: JournalEntry, _ diagnostics: inout [Diagnostic]) -> JournalEntry? {
    let found = text.body.links.filter { opensBooking($0.destination) }
    guard !found.isEmpty else { return nil }
    let addresses = Set(found.map(\.destination))
    var changed = text
    changed.body = text.body.replacingLinks { link in
      guard addresses.contains(link.destination) else { return nil }
      // An address that stands as its own text would be published all the same.
      let words = link.content.plainText
      let showsIt =
        words.contains("://") || !secrets.found(in: words).isEmpty || link.destination.contains(words)
      return showsIt ? [.text(Self.host(of: link.destination))] : link.content
    }
    for link in found {
      // What is a link without being marked as one has no line.
      let line = link.line > 0 ? text.bodyLine + link.line - 1 : nil
      let span = line.map { SourceSpan(line: $0, column: 1, text: "") }
      let place = SourcePlace(file: text.file, span: span)
      diagnostics.append(
        link.destination.hasPrefix("mailto:") ? .secretMailbox(at: place) : .secretLink(at: place))
    }
    return changed
  }

  private static func host(of address: String) -> String {
    let rest = address.firstRange(of: "//").map { address[$0.upperBound...] } ?? "…"
    return String(rest.prefix { !"/?#:".contains($0) })
  }
}

extension Diagnostic {
  fileprivate static func secretMailbox(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .secretLink, "Mail address not published: what is told of its owner keeps it back", at: place,
      advice: "Take it out of the text; readers get none of it.")
  }

  fileprivate static func secretLink(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .secretLink,
      "Link not published: whoever has it can open the booking", at: place,
      advice:
        "Write the address of the hotel or shop itself, without the part after `?` or the booking's number.")
  }
}
