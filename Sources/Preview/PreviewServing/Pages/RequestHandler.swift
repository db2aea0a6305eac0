import Digests
import FileIdentities
import Foundation
import SiteOutput

/// Answers requests: decides who may ask, what is asked for, and what of it is sent.
struct RequestHandler: Sendable {
  let port: UInt16
  let stage: PreviewStage
  let dress: PreviewDress

  func answer(_ head: RequestHead) async -> Reply {
    guard head.values("host").count == 1, let host = head.value("host") else {
      return .plain(.badRequest, "A request names the host that it is for, once.", closes: true)
    }
    guard HostName.isOurs(host, port: port), let target = ownTarget(head.target) else {
      return .plain(
        .forbidden, "This preview is for this machine only. Its address is http://127.0.0.1:\(port)/.",
        closes: true)
    }
    guard head.method == "GET" || head.method == "HEAD" else {
      var reply = Reply.plain(.methodNotAllowed, "Pages can be read here, and nothing else.", closes: true)
      reply.fields.append(("Allow", "GET, HEAD"))
      return reply
    }
    guard !head.mayHaveBody else {
      return .plain(.contentTooLarge, "Nothing is taken in here.", closes: true)
    }
    guard !isFromElsewhere(head) else {
      return .plain(.forbidden, "Pages from elsewhere may lead here, and take nothing into themselves.")
    }
    return await answer(head, target)
  }

  /// The path and query that are asked for; nil for those of another server.
  private func ownTarget(_ target: String) -> String? {
    guard !target.hasPrefix("/") else { return target }
    let scheme = "http://"
    guard target.lowercased().hasPrefix(scheme) else { return target }
    let rest = target.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" && $0 != "?" }
    guard HostName.isOurs(String(host), port: port) else { return nil }
    let path = rest.dropFirst(host.count)
    return path.hasPrefix("/") ? String(path) : "/" + path
  }

  /// Whether a page of another origin takes this into itself: then it could read pictures and data by their effects.
  private func isFromElsewhere(_ head: RequestHead) -> Bool {
    guard let site = head.value("sec-fetch-site"), site != "same-origin", site != "none" else { return false }
    return head.value("sec-fetch-mode") != "navigate"
  }

  private func answer(_ head: RequestHead, _ target: String) async -> Reply {
    let path = RequestPath(target)
    switch path {
    case .refused: return .plain(.badRequest, "There is no such address.")
    case .file(let file) where file.parts.first == DressedPage.folder[...]:
      return await ownFile(file, head, target)
    case .file(let file), .folder(let file):
      guard let site = await stage.current else { return waiting(head) }
      if let found = await site.file(file) { return reply(head, file, found) }
      if case .file = path, let folder = OutputPath(file.text + "/index.html"), await site.file(folder) != nil
      {
        return Reply(status: .found, fields: [("Location", Self.withSlash(target))])
      }
      return await missing(head, in: site)
    }
  }

  /// The preview's own files.
  private func ownFile(_ file: OutputPath, _ head: RequestHead, _ target: String) async -> Reply {
    let name = file.parts.dropFirst().joined(separator: "/")
    func own(_ bytes: [UInt8]) -> Reply {
      reply(head, file, ShownFile(content: .bytes(bytes), stamp: ContentHash.of(bytes).hex))
    }
    switch name {
    case "preview.js": return own(dress.script)
    case "preview.css": return own(dress.style)
    case "events" where head.method == "GET":
      let query = EventQuery(target)
      guard let stream = await stage.listen(page: query.page, stamp: query.stamp) else {
        return .plain(.unavailable, "Too many pages are open at once.", closes: true)
      }
      return Reply(
        status: .ok, fields: [("Content-Type", "text/event-stream; charset=utf-8")], body: .stream(stream),
        closes: true)
    default: return .plain(.notFound, "There is no such address.")
    }
  }

  /// A file of the site, or the part that is asked for; a page with what the preview adds.
  private func reply(_ head: RequestHead, _ path: OutputPath, _ file: ShownFile) -> Reply {
    let type = MediaType.of(path)
    var tag = EntityTag(file.stamp)
    let body: Reply.Body
    switch file.content {
    case .bytes(let bytes) where type.hasPrefix("text/html"):
      let page = DressedPage(bytes, stamp: file.stamp).bytes
      tag = EntityTag(ContentHash.of(page).hex)
      body = .bytes(page)
    case .bytes(let bytes): body = .bytes(bytes)
    case .copy(let original):
      guard let size = Self.size(ofFile: original) else { return .plain(.notFound, "This file is gone.") }
      body = .file(original, 0..<size)
    case .pieces(let file):
      guard FileIdentity(of: file.source) == file.identity else {
        return .plain(.notFound, "This file is gone.")
      }
      body = .pieces(file, 0..<file.byteCount)
    case .portions(let file): body = .bytes(file.bytes)
    }
    return ranged(
      head, body, fields: [("Content-Type", type), ("ETag", tag.text), ("Accept-Ranges", "bytes")], tag)
  }

  private func ranged(
    _ head: RequestHead, _ body: Reply.Body, fields: [(name: String, value: String)], _ tag: EntityTag
  ) -> Reply {
    if tag.isNamed(in: head.values("if-none-match")) { return Reply(status: .notModified, fields: fields) }
    let size = body.count ?? 0
    let asked = head.method == "GET" && tag.fits(ifRange: head.value("if-range")) ? head.value("range") : nil
    switch ByteRange(asked, size: size) {
    case .whole: return Reply(status: .ok, fields: fields, body: body)
    case .part(let range):
      return Reply(
        status: .partialContent,
        fields: fields + [("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")],
        body: body.part(range))
    case .unsatisfiable:
      return Reply(status: .rangeNotSatisfiable, fields: [("Content-Range", "bytes */\(size)")])
    }
  }

  /// Before the first version there is a page that waits for it.
  private func waiting(_ head: RequestHead) -> Reply {
    Reply(
      status: .unavailable, fields: [("Content-Type", "text/html; charset=utf-8")],
      body: .bytes(DressedPage(dress.waiting, stamp: "").bytes))
  }

  /// The site's own page for what is not there, where it has one; it too hears when the page comes to be.
  private func missing(_ head: RequestHead, in site: ShownSite) async -> Reply {
    guard let path = OutputPath("404.html"), let page = await site.file(path),
      case .bytes(let bytes) = page.content
    else { return .plain(.notFound, "There is no such page in this trip.") }
    return Reply(
      status: .notFound, fields: [("Content-Type", "text/html; charset=utf-8")],
      body: .bytes(DressedPage(bytes, stamp: "").bytes))
  }

  /// The same address as a folder's, its query kept. It begins with one slash, since a path of an empty name is
  /// refused.
  private static func withSlash(_ target: String) -> String {
    let path = target.prefix { $0 != "?" }
    return path + "/" + target.dropFirst(path.count)
  }

  private static func size(ofFile path: String) -> Int? {
    FileIdentity(of: path).map { Int($0.byteCount) }
  }
}

extension Reply.Body {
  fileprivate func part(_ range: Range<Int>) -> Reply.Body {
    switch self {
    case .bytes(let bytes): .bytes(Array(bytes[range]))
    case .file(let path, let whole):
      .file(path, (whole.lowerBound + range.lowerBound)..<(whole.lowerBound + range.upperBound))
    case .pieces(let file, let whole):
      .pieces(file, (whole.lowerBound + range.lowerBound)..<(whole.lowerBound + range.upperBound))
    case .stream: self
    }
  }
}

/// What a page says of itself when it begins to listen: `/.tripbook/events?page=%2Fdays%2F&stamp=ab12`.
private struct EventQuery {
  var page = RequestPath.refused
  var stamp = ""

  init(_ target: String) {
    let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
      guard parts.count == 2 else { continue }
      if parts[0] == "page" { page = RequestPath(parts[1]) }
      if parts[0] == "stamp" { stamp = parts[1] }
    }
  }
}
