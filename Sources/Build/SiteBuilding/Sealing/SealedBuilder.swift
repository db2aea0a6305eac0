import Diagnostics
import SiteOutput
import SiteSealing
import SiteWriting
import TripChecking
import TripCompiling

/// From a folder to a site that only those can read who have its password.
///
/// The open site is built as every other, with all that is looked for in it, but where nobody else sees it and under names
/// that say nothing; then it is sealed into its place. So whatever reads a site reads an open one, and sealing is the last
/// step.
struct SealedBuilder {
  private let material: KeyMaterial
  /// Those of the open site.
  private let options: BuildOptions
  private let mirror: SiteMirror

  /// `build` builds the open site; `folder` is the one whose key seals it. All of the sealed site is put into its place, or
  /// none of it.
  static func build(
    _ options: BuildOptions, keyOf folder: String, _ build: (BuildOptions) async -> BuildOutcome
  ) async -> BuildOutcome {
    let material: KeyMaterial
    do throws(KeyMaterial.Problem) {
      material = try KeyMaterial.find(for: folder, in: options.sealing)
    } catch {
      return refused(.noKey(error), options)
    }
    let (builder, outcome) = await opened(options, with: material, build)
    return await builder?.seal(outcome) ?? outcome
  }

  /// The open site, built into its mirror; nil where there is none that could be sealed.
  static func opened(
    _ options: BuildOptions, with material: KeyMaterial, _ build: (BuildOptions) async -> BuildOutcome
  ) async -> (builder: SealedBuilder?, outcome: BuildOutcome) {
    guard let mirror = SiteMirror.made(for: options) else { return (nil, refused(.noMirror, options)) }
    var open = options
    open.addresses = material.key.addresses
    open.mirror = mirror.site
    let outcome = await build(open)
    guard case .written = outcome.ending else { return (nil, outcome) }
    return (SealedBuilder(material: material, options: open, mirror: mirror), outcome)
  }

  private static func refused(_ why: Diagnostic, _ options: BuildOptions) -> BuildOutcome {
    BuildOutcome(
      ending: .nothingWritten, diagnostics: [why], counts: TripCounts(), isStrict: options.isStrict)
  }

  /// The outcome of the whole build, of what came of the open site.
  private func seal(_ open: BuildOutcome) async -> BuildOutcome {
    var outcome = open
    outcome.passwords = material.passwordCount
    let stamp = await self.stamp(at: options.output)
    if let written = await stamp?.written() {
      outcome.ending = .written(written)
      return outcome
    }
    do throws(Failure) {
      let written = try await write(stamp)
      outcome.ending = .written(written)
      await stamp?.keep(written)
    } catch {
      outcome.ending = .nothingWritten
      outcome.diagnostics += error.diagnostics
    }
    return outcome
  }

  /// Why nothing is in its place.
  struct Failure: Error {
    var diagnostics: [Diagnostic]
  }

  private func write(_ stamp: SealStamp?) async throws(Failure) -> WrittenCounts {
    let files = try self.files()
    do {
      let writer = SiteWriter(output: options.output, mustNotContain: [options.folder, mirror.site])
      var staging = try writer.begin()
      try await put(files, into: &staging)
      if let stamp, await !stamp.isStillTrue() { throw Failure(diagnostics: [.mirrorChanged]) }
      let written = try staging.finish(withEvenTimes: true)
      return WrittenCounts(written)
    } catch let failure as Failure {
      throw failure
    } catch let problem as SealProblem {
      throw Failure(diagnostics: [.cannotSeal(problem.reason)])
    } catch let problem as SiteWriteProblem {
      throw Failure(diagnostics: [.cannotWrite(problem)])
    } catch {
      throw Failure(diagnostics: [.cannotSeal("\(error)")])
    }
  }

  private func put(_ files: Files, into site: inout Staging) async throws {
    try await put(files) { file in _ = try site.write(file) }
  }

  /// Tells whether a sealed site in this folder would be made anew.
  func stamp(at place: String) async -> SealStamp? {
    await SealStamp.take(of: options, at: place, code: material.code)
  }

  /// What the sealed site is made of.
  struct Files {
    /// As they are called in an open site.
    fileprivate let paths: [OutputPath]
    fileprivate let unlock: UnlockFiles
  }

  func files() throws(Failure) -> Files {
    guard let list = PathList.read(in: mirror.site) else {
      throw Failure(diagnostics: [.cannotSeal("the list of its files is not there")])
    }
    let (unlock, findings) = UnlockFiles.make(fromTheme: options.themeFolder, in: list.language)
    guard let unlock else { throw Failure(diagnostics: findings) }
    return Files(paths: list.paths, unlock: unlock)
  }

  /// Hands out everything that is published, by its names in the sealed site.
  ///
  /// - Throws: `SealProblem` where a file of the open site cannot be read, and what `hand` throws.
  func put(_ files: Files, hand: (OutputFile) throws -> Void) async throws {
    // What everybody can read comes from the shipped theme alone: in the open site something of the trip could lie there.
    let plain = files.unlock.assets + files.unlock.shipped + [files.unlock.missingPage]
    for file in plain { try hand(file) }
    try hand(OutputFile(path: .top(KeyRing.file), content: .bytes(material.ring.script)))
    let sealer = SiteSealer(
      material.key, of: mirror.site, in: files.unlock.shells, workers: options.workers)
    try await sealer.seal(files.paths, hand: hand)
  }
}
