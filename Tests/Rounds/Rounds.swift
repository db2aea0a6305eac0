import Foundation

/// How often what is random, or slow, is tried: as often as every change can bear, and as often as one would like at
/// night.
package enum Rounds {
  /// `make nightly` sets TRIPBOOK_NIGHTLY.
  private static let isNight = ProcessInfo.processInfo.environment["TRIPBOOK_NIGHTLY"] != nil

  /// Of many cases, each a trip that goes from its folder to the site, every so manieth; all of them at night, and where
  /// TRIPBOOK_ALL is set, as `make check FILTER=…` does.
  package static func some<Case>(of cases: [Case], oneIn share: Int) -> [Case] {
    isNight || isWhole ? cases : cases.enumerated().filter { $0.offset % share == share / 2 }.map(\.element)
  }

  private static let isWhole = ProcessInfo.processInfo.environment["TRIPBOOK_ALL"] != nil

  package static func of(_ usual: Int, nightly: Int) -> Int { isNight ? nightly : usual }
}
