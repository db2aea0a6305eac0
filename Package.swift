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

/// A module that works through millions of numbers, or for every site that a test builds, and would take ten times as
/// long in tests as it need. Reading is none, nor are planning and pages: to optimize them takes more time than tests then save.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug))
]

/// Modules that are not optimized this time, to be weighed: does a module's compilation cost what its tests then save?
/// `TRIPBOOK_PLAIN=TripReading,MediaRenderer make check`.
let plain = Set((Context.environment["TRIPBOOK_PLAIN"] ?? "").split(separator: ",").map(String.init))

#if arch(arm64)
  let machine = "aarch64"
#else
  let machine = "x86_64"
#endif

/// A module of tests. The package manager lists tests by the compiler's index, and `make` has none written of anything else:
/// that would take a third of the time.
let tested =
  strict + [
    .unsafeFlags(
      ["-index-store-path", ".build/\(machine)-unknown-linux-gnu/debug/index/store"],
      .when(configuration: .debug))
  ]

/// The groups of modules: a folder each in `Sources/`, and in `Tests/` for their tests.
let groups = [
  "Support": [
    "CAllocator", "CCmarkGFM", "CFolderSwap", "CFriBidi", "CHarfBuzz", "CLibCrypto", "CLibCurl", "CLibExif",
    "CLibXML2",
    "CLibZip", "CVips", "CZlib",
    "Diagnostics", "OrderedWork", "ByteSearch", "CivilDays", "Digests", "FileIdentities", "Files", "Geodesy",
    "Secrets",
  ],
  "Formats": [
    "MediaContainers", "Markdown", "TripNotation", "XMLText", "JSONText", "CSVText", "ICalendar", "ZipFile",
    "Gzip", "ExportFiles", "WebFetch", "PhotoMetadata", "MovieFile", "MovieStills", "TrackFile",
    "PictureScaling",
    "PictureSanitizing", "DrawingSanitizing", "SoundSanitizing",
  ],
  "Trip": [
    "TripModel", "TripReading", "Importing", "TripImport", "ExportReading", "TripWriting", "Almanac",
  ],
  "Plan": [
    "TripPlanning", "TripChecking", "Explanations", "TrackFigures",
  ],
  "Render": [
    "SiteOutput", "SiteColour", "SiteLanguage", "Localization", "Basemap", "Lettering", "Drawing", "Search",
    "PageRenderer", "DataRenderer", "MediaRenderer",
  ],
  "Build": [
    "TripCompiling", "Caching", "SiteWriting", "SiteSealing", "SiteAuditing", "SiteBuilding",
  ],
  "Preview": [
    "PreviewServing"
  ],
  "CLI": [
    "Documentation", "TripbookCommands", "tripbook",
  ],
]

/// Where a module lies within `Sources/`, and its tests within `Tests/`.
func place(of module: String) -> String {
  guard let group = groups.first(where: { $0.value.contains(module) }) else {
    fatalError("\(module) is in no group")
  }
  return group.key + "/" + module
}

/// A module, with the only modules that it may import.
func module(_ name: String, sees dependencies: [Target.Dependency] = [], isHeavy: Bool = false) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/" + place(of: name),
    swiftSettings: strict + (isHeavy && !plain.contains(name) ? optimized : []))
}

/// The tests of a module, with what they need beside the module itself.
func tests(_ name: String, with more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "Claims", "Rounds"] + more,
    path: "Tests/\(place(of: name))Tests", swiftSettings: tested)
}

/// The C shim of a system library: `module.modulemap` and a commented `shim.h`.
func shim(_ name: String, _ pkgConfig: String, apt: [String]) -> Target {
  .systemLibrary(
    name: name, path: "Sources/" + place(of: name), pkgConfig: pkgConfig, providers: [.apt(apt)])
}

let shims: [Target] = [
  shim("CCmarkGFM", "libcmark-gfm", apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
  shim("CLibExif", "libexif", apt: ["libexif-dev"]),
  shim("CLibXML2", "libxml-2.0", apt: ["libxml2-dev"]),
  shim("CLibZip", "libzip", apt: ["libzip-dev"]),
  shim("CLibCrypto", "libcrypto", apt: ["libssl-dev"]),
  shim("CZlib", "zlib", apt: ["zlib1g-dev"]),
  // libvips is opened when the first picture is made, so a command without pictures starts fast.
  .target(name: "CVips", path: "Sources/" + place(of: "CVips"), linkerSettings: [.linkedLibrary("dl")]),
  // What letters drawings likewise, with the first card.
  .target(
    name: "CHarfBuzz", path: "Sources/" + place(of: "CHarfBuzz"), linkerSettings: [.linkedLibrary("dl")]),
  .target(
    name: "CFriBidi", path: "Sources/" + place(of: "CFriBidi"), linkerSettings: [.linkedLibrary("dl")]),
  // libcurl likewise, when something is fetched.
  .target(name: "CLibCurl", path: "Sources/" + place(of: "CLibCurl"), linkerSettings: [.linkedLibrary("dl")]),
  .target(name: "CFolderSwap", path: "Sources/" + place(of: "CFolderSwap")),
  .target(name: "CAllocator", path: "Sources/" + place(of: "CAllocator")),
]

// The arrows: each module names the modules it may see, and the build refuses any other import.
let modules: [Target] = [
  // Every line of every file and template that is read goes through it.
  module("Diagnostics", isHeavy: true),
  module("OrderedWork"),
  module("ByteSearch", isHeavy: true),
  module("CivilDays"),
  module("SiteColour", isHeavy: true),
  // Every byte of a site goes through it.
  module("Secrets", isHeavy: true),
  module("Geodesy", isHeavy: true),
  module("FileIdentities", sees: ["OrderedWork"]),
  module("Files", sees: ["FileIdentities"]),
  // Every number of every picture, film and recording goes through its cursor.
  module("MediaContainers", sees: ["Files", "ByteSearch"], isHeavy: true),
  module("Digests", sees: ["CLibCrypto", "Files"]),
  // Every address and link of every page goes through it.
  module("SiteOutput", sees: ["FileIdentities", "Digests"], isHeavy: true),
  module("Markdown", sees: ["CCmarkGFM", "ByteSearch"]),
  module("Documentation", sees: ["Markdown", "Diagnostics"]),
  module("TripNotation", sees: ["Diagnostics"], isHeavy: true),
  module("XMLText", sees: ["CLibXML2"], isHeavy: true),
  // Exports have gigabytes of it, and every value of them is counted.
  module("JSONText", isHeavy: true),
  module("CSVText", sees: ["Diagnostics"]),
  module("ZipFile", sees: ["CLibZip", "Files"]),
  module("Gzip", sees: ["CZlib"]),
  module("ExportFiles", sees: ["ZipFile", "Gzip", "Files"]),
  module("WebFetch", sees: ["CLibCurl"]),
  module("PhotoMetadata", sees: ["CLibExif", "CivilDays", "MediaContainers", "XMLText", "JSONText"]),
  module("MovieFile", sees: ["CivilDays", "MediaContainers", "ByteSearch", "Files"]),
  module("MovieStills"),
  module("TrackFile", sees: ["CivilDays", "XMLText", "JSONText", "ZipFile", "Files", "Diagnostics"]),
  module("PictureScaling", sees: ["CVips", "MediaContainers", "Files"]),
  // It looks at every byte of a picture, and so does what sanitizes recordings.
  module("PictureSanitizing", sees: ["PhotoMetadata", "MediaContainers", "SiteOutput"], isHeavy: true),
  module("DrawingSanitizing", sees: ["XMLText"]),
  module("SoundSanitizing", sees: ["MediaContainers", "ByteSearch", "SiteOutput"], isHeavy: true),
  module("TripModel", sees: ["CivilDays", "Markdown", "SiteColour", "Geodesy", "ByteSearch", "Diagnostics"]),
  module("TrackFigures", sees: ["TripModel", "Geodesy"], isHeavy: true),
  module("SiteLanguage", sees: ["TripModel"], isHeavy: true),
  module(
    "TripReading",
    sees: [
      "TripModel", "TripNotation", "Markdown", "PhotoMetadata", "JSONText", "CSVText", "MovieFile",
      "DrawingSanitizing",
      "TrackFile", "SiteColour",
      "OrderedWork", "FileIdentities", "Files", "Digests", "Secrets", "Diagnostics",
    ]),
  module("ICalendar", sees: ["TripModel", "Diagnostics"]),
  // A table is read without the trip in whose budget it is put: what of that counts is handed in.
  // What is to be made of an export, whoever wrote it, and the account of it.
  module(
    "Importing",
    sees: ["ExportFiles", "JSONText", "TripModel", "TripNotation", "Digests", "Diagnostics"], isHeavy: true),
  module(
    "TripImport",
    sees: ["Importing", "CSVText", "ICalendar", "JSONText", "TripModel", "Secrets", "Diagnostics"]),
  // Each program that people come from.
  module(
    "ExportReading",
    sees: [
      "Importing", "ExportFiles", "JSONText", "XMLText", "CSVText", "TrackFile", "TripModel", "TripNotation",
      "PhotoMetadata", "Digests", "Diagnostics",
    ]),
  module("TripWriting", sees: ["TripModel", "TripNotation", "Files", "Diagnostics"]),
  // What is asked of others and how their answers read; who asks is the command.
  module("Almanac", sees: ["TripModel", "CSVText", "JSONText", "ZipFile", "Diagnostics"]),
  module(
    "TripPlanning",
    sees: [
      "TripModel", "TrackFigures", "Geodesy", "SiteColour", "SiteOutput", "Markdown", "Secrets", "Digests",
      "OrderedWork", "Diagnostics",
    ]),
  // A proposal stands as the traveller would write it.
  module(
    "TripChecking",
    sees: ["TripPlanning", "TripModel", "TripNotation", "SiteOutput", "Markdown", "Diagnostics"]),
  module("Explanations", sees: ["TripPlanning", "TripModel", "TripNotation", "Diagnostics"]),
  module("Basemap", sees: ["Geodesy", "Digests", "Files"], isHeavy: true),
  module("Lettering", sees: ["CHarfBuzz", "CFriBidi", "Files"], isHeavy: true),
  module("Drawing", sees: ["Basemap", "TripModel"], isHeavy: true),
  module("Search", sees: ["SiteOutput"], isHeavy: true),
  // What a renderer calls the things of a plan: names in a language are given here, and never written into it.
  module("Localization", sees: ["TripPlanning", "TripModel", "SiteLanguage"]),
  module(
    "PageRenderer",
    sees: [
      "Localization", "TripPlanning", "TripModel", "TrackFigures", "Drawing", "Basemap", "Lettering",
      "Search", "SiteColour",
      "SiteLanguage",
      "SiteOutput",
      "Markdown", "Digests", "Diagnostics",
    ]),
  module(
    "DataRenderer",
    sees: [
      "Localization", "TripPlanning", "TripModel", "TrackFigures", "CSVText", "SiteOutput", "Digests",
    ]),
  module("Caching", sees: ["Digests", "FileIdentities", "Files", grdb]),
  module(
    "MediaRenderer",
    sees: [
      "TripPlanning", "TripModel", "PictureScaling", "PictureSanitizing", "MovieFile", "MovieStills",
      "Caching",
      "Digests", "SiteColour", "OrderedWork", "SiteOutput", "FileIdentities",
      "Diagnostics",
    ],
    isHeavy: true),
  module("SiteWriting", sees: ["SiteOutput", "FileIdentities", "Files", "OrderedWork", "CFolderSwap"]),
  // Every byte of a sealed site goes through it.
  module(
    "SiteSealing", sees: ["SiteOutput", "SiteWriting", "Digests", "Files", "OrderedWork", "JSONText"],
    isHeavy: true),
  // What is published is looked at as a visitor gets it, so nothing here knows of trips.
  module(
    "SiteAuditing",
    sees: [
      "PhotoMetadata", "MovieFile", "SoundSanitizing", "MediaContainers", "XMLText", "OrderedWork",
      "ByteSearch",
      "Secrets", "Files", "Diagnostics",
    ],
    isHeavy: true),
  // The one way from a folder to a plan. Nothing here makes a page.
  module(
    "TripCompiling",
    sees: [
      "TripReading", "TripPlanning", "TripChecking", "Explanations", "MediaRenderer", "Basemap",
      "SiteLanguage", "SiteSealing", "SiteAuditing",
      "Caching", "PictureScaling", "PictureSanitizing", "SoundSanitizing", "MovieFile", "MovieStills",
      "TripModel",
      "SiteOutput", "Secrets", "FileIdentities", "Diagnostics",
    ]),
  module(
    "SiteBuilding",
    sees: [
      "TripCompiling", "TripReading", "TripPlanning", "TripChecking", "PageRenderer", "DataRenderer",
      "Localization",
      "MediaRenderer", "SiteWriting", "SiteSealing", "SiteAuditing", "Basemap", "Lettering", "Caching",
      "PictureScaling",
      "PictureSanitizing",
      "TripModel", "SiteOutput", "Secrets", "OrderedWork", "Digests", "FileIdentities", "Diagnostics",
    ]),
  // Sockets are FlyingFox's, requests our own: see docs/dev/decisions/0048-preview-server.md.
  module(
    "PreviewServing",
    sees: ["SiteOutput", "FileIdentities", "Files", "Digests", "Diagnostics", flyingSocks]),
  // Commands that write into the folder propose what the plan knows, and read what they write as a build does.
  module(
    "TripbookCommands",
    sees: [
      "SiteBuilding", "SiteSealing", "TripCompiling", "PreviewServing", "Importing", "TripImport",
      "ExportReading",
      "ExportFiles", "TripReading",
      "TripWriting", "TripPlanning",
      "TripChecking", "Explanations",
      "TripModel", "Documentation", "Caching", "SiteAuditing", "Almanac", "WebFetch", "CSVText",
      "Diagnostics",
      arguments,
    ]),
]

let suites: [Target] = [
  tests(
    "TripReading",
    with: ["TripModel", "TripNotation", "Markdown", "SiteColour", "Documentation", "Diagnostics"]),
  tests(
    "TripImport",
    with: [
      "Importing", "TripReading", "TripWriting", "TripPlanning", "DataRenderer", "SiteOutput", "TripModel",
      "Diagnostics",
    ]),
  tests("Importing", with: ["ExportFiles", "JSONText", "TripReading", "TripModel", "Diagnostics"]),
  tests(
    "ExportReading",
    with: ["Importing", "ExportFiles", "JSONText", "TripReading", "TripModel", "Files", "Diagnostics"]),
  tests("TripWriting", with: ["TripModel", "TripNotation", "Files", "Diagnostics"]),
  tests("OrderedWork"),
  tests("ByteSearch"),
  tests("CivilDays"),
  tests("FileIdentities"),
  tests("Files", with: ["FileIdentities"]),
  tests("SiteColour"),
  tests("Secrets"),
  tests("SiteLanguage", with: ["TripModel"]),
  tests(
    "PageRenderer",
    with: [
      "Localization", "Basemap", "SiteColour", "SiteLanguage", "TripReading", "TripPlanning", "TrackFigures",
      "TripModel", "Search",
      "SiteOutput", "Markdown", "Diagnostics", "PageReading", mustache,
    ]),
  tests("TripModel", with: ["Diagnostics"]),
  tests(
    "TripPlanning", with: ["TripModel", "TrackFigures", "SiteOutput", "Markdown", "Secrets", "Diagnostics"]),
  tests("Explanations", with: ["TripPlanning", "TripModel", "Diagnostics"]),
  tests("TripChecking", with: ["TripPlanning", "TripModel", "Markdown", "Diagnostics"]),
  tests(
    "DataRenderer",
    with: [
      "Localization", "SiteLanguage", "TripReading", "TripPlanning", "TripModel", "TrackFigures", "CSVText",
      "SiteOutput", "Diagnostics",
      "Markdown",
    ]),
  tests("Diagnostics"),
  tests("Documentation"),
  tests("Basemap", with: ["Digests"]),
  tests("Geodesy"),
  tests("Drawing", with: ["Basemap", "TripModel"]),
  tests("TripNotation", with: ["Diagnostics", yams]),
  tests("SiteOutput", with: ["FileIdentities"]),
  tests("Lettering", with: ["PictureScaling"]),
  tests("Search", with: ["SiteOutput"]),
  tests("Digests"),
  tests("Markdown", with: ["CCmarkGFM"]),
  tests("XMLText"),
  tests("JSONText"),
  tests("CSVText", with: ["Diagnostics"]),
  tests("ICalendar", with: ["TripModel", "Diagnostics"]),
  tests("ZipFile", with: ["Files"]),
  tests("Gzip"),
  tests("ExportFiles", with: ["ZipFile", "Gzip", "Files"]),
  tests("WebFetch", with: ["LocalServer"]),
  tests("Almanac", with: ["TripModel", "CSVText", "Diagnostics"]),
  tests("PhotoMetadata", with: ["MediaContainers"]),
  tests("MovieFile", with: ["MediaContainers"]),
  tests("MovieStills"),
  tests("TrackFile", with: ["Diagnostics"]),
  tests("TrackFigures", with: ["TripModel", "TrackFile", "Geodesy"]),
  tests("PictureScaling"),
  tests("PictureSanitizing", with: ["SiteOutput", "FileIdentities", "PhotoMetadata", "PictureScaling"]),
  tests("DrawingSanitizing"),
  tests("SoundSanitizing", with: ["MediaContainers", "SiteOutput"]),
  tests("Caching", with: ["FileIdentities", grdb]),
  tests("SiteSealing", with: ["SiteOutput", "SiteWriting", "Digests"]),
  tests("SiteWriting", with: ["SiteOutput", "FileIdentities", "Files"]),
  tests("SiteAuditing", with: ["Secrets", "Diagnostics"]),
  tests("PreviewServing", with: ["SiteOutput", "FileIdentities", "Diagnostics"]),
  tests(
    "SiteBuilding",
    with: [
      "ByteSearch", "TrackFile", "PageRenderer", "Importing", "TripImport", "TripbookCommands",
      "SiteAuditing",
      "TripCompiling", "SiteOutput", "SiteWriting", "SiteSealing", "Caching", "TripReading", "TripPlanning",
      "TripChecking",
      "Explanations", "TripModel", "TripNotation", "TripWriting", "Drawing", "MediaRenderer",
      "PictureScaling",
      "PhotoMetadata", "Documentation", "Secrets", "Basemap", "PageReading",
      "Diagnostics",
    ]),
  tests(
    "TripbookCommands",
    with: ["SiteBuilding", "SiteSealing", "TripCompiling", "PreviewServing", "TripModel", "Diagnostics"]),
  .testTarget(
    name: "EndToEndTests", dependencies: ["tripbook", "LocalServer", "Rounds"],
    path: "Tests/CLI/EndToEndTests", swiftSettings: tested),
  .testTarget(name: "FuzzingTests", dependencies: ["FuzzReaders", "Rounds"], swiftSettings: tested),
  // Every reader of text and pictures, as libFuzzer and the tests feed it.
  .target(
    name: "FuzzReaders",
    dependencies: [
      "TripReading", "PageRenderer", "TripModel", "TripNotation", "TrackFile", "PhotoMetadata",
      "PictureSanitizing",
      "MovieFile", "SiteAuditing", "TripImport", "TripWriting", "ICalendar", "Almanac", "JSONText",
      "SiteOutput", "ExportReading", "Importing", "ExportFiles", "Markdown",
      "Diagnostics", "Rounds", yams,
    ],
    path: "Fuzzing/readers", swiftSettings: strict),
  // What the largest modules of tests claim with: functions, since to the compiler a macro is as dear as five other lines.
  .target(name: "Claims", path: "Tests/Claims", swiftSettings: strict),
  .testTarget(name: "ClaimsTests", dependencies: ["Claims"], swiftSettings: tested),
  // How often what is random is tried.
  .target(name: "Rounds", path: "Tests/Rounds", swiftSettings: strict),
  // Every page of every site that a test makes goes through it, strictly or as a browser sees it.
  .target(
    name: "PageReading", dependencies: ["SiteLanguage"], path: "Tests/PageReading",
    swiftSettings: strict + optimized),
  // Somebody on this machine for the tests to ask, who never answers as one should but when told to.
  .target(name: "LocalServer", path: "Tests/LocalServer", swiftSettings: strict),
]

/// What measures and tries out the modules from within: compiled with other switches, so only when it is asked for, by
/// `scripts/fuzz` and `scripts/growth`.
let workshop: [Target] = [
  .systemLibrary(name: "CLibFuzzer", path: "Fuzzing/CLibFuzzer"),
  .executableTarget(
    name: "fuzz", dependencies: ["CLibFuzzer", "FuzzReaders"], path: "Fuzzing/fuzz", swiftSettings: strict,
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  .executableTarget(
    name: "growth",
    dependencies: [
      "TripReading", "TripImport", "TripWriting", "ICalendar", "TripModel", "TripNotation", "Markdown",
      "TrackFile", "PhotoMetadata", "JSONText", "Importing", "ExportFiles", "ExportReading",
    ],
    path: "Benchmarks/growth", swiftSettings: strict),
  .executableTarget(
    name: "lookups", dependencies: ["Basemap"], path: "Benchmarks/lookups", swiftSettings: strict),
  .executableTarget(
    name: "tracks-read", dependencies: ["TrackFile"], path: "Benchmarks/tracks-read", swiftSettings: strict),
]

/// For the fast loop after a change to few modules: `TRIPBOOK_SUITES=MovieFile,SiteAuditing make check` compiles and
/// runs no other tests.
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
  targets: shims + modules + chosenSuites + [
    // Half of what the command does with a long journal is to take and give back memory; see
    // docs/dev/decisions/0041-memory-of-long-journals.md.
    .executableTarget(
      name: "tripbook", dependencies: ["TripbookCommands", "CAllocator"],
      path: "Sources/" + place(of: "tripbook"),
      swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("tcmalloc_minimal"),
        // The compiler's own linker: the system's warns of a function of Foundation's that we never call.
        .unsafeFlags(["-use-ld=lld"], .when(configuration: .release)),
      ])
  ] + (Context.environment["TRIPBOOK_WORKSHOP"] == nil ? [] : workshop)
)
