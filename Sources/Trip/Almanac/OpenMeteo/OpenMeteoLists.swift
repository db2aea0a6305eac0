import JSONText

/// What Open-Meteo answers: a record of lists of equal length, a place in them for each day or hour.
struct OpenMeteoLists {
  /// Which days or hours, as they are written; at least one.
  let times: [String]
  private let record: JSONValue
  /// What is wrong where a field does not read.
  private let problem: (String) -> AnswerProblem

  /// `name` is that of the record: `daily`, `hourly`.
  init(
    _ bytes: [UInt8], of name: String, _ problem: @escaping (String) -> AnswerProblem
  ) throws(AnswerProblem) {
    let json: JSONValue
    do throws(JSONProblem) { json = try JSONReader.read(bytes) } catch { throw .noJSON(line: error.line) }
    guard let record = json[name] else { throw problem(name) }
    let times = record["time"]?.items?.map(\.text) ?? []
    guard !times.isEmpty, times.allSatisfy({ $0 != nil }) else { throw problem("time") }
    self.times = times.compactMap(\.self)
    self.record = record
    self.problem = problem
  }

  /// The values of a field, nil for what is not known.
  func numbers(_ field: String, in range: ClosedRange<Double>) throws(AnswerProblem) -> [Double?] {
    guard let values = record[field]?.items, values.count == times.count else { throw problem(field) }
    var numbers: [Double?] = []
    for value in values {
      let number = value.number
      guard value == .null || number.map({ range.contains($0) }) ?? false else { throw problem(field) }
      numbers.append(number)
    }
    return numbers
  }
}
