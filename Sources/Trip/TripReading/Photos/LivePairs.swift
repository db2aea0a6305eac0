import TripModel

/// Live Photos: a still and the clip that was taken with it are one item, which is the still.
///
/// The two have one name in one folder (`IMG_1.HEIC` and `IMG_1.MOV`), and the clip says that it belongs to a still
/// or is no longer than such clips are.
struct LivePairs {
  private(set) var photos: [Photo] = []
  /// The still by its clip.
  private(set) var stills: [String: String] = [:]
  /// Clips of stills that are left out, which go with them.
  private(set) var gone: [LeftOutPhoto] = []

  /// Seconds: Apple's are three, others up to five.
  private static let longest = 6.0

  /// `leavingOut` are pictures that are not to be shown: their clips go with them.
  static func find(among all: [Photo], leavingOut: Set<String>) -> LivePairs {
    var pairs = LivePairs(photos: all)
    var still: [String: Int] = [:]
    for (index, photo) in all.enumerated() where !photo.isClip {
      still[Self.stem(photo.file)] = still[Self.stem(photo.file)] ?? index
    }
    let gone = Set(leavingOut.filter { !ClipReader.hasFilmEnding($0) }.map(Self.stem))
    var clips: [Int: Photo] = [:]
    var taken: Set<String> = []
    for photo in all {
      guard photo.isClip, photo.clip.map(Self.mayBeLive) == true else { continue }
      let stem = Self.stem(photo.file)
      if let index = still[stem], clips[index] == nil, Self.areOfOneMoment(all[index], photo) {
        clips[index] = photo
        pairs.stills[photo.file] = all[index].file
        taken.insert(photo.file)
      } else if still[stem] == nil, gone.contains(stem) {
        taken.insert(photo.file)
        pairs.gone.append(LeftOutPhoto(file: photo.file, cause: .byHand))
      }
    }
    for (index, film) in clips { pairs.photos[index].take(film) }
    if !taken.isEmpty { pairs.photos.removeAll { taken.contains($0.file) } }
    return pairs
  }

  private static func mayBeLive(_ clip: Clip) -> Bool { clip.seconds <= (clip.saysLive ? 2 : 1) * longest }

  /// Two clocks, of which one may be UTC, of the same minute but for whole quarters of an hour; where the clip says
  /// that it belongs to a still, its word is enough.
  private static func areOfOneMoment(_ still: Photo, _ clip: Photo) -> Bool {
    guard clip.clip?.saysLive != true, let first = still.cameraClock?.clockSeconds,
      let second = clip.cameraClock?.clockSeconds ?? clip.instant?.seconds
    else { return true }
    let apart = abs(first - second)
    return apart <= 15 * 3600 && min(apart % 900, 900 - apart % 900) <= 60
  }

  private static func stem(_ file: String) -> String { EntryName.withoutEnding(file).lowercased() }
}

extension Photo {
  /// Whether something said of it gives its day.
  private var isTold: Bool { if case .told = self.namedDay { true } else { false } }

  /// Takes the film that belongs to the still, and what that alone tells: an edited still has often lost its time and
  /// place.
  fileprivate mutating func take(_ film: Photo) {
    self.clip = film.clip
    if self.cameraClock == nil, self.instant == nil, !isTold {
      (self.cameraClock, self.instant, self.offset) = (film.cameraClock, film.instant, film.offset)
      (self.timeSource, self.timeToldBy) = (film.timeSource, film.timeToldBy)
    }
    if self.coordinate == nil {
      (self.coordinate, self.positionToldBy) = (film.coordinate, film.positionToldBy)
      self.altitude = self.altitude ?? film.altitude
    }
  }
}

extension Trip {
  /// Puts the still wherever the clip of a Live Photo is named; what keeps one of the two back keeps back both.
  mutating func nameStills(of clips: [String: String]) {
    guard !clips.isEmpty else { return }
    func still(_ file: String) -> String { clips[file] ?? file }
    updateTexts { text in
      var text = text
      text.nameStills(of: clips)
      return text
    }
    for index in pins.indices { pins[index].photos = pins[index].photos.map(still) }
    for index in attractions.indices { attractions[index].photos = attractions[index].photos.map(still) }
    for index in events.indices { events[index].photos = events[index].photos.map(still) }
    settings.cover = settings.cover.map(still)
    settings.takeIn = Set(settings.takeIn.map(still))
    for index in filesKeptBack.indices {
      let named = filesKeptBack[index].files
      filesKeptBack[index].files.formUnion(named.map(still))
    }
  }
}

extension JournalEntry {
  fileprivate mutating func nameStills(of clips: [String: String]) {
    self.pictures = self.pictures.mapValues { clips[$0] ?? $0 }
    self.cover = self.cover.map { clips[$0] ?? $0 }
    for index in self.gallery.indices {
      self.gallery[index].file = clips[self.gallery[index].file] ?? self.gallery[index].file
    }
    for (file, caption) in self.captions {
      if let still = clips[file], self.captions[still] == nil { self.captions[still] = caption }
    }
  }
}
