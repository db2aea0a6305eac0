extension SiteFiles {
  /// Files in the order of the bytes of their paths: of large sites there are tens of thousands, so each takes no more
  /// than its path and the number of its folder, and is found by halving.
  package struct FileList: RandomAccessCollection, Sendable {
    private struct Entry {
      let path: String
      let folder: UInt16
    }

    private var entries: [Entry] = []
    private var folders: [String] = []

    /// A path that comes twice is found where it first stood.
    init(_ files: some Sequence<File>) {
      entries.reserveCapacity(files.underestimatedCount)
      for file in files { entries.append(Entry(path: file.path, folder: number(of: file.folder))) }
      entries.sort { $0.path.utf8Span.span.order(beside: $1.path.utf8Span.span) == .before }
    }

    /// Most have the folder of the one before.
    private mutating func number(of folder: String) -> UInt16 {
      if let last = entries.last, folders[Int(last.folder)] == folder { return last.folder }
      if let place = folders.firstIndex(of: folder) { return UInt16(place) }
      folders.append(folder)
      return UInt16(folders.count - 1)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { entries.count }

    package subscript(place: Int) -> File {
      let entry = entries[place]
      return File(path: entry.path, folder: folders[Int(entry.folder)])
    }

    /// Where the file of a path stands. To a web server, two ways to write one letter are two names.
    func place(of path: Span<UInt8>) -> Int? {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].path.utf8Span.span.order(beside: path) == .before {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < entries.count, entries[low].path.utf8Span.span.order(beside: path) == .same else {
        return nil
      }
      return low
    }
  }
}

/// How bytes stand beside others.
private enum ByteOrder {
  case before, same, after
}

extension Span<UInt8> {
  fileprivate func order(beside other: Span<UInt8>) -> ByteOrder {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index] ? .before : .after
    }
    return count == other.count ? .same : count < other.count ? .before : .after
  }
}
