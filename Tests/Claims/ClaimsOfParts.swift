import Foundation
package import Testing

/// Claims that a text has a part.
package func claim<Text: StringProtocol, Part: StringProtocol>(
  _ text: Text, has part: Part, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if text.contains(part) { return }
  record(
    "no \(String(reflecting: part)) in \(shown(text))", note(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Claims that a text has a part nowhere.
package func claim<Text: StringProtocol, Part: StringProtocol>(
  _ text: Text, lacks part: Part, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard text.contains(part) else { return }
  record(
    "\(String(reflecting: part)) in \(shown(text))", note(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Claims that a list has an item.
package func claim<List: Sequence>(
  _ list: List, has item: List.Element, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) where List.Element: Equatable {
  if list.contains(item) { return }
  record(
    "no \(String(reflecting: item)) in \(shown(list))", note(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Claims that a list does not have an item.
package func claim<List: Sequence>(
  _ list: List, lacks item: List.Element, _ note: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) where List.Element: Equatable {
  guard list.contains(item) else { return }
  record(
    "\(String(reflecting: item)) in \(shown(list))", note(),
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// A page's text may fill a screen, and is not to fill ten of them.
func shown<Value>(_ value: Value) -> String {
  let text = String(reflecting: value)
  return text.count > 4000 ? String(text.prefix(4000)) + "…" : text
}
