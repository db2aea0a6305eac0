import Diagnostics
import SiteOutput
import TripModel

extension TripPlanner {
  /// The albums in the order of their folders; one in which nothing is to be seen has no page.
  mutating func planAlbums(
    _ photos: [PhotoPlan], leftOut: [LeftOutPhoto], pages: [String: OutputPath], book: inout AddressBook
  ) -> [AlbumPlan] {
    guard !trip.albums.isEmpty else { return [] }
    let contents = AlbumContents.sort(photos, into: trip.albums.map(\.folder), leftOut: leftOut)
    var albums: [AlbumPlan] = []
    for album in trip.albums.sorted(by: { $0.folder < $1.folder }) {
      let shown = contents.photos(of: album.folder)
      guard let first = shown.first ?? contents.firstBelow(album.folder) else {
        diagnostics.append(.emptyAlbum(album.text.file))
        continue
      }
      let text = album.text
      let (told, body) = EntryTitle.titleAndBody(of: text, day: nil)
      var title = told
      // A day may be called by the same folder.
      if title.reason == .fileName, let name = trip.pictureFolders[album.folder],
        let words = FolderName.title(ofPictures: name)
      {
        title.value = words
      }
      let wish = text.slugWish.isEmpty ? title.value : text.slugWish
      let slug = book.folder(in: "photos/albums", wishes: [wish, album.folder])
      let named = text.cover.flatMap(contents.photo)
      albums.append(
        AlbumPlan(
          id: AlbumID(albums.count), file: text.file, page: .page(root + ["photos", "albums", slug]),
          title: title,
          lead: EntryLead.shown(text.lead, above: body), body: body,
          pictures: text.pictures.compactMapValues(contents.photo),
          links: text.links.compactMapValues { pages[$0] },
          photos: shown,
          cover: named.map { Reasoned($0, because: .written(file: text.file)) }
            ?? Reasoned(first, because: .firstPhoto(file: photos[first.index].photo.file)),
          excerpt: Wording.excerpt(of: body, lead: text.lead)))
    }
    nest(&albums)
    return albums
  }

  private func nest(_ albums: inout [AlbumPlan]) {
    let byFolder = Dictionary(
      albums.map { (AlbumContents.folder(of: $0.file), $0.id) }, uniquingKeysWith: { first, _ in first })
    for index in albums.indices {
      let own = AlbumContents.folder(of: albums[index].file)
      guard !own.isEmpty, let parent = AlbumContents.nearest(AlbumContents.folder(of: own), byFolder) else {
        continue
      }
      albums[index].parent = parent
      albums[parent.index].children.append(albums[index].id)
    }
  }
}

/// Which pictures lie in which album: each in the innermost that holds its folder.
private struct AlbumContents {
  private var byFolder: [String: [PhotoID]] = [:]
  private var byFile: [String: PhotoID] = [:]
  /// The first picture of the albums within a folder.
  private var below: [String: PhotoID] = [:]

  static func sort(_ photos: [PhotoPlan], into folders: [String], leftOut: [LeftOutPhoto]) -> AlbumContents {
    var contents = AlbumContents()
    let albums = Dictionary(folders.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    for photo in photos { contents.byFile[photo.photo.file] = photo.id }
    // A copy in the folder is the picture that counts for it, wherever that lies.
    for left in leftOut {
      guard case .copy(let other, _) = left.cause, let photo = contents.byFile[other] else { continue }
      contents.byFile[left.file] = photo
    }
    for (file, photo) in contents.byFile {
      guard let album = nearest(folder(of: file), albums) else { continue }
      contents.byFolder[album, default: []].append(photo)
    }
    contents.byFolder = contents.byFolder.mapValues { Set($0).sorted { $0.index < $1.index } }
    for (album, photos) in contents.byFolder {
      guard let first = photos.first else { continue }
      var folder = album
      while !folder.isEmpty {
        folder = Self.folder(of: folder)
        if let other = contents.below[folder], other.index <= first.index { break }
        contents.below[folder] = first
      }
    }
    return contents
  }

  func photos(of folder: String) -> [PhotoID] { byFolder[folder] ?? [] }

  func photo(_ file: String) -> PhotoID? { byFile[file] }

  /// The first picture of the albums within an album.
  func firstBelow(_ folder: String) -> PhotoID? { below[folder] }

  static func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// What belongs to a folder, or to the nearest above it.
  static func nearest<Value>(_ folder: String, _ known: [String: Value]) -> Value? {
    var folder = folder
    while true {
      if let value = known[folder] { return value }
      if folder.isEmpty { return nil }
      folder = self.folder(of: folder)
    }
  }
}

extension Diagnostic {
  fileprivate static func emptyAlbum(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .emptyAlbum, "Empty album: no picture of the site is in its folder",
      at: SourcePlace(file: file), advice: "Put its pictures into its folder.")
  }
}
