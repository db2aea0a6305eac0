/// Tells pictures that came by a messenger by the names that it gives them, where these say a day:
/// `IMG-20240914-WA0007.jpg`, `WhatsApp Image 2024-09-14 at 14.22.10.jpeg`, `signal-2024-09-14-142210.jpg`,
/// `photo_2024-09-14_14-22-10.jpg`.
package enum MessengerName {
  /// Whether the name of a file is such a one; it may stand in its folders.
  package static func isOne(_ file: some StringProtocol) -> Bool {
    let name = file.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return beginnings.contains(where: name.hasPrefix) || name.hasPrefix("img-") && isNumbered(name)
  }

  private static let beginnings = [
    "whatsapp image ", "whatsapp-image-", "whatsapp_image_", "signal-20", "photo_20",
  ]

  /// Whether a number of WhatsApp stands behind the day: `IMG-20240914-WA0007`.
  private static func isNumbered(_ name: String) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "." }
    guard parts.count > 2, parts[1].count == 8, parts[1].allSatisfy(\.isNumber) else { return false }
    let number = parts[2].dropFirst(2)
    return parts[2].hasPrefix("wa") && number.first?.isNumber == true
  }
}
