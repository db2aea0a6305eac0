import Foundation

/// One run of the built `tripbook`, in surroundings that hold nothing of this machine's.
struct TripbookProcess {
  var arguments: [String]
  var workspace: Workspace
  var environment: [String: String] = [:]
  var folder: String?
  var executable = TripbookProcess.built

  struct Result: Sendable {
    var status: Int32
    var output: String
    var errors: String

    var outputLines: [Substring] { output.split(separator: "\n") }
  }

  /// The command stands beside the bundle of the tests in the build folder.
  static let built: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("tripbook").path
  }()

  /// Gives the built command another name.
  ///
  /// A second name for the same file where the disk allows it: a copy that was just written cannot be run while a
  /// child of another test still holds the open file that it inherited.
  static func install(as path: String) throws {
    do {
      try FileManager.default.linkItem(atPath: built, toPath: path)
    } catch {
      try FileManager.default.copyItem(atPath: built, toPath: path)
    }
  }

  /// Runs to the end, or until the system kills it once `moment` has passed; that may ask whether it still runs.
  func run(killedAfter moment: (@Sendable (_ runs: () -> Bool) -> Void)? = nil) async throws -> Result {
    let name = UUID().uuidString
    let (output, errors) = (workspace.path + "/\(name).out", workspace.path + "/\(name).err")
    for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder ?? workspace.path)
    process.environment = workspace.environment.merging(environment) { _, own in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    let status = try await withCheckedThrowingContinuation { (done: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { done.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { done.resume(throwing: error) }
      let pid = process.processIdentifier
      if let moment, pid > 0 {
        // A thread of its own is woken in time, however many tests run beside.
        Thread.detachNewThread {
          moment { process.isRunning }
          // Only this child: a number is not given to another process before its end was asked for.
          if process.isRunning { kill(pid, SIGKILL) }
        }
      }
    }
    return Result(
      status: status, output: try String(contentsOf: URL(fileURLWithPath: output), encoding: .utf8),
      errors: try String(contentsOf: URL(fileURLWithPath: errors), encoding: .utf8))
  }
}

/// A folder of its own for a test, with a home, a configuration and a cache in it; it goes when nobody holds it.
final class Workspace: Sendable {
  let path: String

  init() throws {
    let parent = NSTemporaryDirectory()
    path =
      (parent.hasSuffix("/") ? String(parent.dropLast()) : parent) + "/tripbook-runs-" + UUID().uuidString
    for folder in ["home", "config", "temporary"] {
      try FileManager.default.createDirectory(atPath: path + "/" + folder, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] {
    var environment = [
      "HOME": path + "/home", "XDG_CACHE_HOME": path + "/cache", "XDG_CONFIG_HOME": path + "/config",
      "TMPDIR": path + "/temporary", "PATH": "/usr/bin:/bin", "TERM": "dumb",
    ]
    // Where the toolchain's libraries are, if a build needs to be told, and where coverage is counted.
    for name in ["LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    return environment
  }

  func write(_ file: String, _ text: String) throws {
    let url = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// One that has a trip in its folder `trip`.
  static func withTrip() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.writeTrip()
    return workspace
  }

  /// A trip with one entry and no mistake.
  func writeTrip(_ name: String = "trip") throws {
    try write(name + "/journal/2026-05-03-good.md", "---\ntitle: Good morning\n---\nWe queued.\n")
  }

  /// One of the example's photos, as a file of the workspace.
  func copyExamplePhoto(_ name: String, to file: String) throws {
    let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    let target = URL(fileURLWithPath: path + "/" + file)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: checkout.appendingPathComponent("example-trip/photos/" + name), to: target)
  }

  func move(_ file: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path + "/" + file, toPath: path + "/" + other)
  }

  func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + file) }

  func text(_ file: String) throws -> String {
    try String(contentsOf: URL(fileURLWithPath: path + "/" + file), encoding: .utf8)
  }

  /// Runs the command in this folder.
  func run(_ arguments: String..., environment: [String: String] = [:]) async throws -> TripbookProcess.Result
  {
    try await TripbookProcess(arguments: arguments, workspace: self, environment: environment).run()
  }

  /// The files below a folder with their bytes.
  func files(_ folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path + "/" + folder) {
      files[name] = FileManager.default.contents(atPath: path + "/" + folder + "/" + name)
    }
    return files
  }
}
