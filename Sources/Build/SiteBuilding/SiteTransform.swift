import Diagnostics
import OrderedWork
import PageRenderer
import SiteOutput
import SiteWriting

/// What stands between the renderers and the writer of a site: each file passes all transforms, in their order,
/// whoever made it, and each transform has its say before the site takes the place of the old one.
protocol SiteTransform: Sendable {
  /// Told once, when pictures are written and before pages are made: which files the site is sure to have, by their
  /// paths.
  mutating func begin(expecting paths: [OutputPath])
  /// A file as the next transform gets it, or the writer. Of equal files equal ones are made: by that the writer
  /// tells what is new.
  func applied(to file: OutputFile) -> OutputFile
  /// Told of pages that are new or have another content, as they were made, while they are in memory.
  mutating func inspect(_ changed: [OutputFile]) async
  /// Asked when all of the site is there, as it was written: what the next transform makes unreadable has to be
  /// judged before. `told` is what was said so far.
  func verdict(on site: StagedFiles, told: [Diagnostic]) async -> SiteVerdict
}

/// What a transform says of a whole site.
struct SiteVerdict {
  var diagnostics: [Diagnostic] = []
  /// Whether the site may take the place of the old one.
  var mayBePublished = true
}

/// A site on its way through the transforms to the writer.
///
/// Whoever makes files calls them as they are called in an open site; each is written under its published name, and what
/// transforms are told are published names.
struct TransformedSite: ~Copyable {
  private var staging: Staging
  private var names: PublishedNames
  private(set) var transforms: [any SiteTransform]
  /// Files that several trips share, of those that were written.
  private var shared: Set<OutputPath> = []

  init(
    _ staging: consuming Staging, _ transforms: [any SiteTransform], under addresses: AddressPolicy = .open
  ) {
    self.staging = staging
    names = PublishedNames(addresses)
    self.transforms = transforms
  }

  /// `pages` will come, beside what is there already: their names are those of an open site.
  mutating func begin(expecting pages: [OutputPath]) {
    guard !transforms.isEmpty else { return }
    let paths = staging.files.map(\.path) + pages.map(names.addresses.published)
    for index in transforms.indices { transforms[index].begin(expecting: paths) }
  }

  /// A file that nobody looks at before all of the site is there.
  mutating func write(_ file: OutputFile) throws(SiteWriteProblem) {
    try staging.write(names.publish(file.applying(transforms).written))
  }

  /// The same of a file that trips share, as those of a theme: written with the first of them.
  mutating func share(_ file: OutputFile) throws(SiteWriteProblem) {
    if shared.insert(file.path).inserted { try write(file) }
  }

  /// Takes files of the old site over as they are; false where not all of them are there, or a transform would have to
  /// see them first.
  mutating func keep(_ paths: [OutputPath]) throws(SiteWriteProblem) -> Bool {
    guard transforms.isEmpty else { return false }
    var published: [OutputPath] = []
    for path in paths { published.append(names.publish(path)) }
    return try staging.keep(published)
  }

  var mark: StagedMark { staging.mark }

  /// The files that came since, as they are called in an open site.
  func paths(since mark: StagedMark) -> [OutputPath] { staging.paths(since: mark).map(names.logical) }

  /// Lets a transform judge that changes no file, and of which only then is known what it looks for.
  mutating func join(_ judge: any SiteTransform) { transforms.append(judge) }

  /// Pages that were made just now.
  mutating func write(_ pages: [TransformedFile]) async throws(SiteWriteProblem) {
    var changed: [OutputFile] = []
    for page in pages where try staging.write(names.publish(page.written)) {
      changed.append(names.publish(page.made))
    }
    for index in transforms.indices { await transforms[index].inspect(changed) }
  }

  /// What all transforms say, of files as they are called in an open site.
  func verdict(told: [Diagnostic]) async -> SiteVerdict {
    var verdict = SiteVerdict()
    let files = staging.files
    for transform in transforms {
      let next = await transform.verdict(on: files, told: told + verdict.diagnostics)
      verdict.diagnostics += next.diagnostics.map(names.named)
      verdict.mayBePublished = verdict.mayBePublished && next.mayBePublished
    }
    return verdict
  }

  /// Puts the site into its place. One with opaque names lists those of an open site, for who seals it: in `language` its
  /// reader is asked for the password. Of an outermost folder that is named no file has another time than the others.
  consuming func finish(
    in language: String, evenly branch: String? = nil
  ) throws(SiteWriteProblem) -> WrittenSite {
    if let list = names.list(in: language) { try staging.write(list.file) }
    return try staging.finish(in: branch)
  }

  consuming func abandon() { staging.abandon() }
}

/// A file as it was made, and as it is written.
struct TransformedFile: Sendable {
  var made: OutputFile
  var written: OutputFile
}

extension OutputFile {
  func applying(_ transforms: [any SiteTransform]) -> TransformedFile {
    TransformedFile(made: self, written: transforms.reduce(self) { $1.applied(to: $0) })
  }
}

extension Collection<SitePage> {
  /// The pages, made and transformed several at a time.
  func made(by workers: Int, applying transforms: [any SiteTransform]) async -> [TransformedFile] {
    await mapInOrder(Array(self), workers: workers, share: Swift.min(16, 1 + count / 16)) {
      $0.file.applying(transforms)
    }
  }
}
