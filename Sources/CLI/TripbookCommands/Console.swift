import Diagnostics
import Foundation
import SiteBuilding
import Synchronization
import TripChecking
import TripCompiling

/// What the command says, by way of the `Terminal`.
struct Console {
  private let options: SharedOptions
  /// The trip folder as it was given.
  private let folder: String
  private let surroundings: Surroundings
  private let bar: ProgressBar?
  private let progress: Progress

  init(options: SharedOptions, folder: String, surroundings: Surroundings) {
    self.options = options
    self.folder = folder
    self.surroundings = surroundings
    let isWanted = !options.output.quiet && surroundings.isTerminal(2)
    bar = isWanted ? ProgressBar() : nil
    progress = Progress()
  }

  /// Prints what was asked for, and nothing else.
  static func print(_ words: String) { Terminal.write(words, to: .output) }

  static func print(_ text: PaintedText) { Terminal.write(text, to: .output) }

  /// Says why a command cannot be done.
  static func refuse(_ message: String) {
    Terminal.write("Error: \(message)\n", to: .errors)
  }

  /// How far long work has come: a bar on a terminal, a line for each tenth elsewhere.
  func show(_ stage: BuildStage) {
    guard !options.output.quiet else { return }
    guard let (done, all) = stage.count else {
      bar?.show(stage)
      return
    }
    let (pace, isTime) = progress.note(done: done, of: all, at: surroundings.seconds(since: surroundings.now))
    if let bar {
      if isTime || done == all { bar.show(stage, pace) }
    } else if stage.isTold, all >= 50, done * 10 / all > (done - 1) * 10 / all {
      error("\(stage.name): \(done) of \(all)\(pace)")
    }
  }

  /// The diagnostics: as text among what goes wrong, in a form for programs as the command's one result.
  func report(_ outcome: BuildOutcome) {
    bar?.clear()
    report(outcome.diagnostics)
  }

  func report(_ diagnostics: [Diagnostic]) {
    switch options.output.format {
    case .json: Terminal.write(forPrograms: DiagnosticJSON.text(diagnostics), to: .output)
    case .github:
      Terminal.write(forPrograms: DiagnosticGitHub.text(diagnostics, folder: folder), to: .output)
    case .text: reportText(options.output.quiet ? diagnostics.filter { $0.severity > .note } : diagnostics)
    }
  }

  /// The same between other lines of a command that goes on.
  func reportWhileWorking(_ diagnostics: [Diagnostic]) {
    clearLine()
    report(diagnostics)
  }

  func clearLine() { bar?.clear() }

  /// How far the pictures have come that a preview makes beside everything else.
  func showPictures(_ done: Int, of all: Int) {
    show(.pictures(done: done, of: all))
    if done == all { clearLine() }
  }

  private func reportText(_ diagnostics: [Diagnostic]) {
    let printer = DiagnosticPrinter(
      colour: surroundings.wantsColour(2), columns: surroundings.columns(2),
      breaksMessages: surroundings.isTerminal(2))
    let alike = diagnostics.alike
    for diagnostics in alike {
      Terminal.write(PaintedText(printer.text(diagnostics) + "\n"), to: .errors)
    }
    if !options.output.quiet,
      let more = Self.whereToReadMore(diagnostics, isCut: alike.contains(where: \.isCut))
    {
      error(more)
    }
  }

  /// One line below all problems: who explains them, and where the places stand that are only counted.
  private static func whereToReadMore(_ diagnostics: [Diagnostic], isCut: Bool) -> String? {
    // What was not said is said in full.
    let diagnostics = diagnostics.filter { $0.code != .notSaid }
    let worst = diagnostics.first { $0.severity == .error } ?? diagnostics.first { $0.severity == .warning }
    let more = worst.map { "`tripbook explain \($0.code.rawValue)` says more about a problem." }
    let isCut = isCut || diagnostics.contains(where: DiagnosticPrinter.cutsPlaces)
    let parts = [more, isCut ? "`--format json` lists all places." : nil].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The one line of a build's result, with where to look.
  func reportResult(of outcome: BuildOutcome, output folder: String, seconds: Double) {
    guard case .written(let written) = outcome.ending else {
      if outcome.exitStatus == 3 { error("Nothing was written. " + Self.tally(outcome.diagnostics)) }
      return
    }
    if written.tookTwoSteps {
      error("note: the disk cannot exchange two folders at once, so for a moment there was no site")
    }
    guard !options.output.quiet else { return }
    let today = outcome.today.map { " as of \($0)" } ?? ""
    output(
      "Built \(Self.parts(outcome.counts))\(today) in \(String(format: "%.2f", seconds)) s. "
        + Self.tally(outcome.diagnostics))
    reportCaptions(outcome.photos)
    output("Open \(folder)/index.html in a browser.")
    reportLock(passwords: outcome.passwords)
  }

  /// That a site is locked, and by how many passwords it opens; nothing of one that everybody may read.
  func reportLock(passwords: Int?) {
    guard !options.output.quiet, let passwords else { return }
    output("It is locked: \(Self.count(passwords, "password")) \(passwords == 1 ? "opens" : "open") it.")
  }

  /// The one line of a check's result.
  func reportCheck(of outcome: BuildOutcome) {
    guard !options.output.quiet, case .checked = outcome.ending else { return }
    if let line = Self.tally(outcome.photos) { output(line) }
    reportCaptions(outcome.photos)
    output(
      Self.verdict(on: outcome.diagnostics, isFlawed: outcome.isFlawed) + Self.tally(outcome.diagnostics))
  }

  /// That words are published which nobody wrote for the site, where there are any.
  private func reportCaptions(_ photos: PhotoLedger) {
    guard photos.captionsInside > 0 else { return }
    let come = photos.captionsInside == 1 ? "comes" : "come"
    output(
      "\(Self.count(photos.captionsInside, "caption")) \(come) from inside the pictures; "
        + "`captions in pictures: no` in trip.yml leaves such out.")
  }

  /// The one line of an audit's result.
  func reportAudit(of files: Int, _ diagnostics: [Diagnostic]) {
    guard !options.output.quiet else { return }
    output(
      Self.verdict(on: diagnostics) + "Of \(Self.count(files, "file")): "
        + Self.tally(diagnostics).lowercasedStart)
  }

  /// What stands before the counts. A note may tell of something that its reader is not glad of, such as a budget that was
  /// overspent: then nothing is in the way, which is not to say that all is well.
  private static func verdict(on diagnostics: [Diagnostic], isFlawed: Bool = false) -> String {
    if isFlawed || diagnostics.contains(where: { $0.severity > .note }) { return "" }
    return diagnostics.isEmpty ? "All is well. " : "No errors, no warnings. "
  }

  /// Every picture with what became of it, those in the site first; for programs there are diagnostics.
  func list(_ photos: PhotoLedger) {
    guard options.output.format == .text else { return }
    let (shown, others) = photos.sides
    for entry in shown { output("in   " + VisibleText.of("\(entry.file): \(entry.fate.words)")) }
    for entry in others { output("out  " + VisibleText.of("\(entry.file): \(entry.fate.words)")) }
  }

  /// How many pictures are in the site and how many are not; nil where there is nothing to say.
  private static func tally(_ photos: PhotoLedger) -> String? {
    let reasons = photos.outsideCounts
    guard !reasons.isEmpty else { return nil }
    let parts = reasons.map { "\($0.count) \($0.words)" }.joined(separator: ", ")
    let all = count(photos.entries.count, "picture")
    let shown = "\(photos.shownCount) \(photos.shownCount == 1 ? "is" : "are")"
    return "Of \(all) in the folder, \(shown) in the site; out: \(parts)."
  }

  /// What a command that writes into the folder has done, and what there is to do next: of that a pipe gets nothing,
  /// as with `tellNext`.
  func tell(_ lines: [String]) {
    guard options.output.format == .text, !options.output.quiet else { return }
    let isTerminal = surroundings.isTerminal(1)
    for line in lines where isTerminal || !line.hasPrefix(Self.nextMark) { output(line) }
  }

  /// With which a line begins that says what to do next.
  private static let nextMark = "Next: "

  /// What one types next, and what for; for people at a terminal alone, so that what others keep of a run stays the
  /// same.
  func tellNext(_ command: String, _ purpose: String) {
    guard options.output.format == .text, !options.output.quiet, surroundings.isTerminal(1) else { return }
    output(Self.nextMark + "`\(command)` \(purpose).")
  }

  /// That a command has left the folder as it was.
  func tellNothingWritten() {
    if options.output.format == .text { error("Nothing was written.") }
  }

  /// What a trip holds, in the order of its size.
  static func parts(_ counts: TripCounts) -> String {
    [
      count(counts.days, "day"), count(counts.entries, "entry", "entries"), count(counts.photos, "photo"),
      counts.clips > 0 ? count(counts.clips, "clip") : nil, count(counts.pages, "page"),
    ].compactMap(\.self).joined(separator: ", ")
  }

  static func tally(_ diagnostics: [Diagnostic]) -> String {
    let kinds: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let parts = kinds.compactMap { severity, name -> String? in
      let number = diagnostics.count { $0.severity == severity }
      return number > 0 ? count(number, name) : nil
    }
    return parts.isEmpty ? "No problems." : parts.joined(separator: ", ") + "."
  }

  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// What a person reads as the result; a program's output is left to the problems alone.
  private func output(_ line: String) {
    Terminal.write(line + "\n", to: options.output.format == .text ? .output : .errors)
  }

  private func error(_ line: String) { Terminal.write(line + "\n", to: .errors) }
}

extension String {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}

extension BuildStage {
  /// How many things are done, and of how many, where they are counted.
  fileprivate var count: (done: Int, all: Int)? {
    switch self {
    case .readingPhotos(let done, let all), .pictures(let done, let all), .trips(let done, let all):
      (done, all)
    case .reading, .pages, .writing: nil
    }
  }

  /// What is counted.
  fileprivate var name: String {
    switch self {
    case .pictures: "pictures"
    case .trips: "trips"
    case .reading, .readingPhotos, .pages, .writing: "reading"
    }
  }

  /// Whether a word on it is worth a line where nothing can be written over.
  fileprivate var isTold: Bool {
    switch self {
    case .pictures, .trips: true
    case .reading, .readingPhotos, .pages, .writing: false
    }
  }
}

/// What is remembered between two words on long work; told from one task at a time.
private final class Progress: Sendable {
  private let state = Mutex((pace: ProgressPace(), shown: -1.0))

  /// A terminal is written to so often in a second that it reads well, not for each of ten thousand pictures.
  private static let step = 0.1

  /// The pace, and whether it is time for a terminal to show it.
  func note(done: Int, of all: Int, at seconds: Double) -> (pace: String, isTime: Bool) {
    state.withLock { state in
      state.pace.note(done: done, of: all, at: seconds)
      let isTime = abs(seconds - state.shown) >= Self.step
      if isTime { state.shown = seconds }
      return (state.pace.words, isTime)
    }
  }
}

/// One line of a terminal that is written over and over.
struct ProgressBar {
  private let width = 30

  /// `pace` is said behind a count.
  func show(_ stage: BuildStage, _ pace: String = "") {
    switch stage {
    case .reading: write("reading the folder …")
    case .pages: write("writing pages …")
    case .writing: write("putting the site in place …")
    case .readingPhotos(let done, let all), .pictures(let done, let all), .trips(let done, let all):
      let filled = all == 0 ? width : width * done / all
      let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: width - filled)
      write("\(stage.name) \(bar) \(done) of \(all)\(pace)")
    }
  }

  func clear() { write("") }

  private func write(_ text: String) { Terminal.replaceLine(with: text) }
}
