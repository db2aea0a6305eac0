package import SiteOutput

/// How far a site has come that is being written.
package struct StagedMark: Sendable {
  let changed: Int
  let kept: Int
}

/// A file of a site that is being written.
package struct StagedFile: Hashable, Sendable {
  package let path: OutputPath
  /// In which it can be read, by its path.
  package let folder: String
}

/// The files of a site that is being written, the new ones first. No list of them is made anew: of ten thousand pictures
/// there are forty thousand.
package struct StagedFiles: RandomAccessCollection, Sendable {
  private let new: [OutputPath]
  private let kept: [OutputPath]
  /// Where those lie that were not in the old site, or with another content.
  package let newFolder: String
  private let oldFolder: String

  init(new: [OutputPath], in newFolder: String, kept: [OutputPath], in oldFolder: String) {
    (self.new, self.newFolder) = (new, newFolder)
    (self.kept, self.oldFolder) = (kept, oldFolder)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { new.count + kept.count }

  package subscript(place: Int) -> StagedFile {
    if place < new.count { return StagedFile(path: new[place], folder: newFolder) }
    return StagedFile(path: kept[place - new.count], folder: oldFolder)
  }
}
