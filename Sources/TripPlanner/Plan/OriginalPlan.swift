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

extension TripPlan {
  /// Offers a picture for download, once it is known how it can be published: by the usual ending of its kind, such as
  /// `jpg`, and by how large the published file will be.
  package mutating func offerOriginal(of photo: PhotoID, ending: String, byteCount: Int) {
    let folder = photos[photo.index].page.parts.dropLast().map(String.init)
    photos[photo.index].original = OriginalPlan(
      path: .file(folder + ["original." + ending]), name: (folder.last ?? "original") + "." + ending,
      ending: ending, byteCount: byteCount)
  }
}
