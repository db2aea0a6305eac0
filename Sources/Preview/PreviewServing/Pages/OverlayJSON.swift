import Foundation

/// A value as what the preview adds to pages reads it: JSON on one line, the same each time.
func overlayJSON(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { preconditionFailure("texts and numbers can be encoded") }
  return Array(data)
}
