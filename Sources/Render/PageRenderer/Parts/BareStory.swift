import TripPlanning

extension Record {
  /// Whether of an entry on the page of its day nothing is left below the title, a word that is all of it and that the day
  /// is called by: a rule would stand for it, with a hole below.
  var isBareStory: Bool {
    guard case .flag(true) = self["isDayTitle"], case .html(let body) = self["bodyHTML"] else { return false }
    let others = ["time", "placeName", "kind", "who", "meta", "lead", "standfirst", "tags", "kept"]
    return body == .empty && others.allSatisfy { self[$0].isNothing }
  }
}

extension TemplateValue {
  /// Whether no template shows anything of it.
  fileprivate var isNothing: Bool {
    switch self {
    case .none: true
    case .list(let values): values.isEmpty
    case .flag(let isSet): !isSet
    case .text(let text): text.isEmpty
    case .html(let markup): markup == .empty
    case .record: false
    }
  }
}

extension EntryPlan {
  /// The picture that its author named as that of the entry.
  var chosenCover: PhotoID? {
    guard let cover = self.cover, case .written = cover.reason else { return nil }
    return cover.value
  }

  /// Whether it is a line of words, with nothing else: beside it what its day has would leave half of a page empty.
  var isBrief: Bool {
    self.wordCount <= Self.wordsOfLine && self.lead == nil && !self.hasOwnPictures && self.media.isEmpty
  }

  /// Whether its own page shows a picture: not so the one of its day that stands for it in lists.
  var hasOwnPictures: Bool {
    self.chosenCover != nil || !self.pictures.isEmpty || !self.gallery.isEmpty
  }

  /// Words of one line, or a little more on a phone.
  private static var wordsOfLine: Int { 12 }

  /// What it calls its place, where its title does not say just that: what has no title of its own is called by its place.
  var placeBesideTitle: String? {
    guard let place = self.placeName, place.lowercased() != self.title.value.lowercased() else { return nil }
    return place
  }
}
