/// The address of a page, looked at for what opens a booking: whoever follows such a link can change it, or cancel it.
package struct BookingLink: Sendable {
  /// With percent codes and entities undone.
  private let address: String
  private let parts: [Part]

  /// A value of the address, and the words that name it.
  private struct Part {
    /// Of what stands behind `?` or `#`, the name before `=`; of a folder, the one before it.
    var name: String
    var value: String
    var isOfPath: Bool
  }

  package init(_ written: String) {
    let plain = String(decoding: UnescapedText(Array(written.utf8)).bytes, as: UTF8.self)
    address = plain
    let behindHost = plain.firstRange(of: "://").map { plain[$0.upperBound...] } ?? plain[...]
    var parts: [Part] = []
    var folder = ""
    for field in behindHost.split(whereSeparator: { "/?#&;".contains($0) }).dropFirst() {
      let pair = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if pair.count == 2 {
        parts.append(Part(name: pair[0], value: pair[1], isOfPath: false))
      } else {
        parts.append(Part(name: folder, value: pair[0], isOfPath: true))
        folder = pair[0]
      }
    }
    self.parts = parts
  }

  /// Whether it holds one of these.
  package func holds(_ secrets: SecretSearch) -> Bool { !secrets.found(in: address).isEmpty }

  /// Whether it holds the letters and figures of a code, however short that is.
  package func holds(lettersOf code: String) -> Bool {
    let letters = Self.plain(code).lowercased()
    return !letters.isEmpty && Self.plain(address).lowercased().contains(letters)
  }

  /// What it holds that opens a booking, by the names of its fields and folders: `?code=HTL99887`,
  /// `/booking/HTL99887/manage`.
  ///
  /// Names that mean other things as well (`order`, `ref`, `trip`) count only in doubt: in the link of something
  /// booked.
  package func keys(inDoubt: Bool) -> [String] {
    parts.filter { part in
      let words = Self.words(part.name)
      let isSure = words.contains { Self.sureNames.contains($0) }
      guard isSure || words.contains(where: (inDoubt ? Self.doubtfulNames : Self.names).contains) else {
        return false
      }
      return isSure && !part.isOfPath
        ? Self.looksMade(part.value) : part.value.count <= 40 && Secret.isTelling(Self.plain(part.value))
    }.map(\.value)
  }

  /// Whether an address is so plain that it holds no key (`keys(inDoubt:)`), whatever its names say.
  ///
  /// Without escapes it is as it was written, and without `=` all its values are folders: of these one is a key that
  /// has a figure or a capital, since all else is a word. Most links of a journal are so, and what this asks of bytes
  /// is dear to take apart.
  package static func isPlain(_ address: String) -> Bool {
    address.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "="):
        false
      case 0x21...0x7E: !UnescapedText.mayBeginEscape(byte)
      default: false
      }
    }
  }

  /// Whether a page of something booked is probably that booking's own page: a number or a long word of letters and
  /// figures tells whose it is. In doubt it is.
  package var mayBeOfOneBooking: Bool {
    let small = address.lowercased()
    if let mark = small.firstIndex(where: { "?#".contains($0) }) {
      let query = small[mark...]
      if Self.telling.contains(where: query.contains) { return true }
      if query.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count >= 5 }) { return true }
    }
    // A long word of letters and figures is nothing that anybody has typed.
    return small.split { !$0.isLetter && !$0.isNumber }.contains { word in
      word.count >= 16 && word.contains(where: \.isNumber) && word.contains(where: \.isLetter)
    }
  }

  /// Words behind a question mark that stand for what opens a booking.
  private static let telling = [
    "pin", "code", "voucher", "token", "auth", "key=", "hash", "secret", "signature", "booking", "reserv",
    "confirm", "itineraryid", "order", "ticket", "pnr", "lastname", "surname", "email",
  ]

  /// Names that mean nothing else.
  private static let sureNames: Set<String> = [
    "pin", "pincode", "token", "auth", "authkey", "pnr", "conf", "confirmation", "confirmationnumber",
    "confirmationcode", "confirmationid", "reservation", "reservationid", "reservationnumber",
    "reservationcode", "bookingid", "bookingcode", "bookingnumber", "bookingref", "bookingreference",
    "recordlocator", "voucher", "vouchercode", "password", "passwort", "passcode", "secret", "signature",
    "accesskey", "accesstoken", "buchungscode", "buchungsnummer", "auftragsnummer", "localizador",
  ]

  /// Names that stand for a key where what is behind them looks like one.
  private static let names: Set<String> = [
    "code", "booking", "bookings", "buchung", "reserva", "reservas", "reservations", "prenotazione",
    "boeking", "manage",
  ]
  private static let doubtfulNames = names.union([
    "ref", "reference", "order", "orders", "orderid", "ordernumber", "ticket", "tickets", "locator", "key",
    "hash", "itinerary", "itineraryid", "trip", "checkin",
  ])

  /// `bookingCode`, `booking_code` and `booking-code` are `booking`, `code` and `bookingcode`.
  private static func words(_ name: String) -> [String] {
    var spaced = ""
    for letter in name {
      if letter.isUppercase, spaced.last?.isLowercase == true { spaced += " " }
      spaced.append(letter.isLetter || letter.isNumber ? letter : " ")
    }
    let words = spaced.lowercased().split(separator: " ").map(String.init)
    return words + [words.joined()]
  }

  /// Whether a value is more than a word of the language or a switch: it has a figure, or it is long.
  private static func looksMade(_ value: String) -> Bool {
    let word = plain(value)
    return word.count >= 3 && word.contains(where: \.isNumber) || word.count >= 16 || Secret.isTelling(word)
  }

  private static func plain(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
}
