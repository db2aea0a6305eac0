import MovieFile
import PhotoMetadata
import TripModel

/// Hidden folders: most are of systems and programs, and some a traveller's own.
enum HiddenFolder {
  /// Whether a name that begins with a dot is none that systems and programs give.
  static func isOfTraveller(_ name: String) -> Bool {
    let small = name.lowercased()
    return !ofPrograms.contains { small.hasPrefix($0) }
  }

  /// Whether a file in one is a picture, a film, a track or a text.
  static func isOfTrip(_ name: String) -> Bool {
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    return !name.hasPrefix(".")
      && (PictureFormat.endings.contains(ending) || MovieFacts.endings.contains(ending)
        || Track.endings.contains(ending) || ending == "md")
  }

  private static let ofPrograms = [
    ".git", ".svn", ".hg", ".obsidian", ".logseq", ".trash", ".thumb", ".cache", ".tmp", ".temp", ".venv",
    ".idea",
    ".vscode", ".st", ".dropbox", ".sync", ".fseventsd", ".spotlight", ".temporaryitems",
    ".documentrevisions", ".picasa",
    ".dtrash", ".nextcloud", ".owncloud", ".tripbook", ".build", ".jekyll", ".sass", ".next", ".astro",
    ".hugo",
    ".netlify", ".vercel", ".claude", ".comments", ".xvpics", ".@", ".rsync", ".snapshot", ".bundle", ".npm",
    ".yarn",
    ".pytest", ".ds_", "._", ".bzr", ".devcontainer", ".circleci", ".forgejo", ".gitea", ".woodpecker",
    ".shadow",
  ]
}
