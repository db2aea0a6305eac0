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
    guard let mirror = SiteMirror.made(for: options) else { return refused(.noMirror, options) }
    var open = options
    open.addresses = material.key.addresses
    open.mirror = mirror.site
    let builder = SealedBuilder(material: material, options: open, mirror: mirror)
    return await builder.seal(build(open))
  }

  private static func refused(_ why: Diagnostic, _ options: BuildOptions) -> BuildOutcome {
    BuildOutcome(
      ending: .nothingWritten, diagnostics: [why], counts: TripCounts(), isStrict: options.isStrict)
  }

  /// The outcome of the whole build, of what came of the open site.
  private func seal(_ open: BuildOutcome) async -> BuildOutcome {
    guard case .written = open.ending else { return open }
    var outcome = open
    outcome.passwords = material.passwordCount
    let stamp = await SealStamp.take(of: options, code: material.code)
    if let written = await stamp?.written() {
      outcome.ending = .written(written)
      return outcome
    }
    do throws(Failure) {
      let written = try await write()
      outcome.ending = .written(written)
      await stamp?.keep(written)
    } catch {
      outcome.ending = .nothingWritten
      outcome.diagnostics += error.diagnostics
    }
    return outcome
  }

  /// Why nothing is in its place.
  private struct Failure: Error {
    var diagnostics: [Diagnostic]
  }

  private func write() async throws(Failure) -> WrittenCounts {
    guard let list = PathList.read(in: mirror.site) else {
      throw Failure(diagnostics: [.cannotSeal("the list of its files is not there")])
    }
    let (files, findings) = UnlockFiles.make(fromTheme: options.themeFolder, in: list.language)
    guard let files else { throw Failure(diagnostics: findings) }
    do {
      let writer = SiteWriter(output: options.output, mustNotContain: [options.folder, mirror.site])
      var staging = try writer.begin()
      try await put(list.paths, files, into: &staging)
      let written = try staging.finish(withEvenTimes: true)
      return WrittenCounts(written)
    } catch let problem as SealProblem {
      throw Failure(diagnostics: [.cannotSeal(problem.reason)])
    } catch let problem as SiteWriteProblem {
      throw Failure(diagnostics: [.cannotWrite(problem)])
    } catch {
      throw Failure(diagnostics: [.cannotSeal("\(error)")])
    }
  }

  /// Puts everything that is published into the site.
  private func put(_ paths: [OutputPath], _ unlock: UnlockFiles, into site: inout Staging) async throws {
    for file in unlock.assets { try site.write(file) }
    try site.write(OutputFile(path: .top(KeyRing.file), content: .bytes(material.ring.script)))
    let sealer = SiteSealer(
      material.key, of: mirror.site, in: unlock.shells, workers: options.workers)
    try await sealer.seal(paths) { file in _ = try site.write(file) }
  }
}
