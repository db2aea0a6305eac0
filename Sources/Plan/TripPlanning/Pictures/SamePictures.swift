package import TripModel

/// Which files of a trip hold one and the same picture: the same bytes, the same name in another format, or
/// another export of the same shot.
package struct SamePictures {
  private let photos: [Photo]
  private var groups = DisjointSets(count: 0)
  private var indices: [String: Int] = [:]
  /// Smaller copies by their files: those which nobody reads, and those that a messenger made. What is kept back of a
  /// picture is so of these; a picture itself is another file than what somebody was sent of it.
  private var smaller: [String: String] = [:]
  /// Those of a messenger.
  private(set) var ofMessengers: [String: String] = [:]

  package static func find(in trip: Trip) -> SamePictures {
    let photos = photos(of: trip)
    var same = SamePictures(photos: photos)
    same.groups = DisjointSets(count: photos.count)
    for (index, photo) in photos.enumerated() { same.indices[photo.file] = index }
    for left in trip.leftOut {
      if case .copy(let original, .smaller) = left.cause { same.smaller[left.file] = original }
    }
    same.joinSameBytes()
    for pair in SameName.pairs(in: photos) + SameName.edited(in: photos) { same.groups.join(pair.0, pair.1) }
    let shots = SameShot(photos)
    for (first, second) in shots.pairs(in: photos) where shots.isSame(photos[first], photos[second]) {
      same.groups.join(first, second)
    }
    let groups = same.groups
    same.ofMessengers = MessengerCopies(photos).found(among: photos) { groups.root(of: $0) }
    same.smaller.merge(same.ofMessengers) { first, _ in first }
    return same
  }

  /// The pictures that have to be looked at before it can be told whether they are the same shot: mostly none.
  package static func toCompare(in trip: Trip) -> [Photo] {
    let photos = photos(of: trip)
    let shots = SameShot(photos).pairs(in: photos).reduce(into: Set<Int>()) { $0.formUnion([$1.0, $1.1]) }
    let indices = shots.union(MessengerCopies(photos).toCompare)
    return indices.sorted().map { photos[$0] }
  }

  /// By their names; mostly they are in that order already, and of ten thousand nothing is copied.
  private static func photos(of trip: Trip) -> [Photo] {
    let all = trip.setAside.isEmpty ? trip.photos : trip.photos + trip.setAside
    let isInOrder = all.indices.dropFirst().allSatisfy { all[$0 - 1].file <= all[$0].file }
    return isInOrder ? all : all.sorted { $0.file < $1.file }
  }

  /// These files and all others that hold one of their pictures.
  func expanded(_ files: Set<String>) -> Set<String> {
    var roots: Set<Int> = []
    for file in files { if let index = index(of: file) { roots.insert(groups.root(of: index)) } }
    guard !roots.isEmpty else { return files }
    let others = photos.indices.filter { roots.contains(groups.root(of: $0)) }.map { photos[$0].file }
    var all = files.union(others)
    for (copy, original) in smaller where all.contains(original) { all.insert(copy) }
    return all
  }

  /// The groups of more than one picture, each in the order of names.
  var ofSeveral: [[Photo]] {
    Dictionary(grouping: photos.indices) { groups.root(of: $0) }.values.filter { $0.count > 1 }
      .map { $0.sorted().map { photos[$0] } }.sorted { $0[0].file < $1[0].file }
  }

  private func index(of file: String) -> Int? { indices[file] ?? smaller[file].flatMap { indices[$0] } }

  private mutating func joinSameBytes() {
    var first: [String: Int] = [:]
    for (index, photo) in photos.enumerated() where !photo.contentHash.isEmpty {
      if let other = first[photo.contentHash] {
        groups.join(other, index)
      } else {
        first[photo.contentHash] = index
      }
    }
  }
}

/// Pairs of one name in one folder, where a program turned the one into the other.
enum SameName {
  /// What programs turn into JPEG, or JPEG into; two of one name in other formats may be different pictures.
  private static let converted: Set<String> = ["heic", "heif", "hif", "avif", "webp"]
  static let jpeg: Set<String> = ["jpg", "jpeg", "jpe", "jfif"]

  static func pairs(in photos: [Photo]) -> [(Int, Int)] {
    var jpegs: [String: Int] = [:]
    for (index, photo) in photos.enumerated() {
      let name = SplitName(photo.file)
      if jpeg.contains(name.ending), jpegs[name.path] == nil { jpegs[name.path] = index }
    }
    guard !jpegs.isEmpty else { return [] }
    return photos.indices.compactMap { index in
      let name = SplitName(photos[index].file)
      guard converted.contains(name.ending), let other = jpegs[name.path],
        mayBeSame(photos[index], photos[other])
      else { return nil }
      return (other, index)
    }
  }

  /// Pictures that lie there twice, as they were taken and as they were edited: `IMG_1234` and `IMG_E1234`.
  static func edited(in photos: [Photo]) -> [(Int, Int)] {
    let originals = photos.indices.filter { SplitName(photos[$0].file).originalPath != nil }
    guard !originals.isEmpty else { return [] }
    let byPath = Dictionary(
      photos.indices.map { (SplitName(photos[$0].file).path, $0) }, uniquingKeysWith: { first, _ in first })
    return originals.compactMap { index in
      guard let path = SplitName(photos[index].file).originalPath, let other = byPath[path],
        mayBeSame(photos[index], photos[other])
      else { return nil }
      return (other, index)
    }
  }

  /// Of two that tell another time or another camera, neither was made from the other.
  private static func mayBeSame(_ first: Photo, _ second: Photo) -> Bool {
    let clocks = [first, second].compactMap(\.shutterClock)
    let models = [first, second].compactMap(\.camera.model)
    return Set(clocks).count < 2 && Set(models).count < 2
  }
}

/// A path without its ending, and its ending, in small letters.
struct SplitName {
  let path: String
  let ending: String

  init(_ file: String) {
    let file = file.lowercased()
    guard let dot = file.lastIndex(of: "."), !file[dot...].contains("/") else {
      (path, ending) = (file, "")
      return
    }
    path = String(file[..<dot])
    ending = String(file[file.index(after: dot)...])
  }

  /// Where the picture lies as it was taken, of one that was edited and called so: `img_1234` of `img_e1234`, as phones do, and
  /// `dscf4331` of `dscf4331_bearbeitet`; nil for any other.
  var originalPath: String? {
    if name.hasPrefix("img_e"), name.utf8.count > 8, name.dropFirst(5).allSatisfy(\.isNumber) {
      return path.dropLast(name.count) + "img_" + name.dropFirst(5)
    }
    guard let mark = name.lastIndex(where: { "-_ ".contains($0) }), mark > name.startIndex,
      Self.editings.contains(String(name[name.index(after: mark)...].filter { !"()".contains($0) }))
    else { return nil }
    return String(path.dropLast(name[mark...].count))
  }

  /// What programs, and people, write behind the name of a picture that they have edited or cropped.
  private static let editings: Set<String> = [
    "edited", "edit", "crop", "cropped", "bearbeitet", "zugeschnitten", "modifié", "modifie", "retouché",
    "recadré", "editado",
    "editada", "recortada", "modificato", "modificata", "bewerkt", "redigeret", "redigerad", "redigert",
    "edytowane", "upraveno",
  ]

  /// The name without its folders.
  var name: Substring { path.split(separator: "/").last ?? path[...] }
}

extension Photo {
  /// The camera's clock at the shot; nil where only a later change of the file tells a time.
  var shutterClock: LocalDateTime? {
    self.timeSource == .original || self.timeSource == .digitized ? self.cameraClock : nil
  }
}
