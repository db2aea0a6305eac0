/// What the site is dressed in: the shipped theme, with the files of the trip's own `templates/` and `assets/`
/// in the place of those of the same name.
package struct Theme: Hashable, Sendable {
  /// The templates by name: `day`, `parts/head`.
  package var templates: [String: ThemeFile]
  /// Those of them that the trip has beside the shipped ones, and that do nothing unless another calls them.
  package var addedTemplates: Set<String> = []
  /// What templates may ask for, as the shipped `templates/fields.txt` says it; empty where nobody can tell.
  package var fields = ""
  /// The words of the site by key, each in the plural forms of its language; `other` alone for what has no number.
  package var phrases: [String: [String: String]]
  /// The language of the phrases where there are none in the trip's; nil where there are.
  package var phraseLanguage: String?
  /// Files that are served as they are, by their path below `assets/`.
  package var assets: [String: [UInt8]]
  /// Those of them that are the trip's own.
  package var ownAssets: Set<String> = []
  /// Those of the files to be served that are pictures of the traveller's own: published without what they tell.
  package var ownPictures: Set<String> = []
  /// The questions of the trip's language, else English ones.
  package var prompts: [WritingPrompt] = []

  package init(
    templates: [String: ThemeFile] = [:], phrases: [String: [String: String]] = [:],
    assets: [String: [UInt8]] = [:]
  ) {
    self.templates = templates
    self.phrases = phrases
    self.assets = assets
  }
}

/// A template, with the file it came from for a diagnostic.
package struct ThemeFile: Hashable, Sendable {
  package var file: String
  package var text: String

  package init(file: String, text: String) {
    self.file = file
    self.text = text
  }
}
