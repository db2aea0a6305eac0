/// Where ids are that one can link to.
enum PageIDs {
  /// Whether a file has ids at all; what stands behind `#` for other files is for whoever shows them.
  static func areIn(_ file: String) -> Bool {
    if file.utf8.suffix(5).elementsEqual(".html".utf8) { return true }
    let ending = file.split(separator: ".").last?.lowercased() ?? ""
    return ["html", "htm", "xhtml", "svg"].contains(ending)
  }
}
