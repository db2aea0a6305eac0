import TripModel
import TripNotation

/// The fields of a small file that hold what is for nobody else, by their names, wherever they stand: also below keys
/// that nobody reads, and in what does not read itself.
enum ConfidentialFields {
  static func found(in reading: NotationReader.Reading) -> [ConfidentialText] {
    let fields = found(in: reading.root, of: reading.file)
    // What is in a field of its own is no less known as that.
    let known = Set(fields.map(\.text))
    return fields
      + AddressesOfPeople.found(in: reading.root, of: reading.file).filter { !known.contains($0.text) }
  }

  /// Those at a node of a file and below it.
  static func found(in node: Node, of file: NotationFile) -> [ConfidentialText] {
    var found: [ConfidentialText] = []
    var open = [node]
    while let node = open.popLast() {
      for item in (node.items ?? []).reversed() { open.append(item) }
      for field in node.fields ?? [] {
        guard let kinds = kinds[letters(of: field.key)] else {
          open.append(field.value)
          continue
        }
        for text in texts(of: field.value) {
          found += kinds.map { ConfidentialText($0, text.value, at: file.place(of: text.range)) }
        }
      }
    }
    return found
  }

  /// The codes alone, and what stands behind names: elsewhere than among bookings a number or a mailbox is often there
  /// to be read.
  static func codes(in reading: NotationReader.Reading) -> [ConfidentialText] {
    found(in: reading).filter { [.code, .mailBehindName].contains($0.kind) }
  }

  /// What stands behind a key, by its small letters; nil where it may be read.
  static func meaning(ofLetters letters: String) -> [ConfidentialText.Kind]? { kinds[letters] }

  /// Small, without figures and marks; most keys are that already.
  static func letters(of key: String) -> String {
    if key.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return key }
    return key.lowercased().filter(\.isLetter)
  }

  /// A text, or all of a list.
  private static func texts(of node: Node) -> [TextNode] {
    [node.text].compactMap(\.self) + (node.items ?? []).compactMap(\.text)
  }

  private static let kinds: [String: [ConfidentialText.Kind]] = {
    let names: [(String, [ConfidentialText.Kind])] = [
      (
        "booking bookingcode bookingnumber bookingreference bookingref bookingid code confirmation pnr "
          + "confirmationcode confirmationnumber reservation reservationcode reservationnumber recordlocator "
          + "locator pin pincode voucher ticket ticketnumber reference buchung buchungscode buchungsnummer "
          + "reserva localizador prenotazione passport passportnumber passportno iban password passwort doorcode",
        [.code]
      ),
      (
        "phone telephone tel mobile cell telefon handy phonenumber telefonnummer handynummer whatsapp fax "
          + "telefono téléphone", [.phone]
      ),
      ("mail email mailto", [.mail]), ("contact kontakt contacto", [.phone, .mail]),
    ]
    return Dictionary(
      uniqueKeysWithValues: names.flatMap { words, kinds in
        words.split(separator: " ").map { (String($0), kinds) }
      })
  }()
}
