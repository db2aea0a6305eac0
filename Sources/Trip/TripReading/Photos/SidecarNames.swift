/// Which files say something of which picture, by their names alone.
struct SidecarNames {
  /// The XMP that counts for each picture.
  private(set) var xmp: [String: String] = [:]
  /// Files of XMP that are about nothing in the folder.
  private(set) var xmpAlone: [String] = []

  private var byPath: [String: [String]] = [:]
  private var byStem: [String: [String]] = [:]
  /// How near the name of the one that counts is: the less, the nearer.
  private var ranks: [String: Int] = [:]

  /// `all` are all files of the folder, `shown` the pictures, and `copies` what lies beside them in other kinds.
  init(_ sidecars: [String], of shown: [String], copies: PictureCopies, all: [String]) {
    guard !sidecars.isEmpty else { return }
    for file in shown { add(file, for: file) }
    let isShown = Set(shown)
    for (copy, original) in copies.originals.sorted(by: { $0.key < $1.key }) where isShown.contains(original)
    {
      add(copy, for: original)
    }
    let others = Self.others(all)
    for sidecar in sidecars {
      let base = EntryName.withoutEnding(sidecar).lowercased()
      let exact = byPath[base] ?? []
      let pictures = exact.isEmpty ? byStem[base] ?? [] : exact
      for picture in pictures { note(sidecar, for: picture, base: base, isExact: !exact.isEmpty) }
      let variant = Self.withoutVariant(base)
      if pictures.isEmpty, !others.contains(base), !others.contains(variant) { xmpAlone.append(sidecar) }
    }
  }

  private mutating func add(_ file: String, for picture: String) {
    byPath[file.lowercased(), default: []].append(picture)
    byStem[EntryName.withoutEnding(file).lowercased(), default: []].append(picture)
  }

  /// The whole name of the picture is nearer than its stem, and both are nearer than the name of a copy.
  private mutating func note(_ sidecar: String, for picture: String, base: String, isExact: Bool) {
    let isOwn = isExact ? picture.lowercased() == base : true
    let rank = (isExact ? 0 : 1) + (isOwn ? 0 : 2)
    guard rank < ranks[picture] ?? .max else { return }
    ranks[picture] = rank
    xmp[picture] = sidecar
  }

  /// Everything that a file of XMP may be about, with and without its ending: also films, and pictures left out.
  private static func others(_ all: [String]) -> Set<String> {
    var names: Set<String> = []
    for file in all where !file.lowercased().hasSuffix(".xmp") {
      names.insert(file.lowercased())
      names.insert(EntryName.withoutEnding(file).lowercased())
    }
    return names
  }

  /// `img_1.jpg` for `img_1_01.jpg`, as darktable calls the second version of a picture.
  private static func withoutVariant(_ base: String) -> String {
    let point = base.lastIndex(of: ".") ?? base.endIndex
    let stem = base[..<point]
    guard let line = stem.lastIndex(of: "_") else { return base }
    let digits = stem[stem.index(after: line)...]
    let isVariant = digits.count == 2 && digits.allSatisfy { ("0"..."9").contains($0) }
    return isVariant ? String(stem[..<line]) + base[point...] : base
  }
}
