import Diagnostics

/// Sheets, scripts and letters in the trip's `assets/` that no page loads: their names are misspelt, mostly.
///
/// Pages load the files of the shipped theme, a few names that are left to the traveller, and what a template, a sheet
/// or a script of the traveller's names. Of drawings only those are told that are nearly called like one of these: any
/// other may stand there for somebody who asks for it by its address.
struct UnusedAssets {
  private(set) var diagnostics: [Diagnostic] = []

  /// The sheets that pages link where the trip has them.
  private static let linked: Set<String> = ["variables.css", "accent.css"]
  /// What nobody but a page asks for.
  private static let ofPages: Set<String> = ["css", "js", "mjs", "woff", "woff2", "ttf", "otf"]
  /// A folder of a hundred letters is one finding, and no hundred searches.
  private static let maxSuggestions = 8

  /// `own` are the trip's files of its theme, `shipped` the paths of the shipped ones below `assets/`; `read` gives the
  /// bytes of a file, at most so many.
  init(_ own: [String], shipped: Set<String>, read: (String, Int) -> [UInt8]?) {
    let known = shipped.union(Self.linked)
    let added = own.compactMap { file -> (file: String, name: String)? in
      guard file.hasPrefix("assets/") else { return nil }
      let name = String(file.dropFirst("assets/".count))
      let isAsked = Self.ofPages.contains(Self.ending(of: name)) || Self.ending(of: name) == "svg"
      return known.contains(name) || !isAsked ? nil : (file, name)
    }
    // As a rule there is none, and no text has to be looked through.
    guard !added.isEmpty else { return }
    let theme = ThemeFolder(own, shipped: [], read: read)
    for (index, asset) in added.filter({ !theme.names($0.file) }).enumerated() {
      let near = index < Self.maxSuggestions ? Spelling.nearest(to: asset.name, among: known.sorted()) : nil
      if near != nil || Self.ending(of: asset.name) != "svg" {
        diagnostics.append(.unusedAsset(asset.file, near: near))
      }
    }
  }

  private static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}

extension Diagnostic {
  fileprivate static func unusedAsset(_ file: String, near: String?) -> Diagnostic {
    Diagnostic(
      .warning, .unusedAsset, "No page loads this file: it changes nothing", at: SourcePlace(file: file),
      advice: near.map { "Did you mean `assets/\($0)`?" }
        ?? "Name it in a template, a style sheet or a script of yours, or delete it.")
  }
}
