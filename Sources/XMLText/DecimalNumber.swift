/// A number in digits, with sign, decimal point and exponent if need be; nil for all else.
///
/// Up to 15 digits and small exponents are exact as one division of two exact numbers (W. D. Clinger, "How to
/// read floating point numbers accurately", 1990), which is most of the numbers in a file; the others go to
/// the standard library.
package func decimalNumber(_ text: [UInt8]) -> Double? { number(in: text) }

/// The same for a part of a text.
package func decimalNumber(_ text: ArraySlice<UInt8>) -> Double? { number(in: text) }

func number(in text: some Collection<UInt8>) -> Double? {
  var (digits, decimals, seen) = (0, 0, 0)
  var (isNegative, hasPoint) = (false, false)
  for byte in text {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      seen += 1
      guard seen <= 15 else { return uncommonNumber(text) }
      digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
      if hasPoint { decimals += 1 }
    case UInt8(ascii: ".") where !hasPoint: hasPoint = true
    case UInt8(ascii: "-") where seen == 0 && !hasPoint && !isNegative: isNegative = true
    default: return uncommonNumber(text)
    }
  }
  guard seen > 0 else { return nil }
  let size = Double(digits) / powersOfTen[decimals]
  return isNegative ? -size : size
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]

private func uncommonNumber(_ bytes: some Collection<UInt8>) -> Double? {
  let letters = Array("0123456789+-.eE".utf8)
  let text = String(decoding: bytes, as: UTF8.self).trimmed
  guard !text.isEmpty, text.utf8.allSatisfy({ letters.contains($0) }),
    let number = Double(text), number.isFinite
  else { return nil }
  return number
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
