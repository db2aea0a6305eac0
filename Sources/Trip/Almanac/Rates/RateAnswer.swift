import CSVText
import ZipFile

/// What the European Central Bank answers.
package enum RateAnswer {
  /// All its rates since 1999 (ecb.europa.eu, “Euro foreign exchange reference rates”): 600 kB, and no word about the
  /// trip has to be said to get it.
  package static let address = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip"

  /// The table of 1999 to 2026 has 1.9 MB, packed to a third.
  private static let limits = ZipLimits(entries: 10, bytes: 32 << 20, ratio: 100)

  /// Reads an archive with one table in it, or the table itself.
  package static func read(_ bytes: [UInt8]) throws(AnswerProblem) -> RateTable {
    let isArchive = bytes.starts(with: Array("PK".utf8))
    let table = CSVTable(file: "", bytes: isArchive ? try unpacked(bytes) : bytes, separator: ",")
    do throws(RateTable.NoTable) {
      return try RateTable(table)
    } catch {
      throw .noRates(line: error.line)
    }
  }

  private static func unpacked(_ bytes: [UInt8]) throws(AnswerProblem) -> [UInt8] {
    let table: [UInt8]?
    do throws(ZipProblem) { table = try onlyTable(in: bytes) } catch { throw .archive(error) }
    guard let table else { throw .notOneFile }
    return table
  }

  private static func onlyTable(in bytes: [UInt8]) throws(ZipProblem) -> [UInt8]? {
    let archive = try ZipArchive(bytes: bytes, limits: limits)
    let tables = archive.entries.filter { $0.path.lowercased().hasSuffix(".csv") }
    guard tables.count == 1, let table = tables.first else { return nil }
    let pieces = try archive.open(table)
    var whole: [UInt8] = []
    while case let piece = try pieces.next(), !piece.isEmpty { whole += piece }
    return whole
  }
}
