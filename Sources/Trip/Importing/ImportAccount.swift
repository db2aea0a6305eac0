/// What became of an export: of each of its files, and of each value in those that hold values.
package struct ImportAccount: Hashable, Sendable {
  /// How many values have each fate.
  package struct Counts: Hashable, Sendable {
    package var used = 0
    package var kept = 0
    package var notNeeded = 0
    package var unknown = 0

    package init() {}

    package subscript(fate: FieldFate) -> Int {
      get {
        switch fate {
        case .used: used
        case .kept: kept
        case .notNeeded: notNeeded
        case .unknown: unknown
        }
      }
      set {
        switch fate {
        case .used: used = newValue
        case .kept: kept = newValue
        case .notNeeded: notNeeded = newValue
        case .unknown: unknown = newValue
        }
      }
    }

    package var sum: Int { used + kept + notNeeded + unknown }

    package static func += (counts: inout Counts, other: Counts) {
      for fate in FieldFate.allCases { counts[fate] += other[fate] }
    }
  }

  /// The values at one path of a file: `all_steps[].location.lat`.
  package struct Field: Hashable, Sendable {
    package var path: String
    package var counts: Counts
    /// The line of the first of them; nil in files without lines.
    package var firstLine: Int?
  }

  /// A file of the export.
  package struct File: Hashable, Sendable {
    package var path: String
    /// What became of the file as a whole.
    package var fate: FieldFate
    /// Its values, in the order of their paths; empty for a picture, say.
    package var fields: [Field] = []

    package init(path: String, fate: FieldFate, fields: [Field] = []) {
      self.path = path
      self.fate = fate
      self.fields = fields
    }

    package var counts: Counts { fields.reduce(into: Counts()) { $0 += $1.counts } }
  }

  /// In the order of their paths.
  package var files: [File]

  package init(files: [File] = []) { self.files = files }

  /// All values of all files.
  package var counts: Counts { files.reduce(into: Counts()) { $0 += $1.counts } }

  /// All files.
  package var fileCounts: Counts { files.reduce(into: Counts()) { $0[$1.fate] += 1 } }
}
