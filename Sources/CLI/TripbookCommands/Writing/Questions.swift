import Diagnostics
import Foundation

/// Asks whoever sits at the terminal, where somebody does: what a command was not told.
struct Questions {
  /// Whether there is anybody to ask. Without, what has a proposal takes it, and nothing waits.
  let isAsking: Bool
  private let show: (String) -> Void
  /// The next line without its line break; nil once there are no more.
  private let nextLine: () -> String?
  /// The same of a line that does not show while it is typed.
  private let nextHiddenLine: () -> String?

  /// After so many answers that mean nothing the question is given up.
  private static let maxAttempts = 20

  init(
    isAsking: Bool, show: @escaping (String) -> Void, nextLine: @escaping () -> String?,
    nextHiddenLine: (() -> String?)? = nil
  ) {
    self.isAsking = isAsking
    self.show = show
    self.nextLine = nextLine
    self.nextHiddenLine = nextHiddenLine ?? nextLine
  }

  /// Questions go to standard error: what the command says is on standard output.
  init(_ surroundings: Surroundings) {
    self.init(
      isAsking: surroundings.hasSomebodyToAsk, show: { Terminal.write($0, to: .errors) },
      nextLine: { readLine(strippingNewline: true) }, nextHiddenLine: HiddenLine.typed)
  }

  /// A text; Enter takes the proposal, and gives nil where there is none. `check` says what is wrong with an answer.
  func text(
    _ question: String, proposal: String? = nil, check: (String) -> Diagnostic? = { _ in nil }
  ) throws(CommandStop) -> String? {
    for _ in 0..<Self.maxAttempts {
      let answer = try line(question + (proposal.map { " [\($0)]" } ?? "") + ": ")
      guard !answer.isEmpty else { return proposal }
      guard let problem = check(answer) else { return answer }
      show("  \(problem.message). \(problem.advice ?? "")\n")
    }
    throw .notAnswered
  }

  /// What was given, else what is answered.
  func needed(
    _ given: String?, _ question: String, or message: String, advice: String
  ) throws(CommandStop) -> String {
    if let given = given.filled { return given }
    if isAsking, let answer = try text(question) { return answer }
    throw .notSaid(message, advice: advice)
  }

  /// One of several; Enter for none. An answer is a number of the list or a text of it.
  func choice(_ question: String, among choices: [String]) throws(CommandStop) -> String? {
    for (index, choice) in choices.enumerated() { show("  \(index + 1)  \(choice)\n") }
    let answer = try text(question) { answer in
      Self.chosen(answer, among: choices) == nil
        ? Diagnostic(
          .error, .notSaid, "That is not in the list", advice: "Write a number from 1 to \(choices.count).")
        : nil
    }
    return answer.flatMap { Self.chosen($0, among: choices) }
  }

  /// Yes or no; Enter for yes.
  func isSure(_ question: String) throws(CommandStop) -> Bool {
    for _ in 0..<Self.maxAttempts {
      switch try line(question + " [Y/n]: ").lowercased() {
      case "", "y", "yes": return true
      case "n", "no": return false
      default: show("  Answer y or n.\n")
      }
    }
    throw .notAnswered
  }

  /// A line between questions.
  func tell(_ line: String) { show(line + "\n") }

  /// What is typed without showing; empty for Enter alone.
  func secret(_ question: String) throws(CommandStop) -> String {
    show(question + ": ")
    let answer = nextHiddenLine()
    show("\n")
    guard let answer else { throw .notAnswered }
    return answer
  }

  private static func chosen(_ answer: String, among choices: [String]) -> String? {
    if let number = Int(answer) { return choices.indices.contains(number - 1) ? choices[number - 1] : nil }
    return choices.first { $0.lowercased() == answer.lowercased() }
  }

  private func line(_ question: String) throws(CommandStop) -> String {
    show(question)
    guard let line = nextLine() else {
      show("\n")
      throw .notAnswered
    }
    return line.trimmingCharacters(in: .whitespaces)
  }
}
