import Diagnostics

/// What would keep something of the whole trip back, and cannot be obeyed for sure: with it, nothing is published.
///
/// It is no diagnostic among others, so that nobody who reads a trip can lose it.
struct Doubt {
  /// How it is said.
  let diagnostic: Diagnostic
  /// Whether it may be about a home or a private zone: those of one trip hold for all trips of its library, so that
  /// none of them is built.
  let mayHidePlaces: Bool

  init(_ diagnostic: Diagnostic, mayHidePlaces: Bool = true) {
    self.diagnostic = diagnostic
    self.mayHidePlaces = mayHidePlaces
  }
}
