/// What libvips and its codecs say of a file, read as a problem.
struct PictureComplaint {
  /// Nil where the complaint is about an oddity that does not harm the picture.
  let problem: PictureProblem?

  /// - Parameters:
  ///   - text: the library's error buffer, a line for each complaint.
  ///   - kind: what the file is by its first bytes.
  init(_ text: String, about kind: PictureKind = .jpeg) {
    let text = text.lowercased()
    func says(_ phrases: [String]) -> Bool { phrases.contains { text.contains($0) } }
    if let decoder = kind.decoder, says(Self.noDecoder + Self.notAPicture) {
      problem = .noDecoder(decoder)
    } else if says(Self.notAPicture) {
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

  /// libvips without the module that knows libheif takes such a file for no picture at all.
  private static let noDecoder = ["unsupported codec", "no decoding plugin", "decoder plugin not"]

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
