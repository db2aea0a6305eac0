import Foundation

/// How often what is random, or slow, is tried: as often as every change can bear, and as often as one would like at
/// night.
package enum Rounds {
  /// `make nightly` sets TRIPBOOK_NIGHTLY.
  private static let isNight = ProcessInfo.processInfo.environment["TRIPBOOK_NIGHTLY"] != nil

  package static func of(_ usual: Int, nightly: Int) -> Int { isNight ? nightly : usual }
}
