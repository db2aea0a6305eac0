/// A number in digits, with sign, decimal point and exponent if need be; nil for all else.
///
/// Up to 15 digits are exact as one division of two exact numbers (W. D. Clinger, "How to read floating point numbers
/// accurately", 1990), up to 19 as one of integers. Of more, the first 19 are enough where the next number after them
/// comes to the same. What is left, and all with an exponent, goes to the standard library.
package func decimalNumber(_ text: [UInt8]) -> Double? { number(in: text) }

/// The same for a part of a text.
package func decimalNumber(_ text: ArraySlice<UInt8>) -> Double? { number(in: text) }

func number(in text: some Collection<UInt8>) -> Double? {
  var (digits, decimals, seen): (UInt64, Int, Int) = (0, 0, 0)
  var (isNegative, hasPoint) = (false, false)
  for byte in text {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      seen += 1
      if seen > 19, hasPoint { continue }
      guard seen <= 19 else { return uncommonNumber(text) }
      digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
      if hasPoint { decimals += 1 }
    case UInt8(ascii: ".") where !hasPoint: hasPoint = true
    case UInt8(ascii: "-") where seen == 0 && !hasPoint && !isNegative: isNegative = true
    default: return uncommonNumber(text)
    }
  }
  guard seen > 0 else { return nil }
  let size = seen <= 15 ? Double(digits) / powersOfTen[decimals] : quotient(digits, decimals)
  if seen > 19, size != quotient(digits + 1, decimals) { return uncommonNumber(text) }
  return isNegative ? -size : size
}

/// The number nearest to so many tenths of tenths.
///
/// Both are shifted until their highest bits are set, so that the quotient has 62 bits at least; its lowest says
/// whether anything is left over, which is all that rounding to 53 bits has to know of it.
private func quotient(_ digits: UInt64, _ decimals: Int) -> Double {
  guard digits > 0 else { return 0 }
  let divisor = wholePowersOfTen[decimals]
  let (up, down) = (digits.leadingZeroBitCount, divisor.leadingZeroBitCount)
  let shifted = digits << UInt64(up)
  let (whole, rest) = (divisor << UInt64(down)).dividingFullWidth((shifted >> 1, shifted << 63))
  return Double(rest == 0 ? whole : whole | 1) * Double(sign: .plus, exponent: down - up - 63, significand: 1)
}

private let wholePowersOfTen: [UInt64] = (0...19).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

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
