import Foundation
private import Glibc

/// One picture out of a film, by the program ffmpeg where it is installed: nothing else of Tripbook decodes films.
///
/// The program gets a list of arguments and no shell, reads that one file and no other, has no input, and ends after a
/// time whatever it does. What it writes is bounded, since the picture's size is given.
package struct MovieStill: Sendable {
  /// The program, by its path.
  private let program: String
  /// Seconds after which it is ended.
  private let patience: Double

  package init(program: String, patience: Double = 20) {
    self.program = program
    self.patience = patience
  }

  /// What is asked for.
  package struct Order: Sendable {
    /// The film.
    package var path: String
    /// Where the picture goes, as PNG; nothing may be there.
    package var target: String
    /// Pixels, as the film is looked at.
    package var width: Int
    package var height: Int
    /// How long the film is.
    package var seconds: Double

    package init(path: String, target: String, width: Int, height: Int, seconds: Double) {
      self.path = path
      self.target = target
      self.width = width
      self.height = height
      self.seconds = seconds
    }
  }

  /// Takes a picture near the beginning: of the first seconds the one that is most like the others, so none of a film
  /// that opens from black.
  package func take(_ order: Order) throws(MovieStillProblem) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Self.arguments(for: order)
    process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw .cannotStart }
    if ended.wait(timeout: .now() + patience) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      _ = ended.wait(timeout: .now() + 5)
      throw .tooSlow
    }
    guard process.terminationStatus == 0, FileManager.default.fileExists(atPath: order.target) else {
      throw .nothingDecoded
    }
  }

  private static func arguments(for order: Order) -> [String] {
    let (width, height) = (even(order.width), even(order.height))
    let start = order.seconds > 4 ? "0.5" : "0"
    let filter = "fps=8,scale=\(width):\(height),setsar=1,thumbnail=16"
    return [
      "-nostdin", "-hide_banner", "-loglevel", "error", "-max_alloc", "1000000000", "-threads", "1",
      "-max_pixels", "80000000", "-protocol_whitelist", "file", "-f", "mov", "-ss", start, "-t", "2",
      "-i", "file:" + order.path, "-an", "-sn", "-dn", "-map_metadata", "-1", "-vf", filter, "-frames:v", "1",
      "-c:v", "png", "-pix_fmt", "rgb24", "-threads", "1", "-update", "1", "-f", "image2",
      "file:" + order.target,
    ]
  }

  private static func even(_ pixels: Int) -> Int { max(2, pixels / 2 * 2) }

  /// What the bytes of a picture depend on beside the film.
  package static let recipe = "film still 1"
}

/// Why there is no picture of a film.
package enum MovieStillProblem: Error, Hashable, Sendable {
  /// There is no ffmpeg.
  case noProgram
  case cannotStart
  case tooSlow
  case nothingDecoded
  /// The picture could not be kept.
  case noRoom
}
