package import MediaContainers

/// Properties of XMP that tell too much, found by their names alone: a packet that is broken XML tells them as well.
package enum XMPTraces {
  /// Each once, in the order of their places.
  package static func found(in packet: [UInt8]) -> [PrivateTrace] {
    var found: [PrivateTrace] = []
    var place = 0
    while let colon = packet[place...].firstIndex(of: UInt8(ascii: ":")) {
      place = colon + 1
      let name = packet[place...].prefix(longestName).prefix(while: isLetter)
      place += name.count
      guard name.count >= 3, place < packet.count, ends(packet[place]), !isClosing(packet, before: colon),
        let trace = trace(String(decoding: name, as: UTF8.self)), !found.contains(trace)
      else { continue }
      found.append(trace)
    }
    return found
  }

  private static func trace(_ name: String) -> PrivateTrace? {
    let lower = name.lowercased()
    // The version alone says nothing.
    if lower.hasPrefix("gps"), lower != "gpsversionid" { return .init(kind: .position, name: name) }
    if positions.contains(lower) { return .init(kind: .position, name: name) }
    if serialNumbers.contains(lower) { return .init(kind: .serialNumber, name: name) }
    return owners.contains(lower) ? .init(kind: .owner, name: name) : nil
  }

  private static let positions: Set<String> = ["latitude", "longitude"]
  private static let serialNumbers: Set<String> = [
    "serialnumber", "bodyserialnumber", "lensserialnumber", "cameraserialnumber", "internalserialnumber",
    "camerasn", "dronesn", "droneserialnumber",
  ]
  private static let owners: Set<String> = [
    "creator", "artist", "owner", "ownername", "cameraownername", "author", "photographer", "imageeditor",
    "byline", "credit", "rights", "copyright", "copyrightnotice", "copyrightowner", "imagecreator",
    "imagesupplier",
    "creatorcontactinfo", "personinimage", "captionwriter",
  ]
  private static let longestName = 40

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// What may stand behind the name of an attribute or element.
  private static func ends(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains(byte)
  }

  /// Whether the prefix before a colon is that of an end tag, whose start was met.
  private static func isClosing(_ packet: [UInt8], before colon: Int) -> Bool {
    packet[..<colon].suffix(longestName).reversed().first { !isLetter($0) } == UInt8(ascii: "/")
  }
}
