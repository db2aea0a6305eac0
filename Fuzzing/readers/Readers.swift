extension TextReader {
  /// Every reader of text and pictures there is, in the order in which they are fuzzed.
  package static let all: [TextReader] =
    notations + values + money + tables + calendars + texts + tracks + names + sidecars + photoFiles
    + originals
    + clipFiles
    + audits + fetched + diaries + imports + pieces
}
