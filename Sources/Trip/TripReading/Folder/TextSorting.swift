import TripModel

/// What a Markdown text is by its path alone.
enum TextKind {
  /// An entry for certain.
  case entry
  /// An entry if its fields say a day.
  case maybe
  /// What another program, or the folder itself, is described by: nobody would take it for an entry.
  case none
  /// An author's own page.
  case page
  /// A day of a conversation.
  case chat
  /// An entry that is still a draft.
  case draft

  init(_ file: String) {
    let parts = file.pathParts
    let folders = parts.dropLast().map { $0.lowercased() }
    let path = EntryPath(file)
    let name = (path.stem.lastPathPart ?? "").lowercased()
    if folders.first == "pages", !Self.ofPrograms.contains(name) {
      self = .page
    } else if folders.first == "chats", !Self.ofPrograms.contains(name) {
      self = .chat
    } else if TripFiles.reason(ofFolders: file) == .draft {
      self = .draft
    } else if Self.ofPrograms.contains(name) || folders.contains(where: Self.programFolders.contains) {
      self = .none
    } else if name == "_index" {
      self = .maybe
    } else if name == "album" {
      self = .maybe
    } else if folders.first == "journal" || folders.contains("_posts") || path.namesDay {
      self = .entry
    } else if Self.ofSites.contains(path.bundle == nil ? name : folders.last ?? "") {
      self = .none
    } else {
      self =
        path.bundle != nil && folders.dropLast().contains(where: Self.journals.contains) ? .entry : .maybe
    }
  }

  private static let ofPrograms: Set<String> = [
    "readme", "license", "licence", "changelog", "contributing", "code_of_conduct", "authors",
    "security", "todo", "copying", "notice", "claude", "agents",
  ]
  private static let programFolders: Set<String> = [
    "templates", "template", "_templates", "archetypes", "layouts", "scaffolds", "_tabs", "_pages",
    "_authors",
  ]
  /// Pages that most sites have.
  private static let ofSites: Set<String> = [
    "about", "about-me", "archive", "archives", "search", "tags", "categories", "contact", "impressum",
    "imprint", "datenschutz", "privacy", "privacy-policy", "404", "home", "faq", "links", "now", "uses",
  ]
  /// Folders that hold nothing but entries.
  private static let journals: Set<String> = [
    "posts", "post", "blog", "journal", "diary", "tagebuch", "entries", "trips", "travel", "reise", "days",
  ]
}
