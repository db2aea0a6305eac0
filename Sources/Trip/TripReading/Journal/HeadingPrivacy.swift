import TripModel

/// Why a heading keeps back what stands below it: it says so in words for it, in a whole phrase, or names for whom it is not.
enum HeadingPrivacy {
  static func reason(in words: String) -> KeptBack.Reason? {
    if let reason = KeepingWords.reason(in: words) { return reason }
    guard words.utf8.count <= KeepingWords.longest else { return nil }
    return PersonalLabel.isOne(words, isHeading: true) || words.lowercased().contains("(mine)")
      || ConfidedPhrases.line(in: words) != nil ? .isPrivate : nil
  }
}
