import Diagnostics

/// What would keep something of the whole trip back, and cannot be obeyed for sure: with it, nothing is published.
///
/// It is no diagnostic among others, so that nobody who reads a trip can lose it.
struct Doubt {
  /// How it is said.
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
