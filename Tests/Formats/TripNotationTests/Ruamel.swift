import Foundation

/// ruamel.yaml, a reader of YAML 1.2 in Python, which `make oracles` installs.
enum Ruamel {
  private static let python = Samples.root + "/.build/oracles/bin/python"
  private static let script = Samples.root + "/Tests/Oracles/trees.py"

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: python) }

  /// The tree of each document; `broken` for what is refused.
  static func trees(_ documents: [String]) throws -> [Tree] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tripbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (asked, told) = (folder.appending(path: "asked"), folder.appending(path: "told"))
    let lines = try documents.map { try JSONEncoder().encode($0) + Data("\n".utf8) }
    try lines.reduce(into: Data()) { $0 += $1 }.write(to: asked)
    try Data().write(to: told)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [script]
    process.standardInput = try FileHandle(forReadingFrom: asked)
    process.standardOutput = try FileHandle(forWritingTo: told)
    try process.run()
    process.waitUntilExit()
    return try Data(contentsOf: told).split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(Tree.self, from: $0)
    }
  }
}

extension Tree: Decodable {
  private enum CodingKeys: String, CodingKey { case keys, values, error }

  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .empty
    } else if let text = try? single.decode(String.self) {
      self = .text(Bytes(text: text))
    } else if let items = try? single.decode([Tree].self) {
      self = .list(items)
    } else {
      self = try Tree(map: decoder.container(keyedBy: CodingKeys.self))
    }
  }

  private init(map: KeyedDecodingContainer<CodingKeys>) throws {
    guard !map.contains(.error) else {
      self = .broken
      return
    }
    let keys = try map.decode([String].self, forKey: .keys)
    let values = try map.decode([Tree].self, forKey: .values)
    self = .map(zip(keys, values).map { Pair(key: Bytes(text: $0), value: $1) })
  }
}
