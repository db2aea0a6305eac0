import TripModel

extension Trip {
  /// The trip with each picture once: of several files the best counts, and whatever named another means it.
  ///
  /// The best is what the traveller names in a text; else the larger; else the one that tells more; else the JPEG;
  /// else the one whose name is no copy's, in the fewest folders, the first by its name. Another export that a text
  /// names as well stays.
  func withEachPictureOnce() -> Trip {
    let same = SamePictures.find(in: self)
    let groups = same.ofSeveral
    guard !groups.isEmpty || !same.ofMessengers.isEmpty else { return self }
    let choice = PictureChoice(self)
    var causes: [String: LeftOutPhoto.Cause] = [:]
    for group in groups { causes.merge(choice.causes(in: group)) { first, _ in first } }
    leaveOut(same.ofMessengers, choice, &causes)
    guard !causes.isEmpty else { return self }
    var trip = self
    trip.photos.removeAll { causes[$0.file] != nil }
    trip.takeMotions(of: photos, causes)
    trip.takeCaptions(of: photos, causes)
    let moved = photos.compactMap { photo in
      causes[photo.file].map { LeftOutPhoto(file: photo.file, cause: $0) }
    }
    trip.leftOut += moved
    trip.mean(causes.compactMapValues { if case .copy(let other, _) = $0 { other } else { nil } })
    return trip
  }

  /// What a messenger made of a picture tells neither when nor where: the picture counts, also where a text names the copy,
  /// and who leaves it out means its copy as well, unless a text names that.
  private func leaveOut(
    _ copies: [String: String], _ choice: PictureChoice, _ causes: inout [String: LeftOutPhoto.Cause]
  ) {
    guard !copies.isEmpty else { return }
    let (there, aside) = (Set(photos.map(\.file)), Set(setAside.map(\.file)))
    for (copy, original) in copies where there.contains(copy) {
      // A copy of a copy means the one that counts.
      if case .copy(let other, _) = causes[original], copies[other] == nil {
        causes[copy] = .copy(of: other, .smaller)
      } else if aside.contains(original) || causes[original] == .byHand {
        if !choice.isNamed(copy) { causes[copy] = .byHand }
      } else {
        causes[copy] = .copy(of: original, .smaller)
      }
    }
  }

  /// The motion of a Live Photo goes with the file that counts.
  private mutating func takeMotions(of all: [Photo], _ causes: [String: LeftOutPhoto.Cause]) {
    var motions: [String: Clip] = [:]
    for photo in all where !photo.isClip {
      guard let clip = photo.clip, case .copy(let other, _) = causes[photo.file] else { continue }
      motions[other] = clip
    }
    for index in photos.indices where photos[index].clip == nil {
      photos[index].clip = motions[photos[index].file]
    }
  }

  /// What is said of a file that does not count is said of the one that does, where that says nothing itself.
  private mutating func takeCaptions(of all: [Photo], _ causes: [String: LeftOutPhoto.Cause]) {
    var said: [String: Photo] = [:]
    for photo in all where photo.caption != nil {
      guard case .copy(let other, _) = causes[photo.file], said[other] == nil else { continue }
      said[other] = photo
    }
    for index in photos.indices where photos[index].caption == nil {
      guard let copy = said[photos[index].file] else { continue }
      (photos[index].caption, photos[index].captionToldBy) = (copy.caption, copy.captionToldBy)
    }
  }

  /// Has everything that names a file name another.
  private mutating func mean(_ other: [String: String]) {
    guard !other.isEmpty else { return }
    let renamed: (String) -> String = { other[$0] ?? $0 }
    updateTexts { text in
      var text = text
      text.meanPictures(renamed)
      return text
    }
    updateHeaders { header, _ in
      guard !header.photos.isEmpty else { return nil }
      var seen: Set<String> = []
      return header.with(\.photos, header.photos.map(renamed).filter { seen.insert($0).inserted })
    }
    settings.cover = settings.cover.map(renamed)
    for index in (budget?.expenses ?? []).indices {
      let receipts = budget?.expenses[index].receipts ?? []
      if !receipts.isEmpty { budget?.expenses[index].receipts = receipts.map(renamed) }
    }
    for index in events.indices {
      let receipts = events[index].cost?.receipts ?? []
      if !receipts.isEmpty { events[index].cost?.receipts = receipts.map(renamed) }
    }
    settings.takeIn = Set(settings.takeIn.map(renamed))
  }
}

extension JournalEntry {
  fileprivate mutating func meanPictures(_ renamed: (String) -> String) {
    guard !self.pictures.isEmpty || !self.gallery.isEmpty || !self.captions.isEmpty || self.cover != nil
    else { return }
    self.pictures = self.pictures.mapValues(renamed)
    self.cover = self.cover.map(renamed)
    var seen: Set<String> = []
    for index in self.gallery.indices { self.gallery[index].file = renamed(self.gallery[index].file) }
    self.gallery.removeAll { !seen.insert($0.file).inserted }
    // What is said of the file itself comes before what is said of its copy.
    for (file, caption) in self.captions.sorted(by: { $0.key < $1.key })
    where self.captions[renamed(file)] == nil {
      self.captions[renamed(file)] = caption
    }
  }
}

/// Chooses which of the files that hold one picture counts.
private struct PictureChoice {
  /// Named in a text, with a pin, an attraction or in trip.yml.
  private var named: Set<String>
  /// Belonging to an entry without standing in its text.
  private let beside: Set<String>
  private let setAside: Set<String>

  init(_ trip: Trip) {
    let texts = trip.texts
    named = Set(texts.flatMap { Array($0.pictures.values) + [$0.cover].compactMap(\.self) })
    named.formUnion(trip.settings.takeIn.union([trip.settings.cover].compactMap(\.self)))
    beside = Set(texts.flatMap { $0.gallery.map(\.file) })
    setAside = Set(trip.setAside.map(\.file))
    trip.forEachItem { named.formUnion($0.photos) }
  }

  func isNamed(_ file: String) -> Bool { named.contains(file) }

  /// Why those of the group that do not count are left out.
  func causes(in group: [Photo]) -> [String: LeftOutPhoto.Cause] {
    let aside = group.filter { setAside.contains($0.file) }
    let there = group.filter { !setAside.contains($0.file) }
    var causes: [String: LeftOutPhoto.Cause] = [:]
    // Who leaves a picture out means it, not one of its files; another export is a choice between the two.
    let held = there.filter { photo in
      let path = SplitName(photo.file).path
      let isMeant = { (other: Photo) in
        other.sameness(to: photo) != .shot || SplitName(other.file).originalPath == path
      }
      guard !named.contains(photo.file), aside.contains(where: isMeant) else {
        return true
      }
      causes[photo.file] = .byHand
      return false
    }
    guard let best = held.min(by: isBetter) else { return causes }
    let staying = [best] + held.filter { $0.file != best.file && staysBeside($0, best) }
    for photo in held where !staying.contains(where: { $0.file == photo.file }) {
      let other = staying.first { $0.sameness(to: photo) == .bytes } ?? best
      causes[photo.file] = .copy(of: other.file, other.sameness(to: photo))
    }
    return causes
  }

  /// Two exports that are both named are there to be compared.
  private func staysBeside(_ photo: Photo, _ best: Photo) -> Bool {
    named.contains(photo.file) && named.contains(best.file) && best.sameness(to: photo) == .shot
  }

  private func isBetter(_ photo: Photo, _ other: Photo) -> Bool {
    let (one, two) = (rank(photo), rank(other))
    return one == two ? photo.file < other.file : one.lexicographicallyPrecedes(two)
  }

  /// What counts, the weightiest first; the smaller, the better.
  private func rank(_ photo: Photo) -> [Int] {
    let name = SplitName(photo.file)
    let mention = named.contains(photo.file) ? 0 : beside.contains(photo.file) ? 1 : 2
    // What somebody cut away on the phone is not to be seen.
    return [
      mention, name.originalPath == nil || photo.shutterClock == nil ? 1 : 0, -photo.width * photo.height,
      photo.coordinate == nil ? 1 : 0,
      -photo.toldFacts,
      SameName.jpeg.contains(name.ending) ? 0 : 1, name.isCopy ? 1 : 0, photo.file.count { $0 == "/" },
    ]
  }
}

extension Photo {
  /// In what way another of the same group holds the same picture.
  fileprivate func sameness(to other: Photo) -> PictureSameness {
    if self.contentHash == other.contentHash, !self.contentHash.isEmpty { return .bytes }
    return SplitName(self.file).path == SplitName(other.file).path ? .otherFormat : .shot
  }

  fileprivate var toldFacts: Int {
    let facts: [Bool] = [
      self.offset != nil, self.satelliteTime != nil, self.altitude != nil, self.caption != nil,
      self.exposure.time != nil,
      self.exposure.iso != nil,
    ]
    return facts.count { $0 }
  }
}

extension SplitName {
  /// Whether programs call a second copy so: `IMG_1 (1)`, `IMG_1 copy`, `Copy of IMG_1`, `IMG_1 Kopie 2`.
  var isCopy: Bool {
    let words = name.split { " -_()".contains($0) }
    let copies: Set<Substring> = ["copy", "kopie", "copie", "copia", "cópia", "kopia"]
    if let first = words.first, copies.contains(first), words.count > 1 { return true }
    if name.hasSuffix(")"), words.count > 1, words.last.map({ $0.allSatisfy(\.isNumber) }) == true {
      return true
    }
    return words.dropFirst().suffix(2).contains { copies.contains($0) }
  }
}
