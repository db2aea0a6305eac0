import Foundation
import FuzzReaders
import Rounds
import Testing

@Suite("Inputs that nobody would write")
struct HostileInputTests {
  private static let root = (0..<3).reduce(#filePath) { path, _ in
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }

  /// `make fuzz` tries millions, with a sanitizer, and follows what each leads to.
  @Test("end every reader well, whatever they are", arguments: TextReader.all.map(\.name))
  func mutated(name: String) throws {
    let reader = try #require(TextReader.all.first { $0.name == name })
    let seeds = Seeds(of: reader, root: Self.root).inputs
    #expect(!seeds.isEmpty)
    for input in seeds { reader.try(Array(input), isTimed: false) }
    let mutations = Mutations(of: reader, count: Rounds.of(120, nightly: 300), root: Self.root)
    for input in mutations { reader.try(input, isTimed: false) }
  }

  @Test("that once ended one badly are read well since")
  func found() throws {
    let folder = Self.root + "/Fuzzing/found"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "README.md" }
    for file in files.sorted() {
      let reader = try #require(
        TextReader.all.first { file.hasPrefix($0.name + "-") }, "no reader for \(file)")
      reader.try(Array(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))), isTimed: false)
    }
  }

  @Test("are the same in every run, and not all alike")
  func same() throws {
    let reader = try #require(TextReader.all.first)
    let inputs = Array(Mutations(of: reader, count: 50, root: Self.root))
    #expect(inputs == Array(Mutations(of: reader, count: 50, root: Self.root)))
    #expect(Set(inputs).count > 40)
  }
}
