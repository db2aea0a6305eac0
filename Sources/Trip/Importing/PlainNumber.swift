import Foundation

/// Numbers as files have them: digits and a point, whatever the machine's own habits are.
package enum PlainNumber {
  /// Degrees to about a centimetre, without zeros at the end.
  package static func degrees(_ degrees: Double) -> String { decimal(degrees, places: 7) }

  /// So many places behind the point at most.
  package static func decimal(_ number: Double, places: Int) -> String {
    var text = String(format: "%.\(places)f", number)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
