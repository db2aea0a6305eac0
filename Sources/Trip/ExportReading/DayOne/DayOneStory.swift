/// The text of an entry as it is written into the journal: with a title of its own, our numbers for its media, and each
/// line where it was.
struct DayOneStory {
  let title: String?
  let markdown: String
  /// How many moments of the text name nothing that the entry lists.
  private(set) var missing = 0

  /// `media` are all of the entry; those with a file get numbers in this order.
  init(_ text: String, _ media: [DayOneFound]) {
    let (outcomes, missing, named) = Self.outcomes(text, media)
    self.missing = missing
    let heading = DayOneText.title(of: text)
    title = heading?.title
    let moments = DayOneMoments { _, identifier in outcomes[identifier] ?? .missing }
    let body = DayOneText.keepingLines(moments.resolved(heading?.rest ?? text))
    // Pictures that the text does not name stand below it by themselves; all else is told here.
    let others = media.filter { $0.file != nil }.enumerated().compactMap { index, found -> String? in
      guard !named.contains(index + 1) else { return nil }
      switch Self.outcome(found, index + 1) {
      case .heard(let number): return "[Recording](media:\(number))"
      case .noted(let number, let why): return DayOneMoments.note(number, why)
      case .shown, .missing: return nil
      }
    }
    markdown = ([body] + others).joined(separator: "\n\n")
  }

  /// What becomes of each moment by its identifier, how many name nothing, and the numbers of those that are named.
  private static func outcomes(
    _ text: String, _ media: [DayOneFound]
  ) -> (outcomes: [String: DayOneMoments.Outcome], missing: Int, named: Set<Int>) {
    var outcomes: [String: DayOneMoments.Outcome] = [:]
    var numbers: [String: Int] = [:]
    var nameless: [(number: Int, found: DayOneFound)] = []
    for (index, found) in media.filter({ $0.file != nil }).enumerated() {
      guard let identifier = found.medium.identifier else {
        nameless.append((index + 1, found))
        continue
      }
      guard numbers[identifier] == nil else { continue }
      numbers[identifier] = index + 1
      outcomes[identifier] = outcome(found, index + 1)
    }
    let listed = Set(media.compactMap(\.medium.identifier))
    var missing: Set<String> = []
    var named: Set<Int> = []
    for moment in DayOneMoments.named(in: text) {
      if let number = numbers[moment.identifier] {
        named.insert(number)
      } else if !listed.contains(moment.identifier) {
        // What has no identifier is named in its order.
        let next = nameless.firstIndex { moment.kind == nil || $0.found.medium.kind == moment.kind }
        guard let next else {
          missing.insert(moment.identifier)
          continue
        }
        let (number, found) = nameless.remove(at: next)
        numbers[moment.identifier] = number
        outcomes[moment.identifier] = outcome(found, number)
        named.insert(number)
      }
    }
    return (outcomes, missing.count, named)
  }

  private static func outcome(_ found: DayOneFound, _ number: Int) -> DayOneMoments.Outcome {
    switch found.medium.kind {
    case .photo, .video: .shown(number)
    case .audio where !found.isUnplayable: .heard(number)
    case .audio: .noted(number, "A recording that a site plays once it is an MP3:")
    case .pdf: .noted(number, "A PDF, which no site shows:")
    }
  }
}
