// swift-tools-version: 6.2
import PackageDescription

/// One list of settings for every Swift target: the compiler holds the style.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

/// A room that works through millions of numbers, or for every site that a test builds, and would take ten times as long in tests as it need.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug))
]

/// A room of the house: `Sources/<name>`, with the only rooms it may look into.
func room(_ name: String, sees dependencies: [Target.Dependency] = [], isHeavy: Bool = false) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + (isHeavy ? optimized : []))
}

/// The tests of a room, `Tests/<name>Tests`, with what they need beside the room itself.
func tests(_ name: String, with more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "Rounds"] + more, swiftSettings: strict)
}

/// A door to a system library: `module.modulemap` and a commented `shim.h`.
func door(_ name: String, _ pkgConfig: String, apt: [String]) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

let doors: [Target] = [
  door("CCmarkGFM", "libcmark-gfm", apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
  door("CLibExif", "libexif", apt: ["libexif-dev"]),
  door("CLibXML2", "libxml-2.0", apt: ["libxml2-dev"]),
  door("CLibZip", "libzip", apt: ["libzip-dev"]),
  door("CLibCrypto", "libcrypto", apt: ["libssl-dev"]),
  // libvips is opened when the first picture is made, so a command without pictures starts fast.
  .target(name: "CVips", linkerSettings: [.linkedLibrary("dl")]),
  // libcurl likewise, when something is fetched.
  .target(name: "CLibCurl", linkerSettings: [.linkedLibrary("dl")]),
  .target(name: "CFolderSwap"),
]

// The arrows: each room names the rooms it may see, and the build refuses any other import.
let rooms: [Target] = [
  room("Diagnostics"),
  room("OrderedWork"),
  room("ByteSearch", isHeavy: true),
  room("CivilDays"),
  room("SiteColour"),
  // Every byte of a site goes through it.
  room("Secrets", isHeavy: true),
  room("Geodesy", isHeavy: true),
  room("FileIdentity", sees: ["OrderedWork"]),
  room("Files", sees: ["FileIdentity"]),
  // Every number of every picture, film and recording goes through its cursor.
  room("MediaContainers", sees: ["Files", "ByteSearch"], isHeavy: true),
  room("ContentHash", sees: ["CLibCrypto", "Files"]),
  room("SiteOutput", sees: ["FileIdentity"]),
  room("Markdown", sees: ["CCmarkGFM", "ByteSearch"]),
  room("Handbook", sees: ["Markdown", "Diagnostics"]),
  room("TripNotation", sees: ["Diagnostics"], isHeavy: true),
  room("XMLText", sees: ["CLibXML2"], isHeavy: true),
  room("JSONText"),
  room("CSVText", sees: ["Diagnostics"]),
  room("ZipFile", sees: ["CLibZip", "Files"]),
  room("WebFetch", sees: ["CLibCurl"]),
  room("PhotoMetadata", sees: ["CLibExif", "CivilDays", "MediaContainers", "XMLText", "JSONText"]),
  room("MovieFile", sees: ["CivilDays", "MediaContainers", "ByteSearch", "Files"]),
  room("MovieStill"),
  room("TrackFile", sees: ["CivilDays", "XMLText", "JSONText", "ZipFile", "Files", "Diagnostics"]),
  room("PictureScaler", sees: ["CVips", "MediaContainers", "Files"]),
  room("BarePicture", sees: ["PhotoMetadata", "MediaContainers", "SiteOutput"]),
  room("BareDrawing", sees: ["XMLText"]),
  room("BareSound", sees: ["MediaContainers", "ByteSearch", "SiteOutput"]),
  room("TripModel", sees: ["CivilDays", "Markdown", "SiteColour", "Geodesy", "ByteSearch", "Diagnostics"]),
  room("TrackFigures", sees: ["TripModel", "Geodesy"], isHeavy: true),
  room("SiteLanguage", sees: ["TripModel"], isHeavy: true),
  room(
    "TripReader",
    sees: [
      "TripModel", "TripNotation", "Markdown", "PhotoMetadata", "JSONText", "CSVText", "MovieFile",
      "BareDrawing",
      "TrackFile", "SiteColour",
      "OrderedWork", "FileIdentity", "Files", "ContentHash", "Diagnostics",
    ],
    isHeavy: true),
  room("CalendarFile", sees: ["TripModel", "Diagnostics"]),
  // A table is read without the trip in whose budget it is put: what of that counts is handed in.
  room("TripImport", sees: ["CSVText", "CalendarFile", "JSONText", "TripModel", "Secrets", "Diagnostics"]),
  room("TripWriter", sees: ["TripModel", "TripNotation", "Files", "Diagnostics"]),
  // What is asked of others and how their answers read; who asks is the command.
  room("Almanac", sees: ["TripModel", "CSVText", "JSONText", "ZipFile", "Diagnostics"]),
  room(
    "TripPlanner",
    sees: [
      "TripModel", "TrackFigures", "Geodesy", "SiteColour", "SiteOutput", "Markdown", "Secrets",
      "OrderedWork", "Diagnostics",
    ],
    isHeavy: true),
  // A proposal stands as the traveller would write it.
  room("TripChecker", sees: ["TripPlanner", "TripModel", "TripNotation", "Markdown", "Diagnostics"]),
  room("TripReasons", sees: ["TripPlanner", "TripModel", "Diagnostics"]),
  room("Atlas", sees: ["Geodesy", "ContentHash", "Files"], isHeavy: true),
  room("Drawing", sees: ["Atlas", "TripModel"], isHeavy: true),
  room("SearchIndex", sees: ["SiteOutput"]),
  // What a renderer calls the things of a plan: names in a language are given here, and never written into it.
  room("Localization", sees: ["TripPlanner", "TripModel", "SiteLanguage"]),
  room(
    "PageRenderer",
    sees: [
      "Localization", "TripPlanner", "TripModel", "TrackFigures", "Drawing", "Atlas", "SearchIndex",
      "SiteColour",
      "SiteLanguage",
      "SiteOutput",
      "Markdown", "ContentHash", "Diagnostics",
    ],
    isHeavy: true),
  room(
    "DataRenderer",
    sees: [
      "Localization", "TripPlanner", "TripModel", "TrackFigures", "CSVText", "SiteOutput", "ContentHash",
    ]),
  room("BuildCache", sees: ["ContentHash", "FileIdentity", "Files", grdb]),
  room(
    "PhotoRenderer",
    sees: [
      "TripPlanner", "TripModel", "PictureScaler", "BarePicture", "MovieFile", "MovieStill", "BuildCache",
      "ContentHash", "SiteColour", "OrderedWork", "SiteOutput", "FileIdentity",
      "Diagnostics",
    ]),
  room("SiteWriter", sees: ["SiteOutput", "FileIdentity", "Files", "CFolderSwap"]),
  // What is published is looked at as a visitor gets it, so nothing here knows of trips.
  room(
    "SiteAuditor",
    sees: [
      "PhotoMetadata", "MovieFile", "BareSound", "MediaContainers", "XMLText", "OrderedWork", "ByteSearch",
      "Secrets", "Files", "Diagnostics",
    ],
    isHeavy: true),
  // The one way from a folder to a plan. Nothing here makes a page.
  room(
    "TripCompiler",
    sees: [
      "TripReader", "TripPlanner", "TripChecker", "TripReasons", "PhotoRenderer", "Atlas", "SiteLanguage",
      "BuildCache", "PictureScaler", "BarePicture", "BareSound", "MovieFile", "MovieStill", "TripModel",
      "SiteOutput", "Secrets", "FileIdentity", "Diagnostics",
    ]),
  room(
    "SiteBuilder",
    sees: [
      "TripCompiler", "TripReader", "TripPlanner", "TripChecker", "PageRenderer", "DataRenderer",
      "Localization",
      "PhotoRenderer", "SiteWriter", "SiteAuditor", "Atlas", "BuildCache", "PictureScaler", "BarePicture",
      "TripModel", "SiteOutput", "Secrets", "OrderedWork", "ContentHash", "FileIdentity", "Diagnostics",
    ]),
  // Sockets are FlyingFox's, requests our own: see ARCHITECTURE.md.
  room(
    "PreviewServer",
    sees: ["SiteOutput", "FileIdentity", "Files", "ContentHash", "Diagnostics", flyingSocks]),
  // Commands that write into the folder propose what the plan knows, and read what they write as a build does.
  room(
    "TripbookCommands",
    sees: [
      "SiteBuilder", "TripCompiler", "PreviewServer", "TripImport", "TripReader", "TripWriter", "TripPlanner",
      "TripChecker", "TripReasons",
      "TripModel", "Handbook", "BuildCache", "SiteAuditor", "Almanac", "WebFetch", "CSVText",
      "Diagnostics",
      arguments,
    ]),
]

let suites: [Target] = [
  tests(
    "TripReader",
    with: ["TripModel", "TripNotation", "Markdown", "SiteColour", "Handbook", "Diagnostics"]),
  tests(
    "TripImport",
    with: [
      "TripReader", "TripWriter", "TripPlanner", "DataRenderer", "SiteOutput", "TripModel", "Diagnostics",
    ]),
  tests("TripWriter", with: ["TripModel", "TripNotation", "Files", "Diagnostics"]),
  tests("OrderedWork"),
  tests("ByteSearch"),
  tests("CivilDays"),
  tests("FileIdentity"),
  tests("Files", with: ["FileIdentity"]),
  tests("SiteColour"),
  tests("Secrets"),
  tests("SiteLanguage", with: ["TripModel"]),
  tests(
    "PageRenderer",
    with: [
      "Localization", "Atlas", "SiteColour", "SiteLanguage", "TripReader", "TripPlanner", "TripModel",
      "SearchIndex",
      "SiteOutput", "Markdown", "Diagnostics", mustache,
    ]),
  tests("TripModel", with: ["Diagnostics"]),
  tests(
    "TripPlanner", with: ["TripModel", "TrackFigures", "SiteOutput", "Markdown", "Secrets", "Diagnostics"]),
  tests("TripReasons", with: ["TripPlanner", "TripModel", "Diagnostics"]),
  tests("TripChecker", with: ["TripPlanner", "TripModel", "Diagnostics"]),
  tests(
    "DataRenderer",
    with: [
      "Localization", "SiteLanguage", "TripReader", "TripPlanner", "TripModel", "TrackFigures", "CSVText",
      "SiteOutput", "Diagnostics",
      "Markdown",
    ]),
  tests("Diagnostics"),
  tests("Handbook"),
  tests("Atlas", with: ["ContentHash"]),
  tests("Geodesy"),
  tests("Drawing", with: ["Atlas", "TripModel"]),
  tests("TripNotation", with: ["Diagnostics", yams]),
  tests("SiteOutput", with: ["FileIdentity"]),
  tests("SearchIndex", with: ["SiteOutput"]),
  tests("ContentHash"),
  tests("Markdown", with: ["CCmarkGFM"]),
  tests("XMLText"),
  tests("JSONText"),
  tests("CSVText", with: ["Diagnostics"]),
  tests("CalendarFile", with: ["TripModel", "Diagnostics"]),
  tests("ZipFile", with: ["Files"]),
  tests("WebFetch", with: ["LocalServer"]),
  tests("Almanac", with: ["TripModel", "CSVText", "Diagnostics"]),
  tests("PhotoMetadata", with: ["MediaContainers"]),
  tests("MovieFile", with: ["MediaContainers"]),
  tests("MovieStill"),
  tests("TrackFile", with: ["Diagnostics"]),
  tests("TrackFigures", with: ["TripModel", "TrackFile", "Geodesy"]),
  tests("PictureScaler"),
  tests("BarePicture", with: ["SiteOutput", "FileIdentity", "PhotoMetadata", "PictureScaler"]),
  tests("BareDrawing"),
  tests("BareSound", with: ["MediaContainers", "SiteOutput"]),
  tests("BuildCache", with: ["FileIdentity", grdb]),
  tests("SiteWriter", with: ["SiteOutput", "FileIdentity", "Files"]),
  tests("SiteAuditor", with: ["Secrets", "Diagnostics"]),
  tests("PreviewServer", with: ["SiteOutput", "FileIdentity", "Diagnostics"]),
  tests(
    "SiteBuilder",
    with: [
      "TripCompiler", "SiteOutput", "SiteWriter", "BuildCache", "TripReader", "TripPlanner", "TripChecker",
      "TripReasons", "TripModel", "TripNotation", "TripWriter", "Drawing", "PhotoRenderer", "PictureScaler",
      "PhotoMetadata", "Handbook",
      "Diagnostics",
    ]),
  tests(
    "TripbookCommands", with: ["SiteBuilder", "TripCompiler", "PreviewServer", "TripModel", "Diagnostics"]),
  .testTarget(
    name: "EndToEndTests", dependencies: ["tripbook", "LocalServer", "Rounds"], swiftSettings: strict),
  .testTarget(name: "FuzzingTests", dependencies: ["FuzzReaders"], swiftSettings: strict),
  // Every reader of text and pictures, as libFuzzer and the tests feed it.
  .target(
    name: "FuzzReaders",
    dependencies: [
      "TripReader", "PageRenderer", "TripModel", "TripNotation", "TrackFile", "PhotoMetadata", "BarePicture",
      "MovieFile", "SiteAuditor", "TripImport", "TripWriter", "CalendarFile", "Almanac", "JSONText",
      "SiteOutput",
      "Diagnostics", "Rounds", yams,
    ],
    path: "Fuzzing/readers", swiftSettings: strict),
  // How often what is random is tried.
  .target(name: "Rounds", path: "Tests/Rounds", swiftSettings: strict),
  // Somebody on this machine for the tests to ask, who never answers as one should but when told to.
  .target(name: "LocalServer", path: "Tests/LocalServer", swiftSettings: strict),
]

/// What measures and tries out the rooms from within: compiled with other switches, so only when it is asked for, by
/// `scripts/fuzz` and `scripts/growth`.
let workshop: [Target] = [
  .systemLibrary(name: "CLibFuzzer", path: "Fuzzing/CLibFuzzer"),
  .executableTarget(
    name: "fuzz", dependencies: ["CLibFuzzer", "FuzzReaders"], path: "Fuzzing/fuzz", swiftSettings: strict,
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  .executableTarget(
    name: "growth",
    dependencies: [
      "TripReader", "TripImport", "TripWriter", "CalendarFile", "TripModel", "TripNotation", "Markdown",
      "TrackFile", "PhotoMetadata", "JSONText",
    ],
    path: "Benchmarks/growth", swiftSettings: strict),
  .executableTarget(
    name: "lookups", dependencies: ["Atlas"], path: "Benchmarks/lookups", swiftSettings: strict),
  .executableTarget(
    name: "tracks-read", dependencies: ["TrackFile"], path: "Benchmarks/tracks-read", swiftSettings: strict),
]

/// For the fast loop after a change to few rooms: `TRIPBOOK_SUITES=MovieFile,SiteAuditor make check` compiles and runs
/// no other tests.
let askedSuites = Context.environment["TRIPBOOK_SUITES"]?.split(separator: ",").map { $0 + "Tests" }

/// All suites, or those that are asked for, with what is no test itself.
let chosenSuites = suites.filter { suite in
  suite.type != .test || (askedSuites?.contains { $0 == suite.name } ?? true)
}

let package = Package(
  name: "tripbook",
  products: [.executable(name: "tripbook", targets: ["tripbook"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache.git", exact: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1"),
    .package(url: "https://github.com/jpsim/Yams.git", exact: "6.2.2"),
  ],
  targets: doors + rooms + chosenSuites + [
    // Half of what the command does with a long journal is to take and give back memory; see ARCHITECTURE.md.
    .executableTarget(
      name: "tripbook", dependencies: ["TripbookCommands"], swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("tcmalloc_minimal"),
        // The compiler's own linker: the system's warns of a function of Foundation's that we never call.
        .unsafeFlags(["-use-ld=lld"], .when(configuration: .release)),
      ])
  ] + (Context.environment["TRIPBOOK_WORKSHOP"] == nil ? [] : workshop)
)
