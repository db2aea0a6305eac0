import Foundation

/// How somebody sees colours.
enum ColourVision: String, CaseIterable {
  case full, protanopia, deuteranopia, tritanopia

  /// What becomes of linear red, green and blue: Machado, Oliveira and Fernandes, “A Physiologically-based Model for
  /// Simulation of Color Vision Deficiency” (IEEE TVCG 15, 2009), at severity 1.
  fileprivate var matrix: [[Double]] {
    switch self {
    case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}

/// A colour of a style sheet, in sRGB from 0 to 1.
struct SheetColour: Hashable {
  private let channels: [Double]

  /// `#96460d`.
  init?(hexadecimal text: some StringProtocol) {
    let digits = String(text.dropFirst())
    guard text.first == "#", digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    channels = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
  }

  private init(channels: [Double]) { self.channels = channels }

  /// As `color-mix(in srgb, …)` mixes so much of it with the rest of another.
  func mixed(_ share: Double, with other: SheetColour) -> SheetColour {
    SheetColour(channels: zip(channels, other.channels).map { $0 * share + $1 * (1 - share) })
  }

  /// How far apart two colours are to somebody: ΔE*ab (CIE 1976), of which 2 or 3 are just seen and ten at a glance.
  func difference(from other: SheetColour, seenWith vision: ColourVision) -> Double {
    let (one, two) = (lab(vision), other.lab(vision))
    return zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// CIELAB under D65, by the matrix of sRGB (IEC 61966-2-1).
  private func lab(_ vision: ColourVision) -> [Double] {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    func product(_ row: [Double], _ column: [Double]) -> Double {
      zip(row, column).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let seen = vision.matrix.map { min(1, max(0, product($0, linear))) }
    let white = [0.95047, 1, 1.08883]
    let rows = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let cubes = zip(rows, white).map { row, white -> Double in
      let ratio = product(row, seen) / white
      return ratio > 216.0 / 24_389 ? cbrt(ratio) : (24_389.0 / 27 * ratio + 16) / 116
    }
    return [116 * cubes[1] - 16, 500 * (cubes[0] - cubes[1]), 200 * (cubes[1] - cubes[2])]
  }
}
