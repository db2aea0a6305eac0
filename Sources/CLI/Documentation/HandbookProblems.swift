extension Handbook {
  /// The sections of the pages about problems, in the order in which `problems.md` names the pages: the title of
  /// each, then its codes.
  package var problems: [HandbookSection] {
    let index = sections(in: "problems.md").first?.text ?? ""
    return index.matches(of: /\]\((problems\/[a-z]+\.md)\)/).flatMap { sections(in: String($0.1)) }
  }
}
