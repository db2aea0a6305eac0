/// What a `.tripbookignore` of the library says that a trip lies in: it holds in the trip as well.
package struct RulesAbove: Hashable, Sendable {
  /// The folders of the trip's path from the one with the rules on, the trip's own last.
  package var folders: [String]
  /// The file as written.
  package var text: String
  /// Whether the file is only nearly named so, by which nothing counts again.
  package var isNearly: Bool

  package init(folders: [String], text: String, isNearly: Bool) {
    self.folders = folders
    self.text = text
    self.isNearly = isNearly
  }
}
