package import SiteOutput

/// A full picture that is offered for download: all its pixels, and nothing that it told beside them.
package struct OriginalPlan: Hashable, Sendable {
  package var path: OutputPath
  /// What a browser saves it as. It is made of the picture's address: the name of the traveller's file may tell more.
  package var name: String
  /// The usual ending of its kind: `jpg`.
  package var ending: String
  package var byteCount: Int
}

extension OriginalPlan {
  /// Beside the picture's smaller sizes.
  init(_ facts: OriginalFacts, of photo: PhotoPlan) {
    let folder = photo.page.parts.dropLast().map(String.init)
    self.init(
      path: .file(folder + ["original." + facts.ending]),
      name: (folder.last ?? "original") + "." + facts.ending,
      ending: facts.ending, byteCount: facts.byteCount)
  }
}
