import Basemap
import Caching
import DataRenderer
import Lettering
import MediaRenderer
import OrderedWork
import PageRenderer
import PictureScaling
import SiteOutput
import TripCompiling
import TripModel
import TripPlanning

/// The files of a library's site that are of no single trip, beside its pages.
struct SharedFiles {
  let plan: LibraryPlan
  let renderer: LibraryRenderer
  let options: BuildOptions

  /// What the search and other programs read, and what a server shows where there is no page. `pages` are the addresses
  /// of all pages of the site, `data` those of the trips' files for machines.
  func forMachines(pages: [OutputPath], data: [OutputPath]) -> [OutputFile] {
    let index = Outlet<OutputFile>()
    renderer.makeSearchData(of: plan, hand: index.lay)
    var files = index.takeAll()
    let (profile, generator) = (plan.profile, options.generator)
    files.append(LibraryJSON.file(of: plan, generator: generator))
    let feed = LibraryFeed.file(of: plan, title: renderer.title(of: plan), generator: generator)
    if let feed { files.append(feed) }
    files.append(renderer.missingPage(of: plan).file)
    files += Sitemap.files(at: profile.listedAddress, pages: pages.sorted())
    let own = [plan.addresses.feed, plan.addresses.json].compactMap(\.self)
    files.append(Robots.file(isListed: profile.isListed, at: profile.address, data: own + data))
    return files
  }

  /// The picture that a message shows below a link to a shared page; nil where there is none.
  func card(on atlas: Atlas?, by compiler: inout TripCompiler) -> OutputFile? {
    guard let path = plan.addresses.card else { return nil }
    let lettering = Lettering(folder: options.themeFolder + "/assets/lettering")
    if lettering == nil { compiler.report(CardProblem.noLettering.diagnostic) }
    guard let drawing = renderer.cardDrawing(of: plan, on: atlas, in: lettering) else { return nil }
    do throws(BuildAborted) {
      let scaler = try compiler.openScaler()
      // The one that is open knows what else the library asked for.
      let cache = if let open = compiler.cache { open } else { try compiler.openCache() }
      let made = CardRenderer(scaler: scaler, cache: cache, workers: options.workers).draw(drawing, at: path)
      cache.noteUse(by: options.folder, isWhole: true)
      switch made {
      case .success(let file): return file
      case .failure(let problem): compiler.report(problem.diagnostic)
      }
    } catch {
      // The diagnostics say why.
    }
    return nil
  }
}
