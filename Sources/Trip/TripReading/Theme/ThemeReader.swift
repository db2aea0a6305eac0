import Diagnostics
import PhotoMetadata
import TripModel
import TripNotation

/// Reads the shipped theme, with the trip's own files in the place of those of the same name.
struct ThemeReader {
  private(set) var theme = Theme()
  private(set) var diagnostics: [Diagnostic] = []

  private static let largestText = 4 << 20
  private static let largestAsset = 256 << 20

  /// `shipped` is the folder that holds `templates` and `assets`; the files of the trip below folders of these
  /// names take the place of the shipped.
  static func read(
    shipped: String, own: [String], listing: FolderListing, language: String
  ) -> ThemeReader {
    var reader = ThemeReader()
    for (name, path) in ShippedFiles.all(below: shipped + "/templates") where isTemplate(name) {
      reader.take(template: ShippedFiles.template(path), name, shownAs: "templates/" + name)
    }
    let fields = FileBytes.read(shipped + "/templates/fields.txt", atMost: Self.largestText)
    reader.theme.fields = String(decoding: fields ?? [], as: UTF8.self)
    for (name, path) in Self.assets(of: shipped) {
      reader.take(asset: ShippedFiles.asset(path), name, shownAs: "assets/" + name)
    }
    let shippedStyle = reader.theme.assets["style.css"] ?? []
    let shippedTemplates = Set(reader.theme.templates.keys)
    let shippedAssets = Set(reader.theme.assets.keys)
    for file in own {
      if let name = file.after("templates/") {
        guard isTemplate(name) else { continue }
        reader.take(template: template(listing.absolute(file)), name, shownAs: file)
      } else if let name = file.after("assets/") {
        reader.take(asset: asset(listing.absolute(file)), name, shownAs: file)
        reader.theme.ownAssets.insert(name)
        if Self.isPicture(file) { reader.theme.ownPictures.insert(name) }
        if name.lowercased().hasSuffix(".css") { reader.checkStyle(name, file, shippedStyle: shippedStyle) }
      }
    }
    let unused = UnusedAssets(own, shipped: shippedAssets) {
      FileBytes.read(listing.absolute($0), atMost: $1)
    }
    reader.diagnostics += unused.diagnostics
    reader.theme.addedTemplates = Set(reader.theme.templates.keys).subtracting(shippedTemplates)
    reader.readWords(language: language, shipped: shipped, own: own, listing: listing)
    reader.readPrompts(language: language, shipped: shipped, own: own, listing: listing)
    return reader
  }

  /// The trip's own questions of its language, else the shipped ones, else the English ones.
  private mutating func readPrompts(
    language: String, shipped: String, own: [String], listing: FolderListing
  ) {
    for tag in [language, String(language.prefix { $0 != "-" }), "en"] {
      let name = "templates/prompts/\(tag).yml"
      let file: PromptFile?
      if let own = own.first(where: { $0.lowercased() == name }) {
        file = FileBytes.read(listing.absolute(own), atMost: NotationReader.sizeLimit)
          .map { PromptFile.read(NotationReader.read($0, file: own)) }
      } else {
        file = ShippedFiles.prompts(shipped + "/" + name, name: name)
      }
      guard let file else { continue }
      theme.prompts = file.prompts
      diagnostics += file.diagnostics
      return
    }
  }

  private static func isPicture(_ file: String) -> Bool {
    file.lastIndex(of: ".").map {
      PictureFormat.endings.contains(file[file.index(after: $0)...].lowercased())
    } ?? false
  }

  /// Looks over a sheet of the trip's; in the one of custom properties every name should be one of the site's.
  private mutating func checkStyle(_ name: String, _ file: String, shippedStyle: [UInt8]) {
    guard let bytes = theme.assets[name], bytes.count <= Self.largestText else { return }
    var check = styleCheck(bytes, file)
    if name == "variables.css" {
      check.compare(with: Set(styleCheck(shippedStyle, "style.css").properties.map(\.name)))
    }
    diagnostics += check.findings.diagnostics
  }

  private func styleCheck(_ bytes: [UInt8], _ file: String) -> StyleCheck {
    StyleCheck(String(decoding: bytes, as: UTF8.self), file: file)
  }

  private static func isTemplate(_ name: String) -> Bool { name.hasSuffix(".mustache") }

  /// The text of a template; nil where it is none, or too large.
  static func template(_ path: String) -> String? {
    guard !FileBytes.isLarger(path, than: largestText),
      let bytes = FileBytes.read(path, atMost: largestText), bytes.count <= largestText
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private mutating func take(template text: String?, _ name: String, shownAs file: String) {
    guard let text else {
      diagnostics.append(.unreadable(file, "it is not UTF-8 text of at most 4 MB"))
      return
    }
    theme.templates[String(name.dropLast(".mustache".count))] = ThemeFile(file: file, text: text)
  }

  /// The bytes of an asset; nil where it cannot be opened, or is too large.
  static func asset(_ path: String) -> [UInt8]? {
    guard !FileBytes.isLarger(path, than: largestAsset),
      let bytes = FileBytes.read(path, atMost: largestAsset), bytes.count <= largestAsset
    else { return nil }
    return bytes
  }

  private mutating func take(asset bytes: [UInt8]?, _ name: String, shownAs file: String) {
    guard let bytes else {
      diagnostics.append(.unreadable(file, "it cannot be opened, or is larger than 256 MB"))
      return
    }
    theme.assets[name] = bytes
  }

  /// The words, and what countries are called: English first, then the trip's language over it, shipped and the
  /// trip's own: what a translation lacks is English.
  private mutating func readWords(
    language: String, shipped: String, own files: [String], listing: FolderListing
  ) {
    let short = String(language.prefix { $0 != "-" })
    var hasLanguage = short == "en"
    var tags = ["en"]
    for tag in [short, language] where !tags.contains(tag) { tags.append(tag) }
    // Without the shipped words nobody can say which there are.
    var known: Set<String>?
    for name in tags.flatMap({ ["templates/words/\($0).yml", "templates/words/countries/\($0).yml"] }) {
      let isOfLanguage = !name.hasSuffix("/en.yml") && !name.hasPrefix("templates/words/countries/")
      if let words = ShippedFiles.words(shipped + "/" + name, name: name) {
        take(words)
        // The shipped English words are all that the site has.
        if name == "templates/words/en.yml" { known = Set(theme.phrases.keys) }
        hasLanguage = hasLanguage || isOfLanguage
      }
      for file in files where file.lowercased() == name {
        guard let bytes = FileBytes.read(listing.absolute(file), atMost: NotationReader.sizeLimit) else {
          continue
        }
        take(WordsFile.read(bytes, file: file, known: known))
        hasLanguage = hasLanguage || isOfLanguage
      }
    }
    if !hasLanguage {
      theme.phraseLanguage = "en"
      diagnostics.append(.noWords(language))
    }
  }

  /// Whether the site's own words are there in a language, shipped or among the files of the trip.
  static func hasWords(of language: String, shipped: String, own: [String]) -> Bool {
    let name = "templates/words/\(language).yml"
    return own.contains { $0.lowercased() == name }
      || ShippedFiles.words(shipped + "/" + name, name: name) != nil
  }

  private mutating func take(_ words: WordsFile) {
    theme.phrases.merge(words.phrases) { _, own in own }
    diagnostics += words.diagnostics
  }

  /// The files of the shipped theme that are served, by their paths below its `assets/`.
  static func shippedAssets(_ shipped: String) -> Set<String> { Set(assets(of: shipped).map(\.name)) }

  /// The atlas and the fonts of cards are drawn from, and words proposed as passwords; none of it is served.
  private static func assets(of shipped: String) -> [(name: String, path: String)] {
    ShippedFiles.all(below: shipped + "/assets").filter { file in
      !["atlas/", "lettering/", "passwords/"].contains { file.name.hasPrefix($0) }
    }
  }
}

extension String {
  /// What follows a beginning.
  fileprivate func after(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}

extension Diagnostic {
  fileprivate static func noWords(_ language: String) -> Diagnostic {
    Diagnostic(
      .note, .badWords, "No translation for “\(language)”: the site's own words are English",
      advice:
        "Copy templates/words/en.yml, which is in share/tripbook beside the installed program, into the trip folder as "
        + "templates/words/\(language).yml and translate it."
    )
  }
}
