import SiteOutput
package import TripModel

/// Names of files that may tell an hour: cameras, phones and messengers write the clock into them, and a number tells
/// between which two others something was taken.
enum TellingName {
  /// Whether a path has a digit anywhere, but in a date with which one of its names begins, and in its ending.
  static func mayTellTime(_ path: String) -> Bool {
    var names = path.split(separator: "/")
    if let last = names.popLast() { names.append(withoutEnding(last)) }
    return names.contains { withoutDate($0).contains(where: \.isNumber) }
  }

  private static func withoutDate(_ name: Substring) -> Substring {
    LocalDate(iso: name.prefix(10)) == nil ? name : name.dropFirst(10)
  }

  /// With its dot; empty where there is none.
  static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name[withoutEnding(name).endIndex...])
  }

  /// Endings such as `mp4` have digits of their own.
  private static func withoutEnding(_ name: Substring) -> Substring {
    guard let dot = name.lastIndex(of: ".") else { return name }
    let ending = name[name.index(after: dot)...]
    return ending.first?.isLetter == true && ending.count <= 5 ? name[..<dot] : name
  }
}

extension PhotoPlan {
  /// Its file as it may be published: by another name where its own might tell an hour that is withheld.
  package var publishedFile: String { photo.withholdsHour ? page.name(for: photo.file) : photo.file }

  /// Likewise that of its film.
  package var publishedClip: String? {
    photo.clip.map { photo.withholdsHour ? page.name(for: $0.file) : $0.file }
  }
}

extension EntryPlan {
  /// Its file as it may be published: by another name where its own might tell an hour that is withheld.
  package var publishedFile: String { self.withholdsName ? self.page.name(for: self.file) : self.file }
}

extension TrackPlan {
  /// Its file as it may be published: by another name where a part near a private place was cut out, and its own
  /// might tell when that was.
  package var publishedFile: String {
    guard isCut, TellingName.mayTellTime(file) else { return file }
    return "tracks/" + (days.first?.description ?? "track") + TellingName.ending(of: file)
  }
}

extension OutputPath {
  /// A name for a file that tells no more than the address of its page: `photos/2026-05-03.jpg`.
  fileprivate func name(for file: String) -> String {
    guard TellingName.mayTellTime(file) else { return file }
    return text.split(separator: "/").dropLast().suffix(2).joined(separator: "/")
      + TellingName.ending(of: file)
  }
}

extension TripPlan {
  /// What was left out, as far as it may be published: not by choice, and no name that might tell an hour which is
  /// withheld.
  package var publishedLeftOut: [LeftOutPhoto] {
    media.leftOut.filter { left in
      guard left.isTold else { return false }
      guard way.withholdsHours else { return true }
      if case .copy(let other, _) = left.cause, TellingName.mayTellTime(other) { return false }
      return !TellingName.mayTellTime(left.file)
    }
  }
}
