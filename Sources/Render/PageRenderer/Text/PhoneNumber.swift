/// A phone number as somebody wrote it.
struct PhoneNumber {
  let written: String

  /// What devices call, where it is one number and nothing else.
  var href: String? {
    let figures = written.filter { $0.isASCII && $0.isNumber || $0 == "+" }
    let isNumber = written.allSatisfy { $0.isASCII && $0.isNumber || "+ \u{A0}()-./".contains($0) }
    // A number of any country has at most fifteen digits: what has more is two of them.
    return isNumber && (5...16).contains(figures.count) ? "tel:" + figures : nil
  }

  /// The number that no line ends within.
  var text: String { href == nil ? written : written.replacing(" ", with: "\u{A0}") }
}
