import TripModel
import TripNotation

/// What the configuration of another program says of its site: the title and the description, where trip.yml has none.
///
/// Nothing else in it is about the journey, and nothing that is wrong in it is our business.
struct SiteConfiguration {
  private var file: String?
  private var title: String?
  private var description: String?

  private static let names = [
    "_config.yml", "_config.yaml", "hugo.toml", "hugo.yaml", "hugo.yml", "config.toml", "config.yaml",
    "config.yml",
    "config/_default/hugo.toml", "config/_default/config.toml",
  ]
  /// Titles that a program writes into a new site.
  private static let unwritten: Set<String> = [
    "your awesome title", "my new hugo site", "hexo", "title", "chirpy",
  ]

  static func find(in files: TripFiles) -> SiteConfiguration {
    guard files.kind.isForeign, let name = Self.names.first(where: files.listing.files.contains),
      let bytes = FileBytes.read(files.listing.absolute(name), atMost: NotationReader.sizeLimit)
    else { return SiteConfiguration() }
    let reading =
      name.hasSuffix(".toml") ? TOMLReader.read(bytes, file: name) : NotationReader.read(bytes, file: name)
    let fields = reading.root.fields ?? []
    let inner = fields.first { $0.key == "params" || $0.key == "extra" }?.value.fields ?? []
    func text(_ key: String) -> String? {
      let found = (fields + inner).first { $0.key == key }?.value.text.map { WithoutComments.text($0.value) }?
        .split { $0.isWhitespace }
      return found.flatMap { $0.isEmpty ? nil : $0.joined(separator: " ") }
    }
    let title = text("title").flatMap { Self.unwritten.contains($0.lowercased()) ? nil : $0 }
    return SiteConfiguration(
      file: name, title: title, description: title == nil ? nil : text("description"))
  }

  /// The settings with what they leave open.
  func completing(_ settings: TripSettings) -> TripSettings {
    var settings = settings
    if settings.title == nil, let title {
      settings.title = title
      settings.titleFile = file ?? settings.titleFile
    }
    settings.description = settings.description ?? description
    return settings
  }
}
