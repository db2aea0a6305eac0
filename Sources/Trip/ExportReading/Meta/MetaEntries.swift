import ExportFiles
import Importing
import TripModel

/// Makes entries of posts.
struct MetaEntries {
  private(set) var entries: [EntryDraft] = []
  /// Pictures and films of these entries.
  private(set) var used: Set<ExportFile> = []
  /// Those of posts of other days.
  private(set) var others: Set<ExportFile> = []
  /// Addresses of pictures and films that are not in the export.
  private(set) var missing: [String] = []
  /// By which clocks the posts are told.
  private(set) var zones = UntoldZones()

  private let media: MetaMedia
  private let request: ImportRequest
  /// What a file without a title is called: `instagram`.
  private let name: String
  private var seen: Set<String> = []
  /// The stories of each day, in the order of time.
  private var stories: [LocalDate: [(time: LocalTime, post: MetaPost, file: ExportFile)]] = [:]

  init(_ media: MetaMedia, _ request: ImportRequest, name: String) {
    (self.media, self.request, self.name) = (media, request, name)
  }

  /// Takes a post that stands in a file.
  ///
  /// - Returns: whether anything comes of it.
  mutating func take(_ post: MetaPost, from file: ExportFile) -> Bool {
    let told = request.knownClock(at: post.whereabouts)
    let clock = (told ?? request.clock).local(Instant(seconds: post.seconds))
    guard request.wants(clock.date) else {
      others.formUnion(post.media.compactMap { media.file($0.address, near: file) })
      return false
    }
    guard !post.isEmpty, seen.insert(key(post)).inserted else { return false }
    if post.isStory {
      let isThere = post.media.contains { media.file($0.address, near: file) != nil }
      if !isThere { missing += post.media.map(\.address) }
      if isThere {
        stories[clock.date, default: []].append((clock.time, post, file))
        zones.note(told)
      }
      return isThere
    }
    var entry = EntryDraft(day: clock.date, key: key(post))
    // Its text may be changed there, and its pictures may be called otherwise in a later export.
    entry.identity = String(post.seconds)
    entry.time = clock.time
    entry.name = name
    takeText(post, &entry)
    if post.isPlaced(request) { (entry.place, entry.position) = (post.place, post.position) }
    entry.media = drafted(post, near: file)
    guard !entry.media.isEmpty || entry.title != nil || !entry.text.isEmpty || entry.place != nil else {
      return false
    }
    entries.append(entry)
    zones.note(told)
    return true
  }

  /// Makes an entry of the stories of each day.
  mutating func finish() {
    for (day, told) in stories.sorted(by: { $0.key < $1.key }) {
      let told = told.sorted { ($0.time, key($0.post)) < ($1.time, key($1.post)) }
      var entry = EntryDraft(day: day, key: name + " stories")
      // The day may be another one once the trip has a zone.
      if let first = told.first { entry.identity = "stories \(first.post.seconds)" }
      entry.time = told.first?.time
      entry.name = name + "-stories"
      for (_, post, file) in told {
        entry.media += drafted(post, near: file)
      }
      entries.append(entry)
    }
    stories = [:]
    entries.sort { ($0.day, $0.time ?? .midnight, $0.key) < ($1.day, $1.time ?? .midnight, $1.key) }
    // A picture of two posts may be of other days, too.
    others.subtract(used)
  }

  private func key(_ post: MetaPost) -> String {
    "\(name) \(post.seconds) \(post.media.first?.address ?? post.text ?? post.links.first ?? "")"
  }

  private func takeText(_ post: MetaPost, _ entry: inout EntryDraft) {
    let (title, body) = MetaText.titled(post.text ?? "")
    let links = post.links.filter { post.text?.contains($0) != true }
    entry.title = title
    entry.text = ([PlainTextMarkdown.markdown(of: body)] + links).filter { !$0.isEmpty }.joined(
      separator: "\n\n")
    entry.tags = MetaText.hashtags(post.text ?? "")
  }

  private mutating func drafted(_ post: MetaPost, near file: ExportFile) -> [MediaDraft] {
    var drafts: [MediaDraft] = []
    for medium in post.media {
      guard let found = media.file(medium.address, near: file) else {
        missing.append(medium.address)
        continue
      }
      used.insert(found)
      var draft = MediaDraft(found)
      draft.caption = medium.caption
      if post.isPlaced(request) { draft.position = medium.position }
      if let taken = medium.taken {
        let known = request.knownClock(at: medium.position ?? post.whereabouts)
        let clock = (known ?? request.clock).local(Instant(seconds: taken))
        (draft.day, draft.time) = (clock.date, clock.time)
      }
      drafts.append(draft)
    }
    return drafts
  }
}
