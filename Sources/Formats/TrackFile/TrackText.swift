/// Text without white space at its ends; nil where nothing is left.
func trimmed(_ text: String?) -> String? {
  guard let text, let first = text.firstIndex(where: { !$0.isWhitespace }),
    let last = text.lastIndex(where: { !$0.isWhitespace })
  else { return nil }
  return String(text[first...last])
}
