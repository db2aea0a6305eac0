import SiteWriting

extension SiteBuilder {
  /// Makes good what a build that was killed left beside an output: whichever command comes next does so, since it
  /// may hold what is private by now. Without a word, and not where a build is under way.
  package static func clearUp(beside output: String) { SiteWriter.clearUp(beside: output) }
}
