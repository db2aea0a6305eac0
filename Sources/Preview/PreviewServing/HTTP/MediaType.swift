import SiteOutput

/// What a file is, by its name's ending: nothing is guessed from its bytes, here or in the browser (`nosniff`).
enum MediaType {
  static func of(_ path: OutputPath) -> String {
    let name = path.parts.last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    return table[ending] ?? "application/octet-stream"
  }

  private static let table: [String: String] = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8", "webmanifest": "application/manifest+json; charset=utf-8",
    "geojson": "application/geo+json; charset=utf-8", "xml": "application/xml; charset=utf-8",
    "gpx": "application/gpx+xml; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "webp": "image/webp", "avif": "image/avif",
    "heic": "image/heic", "tif": "image/tiff",
    "gif": "image/gif", "svg": "image/svg+xml; charset=utf-8", "ico": "image/vnd.microsoft.icon",
    "woff2": "font/woff2", "woff": "font/woff", "ttf": "font/ttf", "otf": "font/otf",
    "mp4": "video/mp4", "webm": "video/webm", "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg",
    "pdf": "application/pdf", "zip": "application/zip", "wasm": "application/wasm",
  ]
}
