/// What the first bytes of a file say that its name does not.
enum FileHead {
  /// A picture, a film, a track or an archive under another name; nil for all else.
  static func kind(_ start: [UInt8], _ name: StrayName) -> StrayKind? {
    if let ending = picture(start) { return .picture(ending) }
    if let ending = film(start) { return .film(ending) }
    if start.has(".FIT", at: 8) { return .foreignTrack("garmin_fit", name) }
    if isArchive(start) {
      // Documents of offices are archives, too, which their endings tell.
      let isDocument =
        StrayEndings.documents.contains(name.ending) || StrayEndings.workbooks.contains(name.ending)
      return isDocument ? nil : .archive(name)
    }
    guard start.isText else { return nil }
    return ofText(String(decoding: start.prefix(1000), as: UTF8.self), name)
  }

  private static func ofText(_ text: String, _ name: StrayName) -> StrayKind? {
    let text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<") {
      for (mark, ending) in [("<gpx", "gpx"), ("<kml", "kml"), ("<TrainingCenterDatabase", "tcx")]
      where text.contains(mark) { return .track(ending) }
    }
    if text.hasPrefix("$G") || text.hasPrefix("$P") || text.hasPrefix("!AIVD"),
      text.prefix(80).contains(",")
    {
      return .foreignTrack("nmea", name)
    }
    if text.hasPrefix("BEGIN:VCALENDAR"), name.ending.isEmpty || name.ending == "txt" {
      return .calendar(name, isBesideItinerary: false)
    }
    return nil
  }

  /// The usual ending of the picture's kind.
  private static func picture(_ start: [UInt8]) -> String? {
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpg" }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]) { return "png" }
    if start.has("RIFF", at: 0), start.has("WEBP", at: 8) { return "webp" }
    guard start.has("ftyp", at: 4) else { return nil }
    if ["heic", "heix", "mif1", "msf1", "hevc"].contains(where: { start.has($0, at: 8) }) { return "heic" }
    return start.has("avif", at: 8) ? "avif" : nil
  }

  private static func film(_ start: [UInt8]) -> String? {
    if start.has("ftypqt", at: 4) { return "mov" }
    let brands = ["isom", "iso2", "mp41", "mp42", "avc1", "M4V ", "MSNV"]
    return start.has("ftyp", at: 4) && brands.contains { start.has($0, at: 8) } ? "mp4" : nil
  }

  private static func isArchive(_ start: [UInt8]) -> Bool {
    start.has("PK\u{3}\u{4}", at: 0) || start.has("Rar!", at: 0) || start.starts(with: [0x1F, 0x8B])
      || start.starts(with: [0x37, 0x7A, 0xBC, 0xAF])
  }
}

extension [UInt8] {
  fileprivate func has(_ mark: String, at offset: Int) -> Bool {
    count >= offset + mark.utf8.count && self[offset...].starts(with: mark.utf8)
  }
}
