/// The endings of files that nothing reads, by what they hold; all in small letters.
enum StrayEndings {
  static let documents: Set<String> = [
    "rtf", "doc", "docx", "docm", "odt", "ott", "fodt", "pages", "wps", "wpd", "abw", "sxw", "epub", "mobi",
    "azw3", "fb2",
    "html", "htm", "xhtml", "mht", "mhtml", "webarchive", "rst", "adoc", "asciidoc", "org", "tex", "textile",
    "wiki",
    "enex", "one", "onepkg", "eml", "msg", "mbox", "xps", "ppt", "pptx", "odp", "key", "gdoc", "hwp",
    "journal", "bear",
    "note", "textbundle", "textpack",
  ]
  static let workbooks: Set<String> = [
    "xlsx", "xls", "xlsm", "xlsb", "ods", "fods", "numbers", "gsheet", "qif", "ofx", "mt940",
  ]
  static let archives: Set<String> = [
    "zip", "rar", "7z", "tar", "gz", "tgz", "bz2", "xz", "zst", "sit", "dmg", "iso", "cab", "ace", "lzh",
  ]
  /// Links to pages, as browsers and systems keep them.
  static let bookmarks: Set<String> = ["url", "webloc"]
  static let sounds: Set<String> = [
    "amr", "wma", "caf", "aif", "aiff", "3ga", "m4b", "mka", "ape", "ra", "mid", "midi", "qta",
  ]
  /// What a browser leaves of a file that it did not load to its end.
  static let partial: Set<String> = ["crdownload", "part", "partial", "opdownload", "!ut", "filepart"]
  /// What editors, browsers and mails put behind an ending.
  static let added: Set<String> = [
    "txt", "text", "xml", "download", "bin", "dat", "html", "htm", "json", "tmp", "bak", "rtf",
    "doc", "md",
  ]
  static let ofSmallFiles: Set<String> = ["yml", "yaml", "toml", "json", "ini", "conf", "cfg"]

  /// What programs work with: no traveller wrote it, or misses it in the site.
  static let ofMachines: Set<String> = [
    "js", "mjs", "cjs", "ts", "jsx", "tsx", "css", "scss", "sass", "less", "py", "pyc", "rb", "sh", "bash",
    "zsh", "fish",
    "bat", "cmd", "ps1", "php", "pl", "lua", "go", "rs", "swift", "c", "h", "java", "class", "jar", "exe",
    "dll", "so", "app",
    "toml", "ini", "cfg", "conf", "lock", "map", "woff", "woff2", "ttf", "otf", "eot", "ico", "cur",
    "mustache", "hbs",
    "liquid", "njk", "ejs", "astro", "vue", "svelte", "erb", "haml", "mo", "po", "pot", "sqlite", "sqlite3",
    "db", "db-wal",
    "db-shm", "lnk", "desktop", "torrent", "aae", "thm", "lrv", "pp3", "dop", "cos", "on1",
    "lrcat",
    "lrdata", "picasa", "ini", "nksc", "arp", "vrd", "acr", "swp", "swo", "pid", "plist", "strings", "iml",
    "csproj",
    "code-workspace", "sublime-project", "rules", "bib", "cls", "sty", "ds_store", "asc", "sig", "md5",
    "sha1", "sha256",
    "par2", "sfv", "nfo", "m3u", "m3u8", "srt", "vtt", "idx", "sample", "example", "patch", "diff", "modd",
    "moff",
    "ctg", "cpi", "bdm", "mpl", "bnp", "tdt", "tid", "inp", "int", "gis", "lut", "cube", "icc", "icm", "xsl",
    "xsd", "dtd",
  ]
}
