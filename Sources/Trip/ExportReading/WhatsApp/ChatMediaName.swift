import TripModel

/// A name that WhatsApp gives to what is sent: `IMG-20260503-WA0001.jpg` on most phones, and on iPhones
/// `00000012-PHOTO-2026-05-03-14-05-12.jpg`, earlier `2026-05-03-PHOTO-00000012.jpg`.
struct ChatMediaName {
  /// What it is, in capitals: `IMG`, `PHOTO`, `STICKER`.
  let kind: String
  /// The day that the name tells.
  let day: LocalDate?

  /// Nil for a name that something else gave.
  init?(_ name: String) {
    let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    let parts = stem.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3 else { return nil }
    if Self.isKind(parts[0]), let digits = Self.digits(parts[1], 8), parts[2].hasPrefix("WA") {
      (kind, day) = (parts[0], LocalDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100))
    } else if parts.count >= 5, Self.digits(parts[0], 8) != nil, Self.isKind(parts[1]) {
      (kind, day) = (parts[1], Self.day(parts[2..<5]))
    } else if parts.count >= 5, let found = Self.day(parts[0..<3]), Self.isKind(parts[3]) {
      (kind, day) = (parts[3], found)
    } else {
      return nil
    }
  }

  private static func isKind(_ part: String) -> Bool {
    (3...12).contains(part.utf8.count) && part.utf8.allSatisfy { (65...90).contains($0) || $0 == 95 }
  }

  private static func digits(_ part: String, _ count: Int) -> Int? {
    part.utf8.count == count && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
  }

  private static func day(_ parts: ArraySlice<String>) -> LocalDate? {
    LocalDate(iso: parts.joined(separator: "-"))
  }
}

/// What is sent, by what becomes of it.
enum ChatMedium: String {
  case picture, film
  case sound = "recording"
  /// A voice message: Opus holds more than anybody here can tell apart, so sites have none of it.
  case voice = "voice message"
  case sticker
  /// A drawing or film that moves, in a form that sites do not have.
  case moving = "moving picture"
  case contact, document

  init(name: String) {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    let kind = ChatMediaName(name)?.kind ?? ""
    switch ending {
    case _ where kind == "STK" || kind == "STICKER": self = .sticker
    case "jpg", "jpeg", "jpe", "jfif", "heic", "heif", "hif", "png", "webp", "avif", "tif", "tiff":
      self = .picture
    case "mp4", "mov", "m4v": self = .film
    case "mp3", "wav", "flac": self = .sound
    case "opus", "ogg", "oga", "m4a", "aac", "amr": self = .voice
    case "gif", "3gp", "3g2", "webm", "avi", "mkv", "was": self = .moving
    case "vcf": self = .contact
    default: self = .document
    }
  }

  /// Whether it goes into the trip's folder.
  var isWritten: Bool { self == .picture || self == .film || self == .sound }

  /// Whether it is left out since it is somebody's own: papers, addresses of others.
  var isPrivate: Bool { self == .contact || self == .document }
}
