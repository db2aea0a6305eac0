import Foundation
import Testing

@testable import MovieStills

@Suite("A still of a film")
struct MovieStillTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "still-" + UUID().uuidString
  ).path

  /// Runs a script in the place of ffmpeg, with its arguments, the last of which names the picture.
  private func take(_ script: String, film: String, patience: Double = 10) throws -> (
    problem: MovieStillProblem?, words: [String]
  ) {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = folder + "/ffmpeg"
    let head =
      "#!/bin/sh\nprintf '%s\\0' \"$@\" > \(folder)/words\nfor target; do :; done\ntarget=${target#file:}\n"
    try Data((head + script).utf8).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let order = MovieStill.Order(
      path: film, target: folder + "/still.png", width: 641, height: 359, seconds: 3)
    var problem: MovieStillProblem?
    do throws(MovieStillProblem) {
      try MovieStill(program: program, patience: patience).take(order)
    } catch { problem = error }
    let words = FileManager.default.contents(atPath: folder + "/words") ?? Data()
    return (problem, String(decoding: words, as: UTF8.self).split(separator: "\0").map(String.init))
  }

  @Test(
    "is asked for without a shell: a film may be called what it likes",
    arguments: ["/a/-rf $(touch x) `y`;.mp4", "/a/b\nc \"d\".mov"])
  func names(_ film: String) throws {
    let (problem, words) = try take("echo made > \"$target\"", film: film)
    #expect(problem == nil)
    #expect(words.contains("file:" + film))
    #expect(words.contains("-nostdin") && words.contains("-protocol_whitelist"))
    #expect(words.last?.hasPrefix("file:/") == true)
    #expect(words.contains { $0.contains("scale=640:358") })
  }

  @Test("is missing where the program fails, writes nothing, or is not there")
  func failures() throws {
    #expect(try take("exit 3", film: "/a.mp4").problem == .nothingDecoded)
    #expect(try take("exit 0", film: "/a.mp4").problem == .nothingDecoded)
    #expect(throws: MovieStillProblem.cannotStart) {
      try MovieStill(program: "/nowhere/ffmpeg").take(
        MovieStill.Order(path: "/a.mp4", target: "/b.png", width: 2, height: 2, seconds: 1))
    }
  }

  @Test("does not keep a build waiting: a program that hangs is ended")
  func hanging() throws {
    #expect(try take("exec sleep 600", film: "/a.mp4", patience: 0.3).problem == .tooSlow)
  }
}
