/// What libvips and its codecs say of a file, read as a problem.
struct PictureComplaint {
  /// Nil where the complaint is about an oddity that does not harm the picture.
  let problem: PictureProblem?

  /// - Parameter text: the library's error buffer, a line for each complaint.
  init(_ text: String) {
    let text = text.lowercased()
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains($0) } }
    if says(Self.notAPicture) {
      problem = .notAPicture
    } else if says(Self.endsEarly) {
      problem = .endsEarly
    } else if says(Self.harmless) {
      problem = nil
    } else {
      problem = .damaged
    }
  }

  private static let notAPicture = ["is not in a known format", "is not a known", "operation is blocked"]

  private static let endsEarly = [
    "premature end of input", "premature end of jpeg", "unexpected end of file", "end of stream",
    "read error",
    "unexpected eof", "truncated",
  ]

  /// Warnings of libjpeg about what phones and editors are known to write.
  private static let harmless = [
    "invalid sos parameters", "extraneous bytes before marker", "unknown adobe color transform",
    "inconsistent progression sequence", "bogus icc", "warning: unknown jfif revision",
  ]
}
