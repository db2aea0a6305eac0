import Diagnostics
import Secrets

/// Numbers and codes in words that anybody wrote, which nobody should read but who wrote them.
enum TellingNumber {
  enum Kind: Hashable, CaseIterable {
    case paper, lock, booking, phone

    /// What it is called at the beginning of a sentence.
    var words: String {
      switch self {
      case .paper: "Number of a passport, card or policy"
      case .lock: "Code of a door, a lock or a network"
      case .booking: "Code of a booking"
      case .phone: "Telephone number"
      }
    }

    fileprivate init(_ kind: WrittenCode.Kind) {
      switch kind {
      case .lock: self = .lock
      case .booking: self = .booking
      case .phone: self = .phone
      }
    }
  }

  /// Those in a text of any lines; what is the number of a paper is nothing else.
  static func found(in text: String) -> [(kind: Kind, text: Substring)] {
    text.fileLines.flatMap { found(inLine: $0) }
  }

  static func found(inLine line: Substring) -> [(kind: Kind, text: Substring)] {
    let papers = PersonalNumber.found(in: line)
    let codes = WrittenCode.found(in: line).filter { code in
      !papers.contains { $0.startIndex < code.text.endIndex && code.text.startIndex < $0.endIndex }
    }
    var found: [(kind: Kind, text: Substring)] = papers.map { (kind: Kind.paper, text: $0) }
    found += codes.map { (kind: Kind($0.kind), text: $0.text) }
    return found
  }
}
