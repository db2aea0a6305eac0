import SiteWriting
import Basemap
import Caching
import DataRenderer
import Diagnostics
import Lettering
import MediaRenderer
import OrderedWork
import PageRenderer
import PictureScaling
import SiteOutput
import TripChecking
import TripCompiling
import TripModel
import TripPlanning
import TripReading

/// The files of a library's site that are of no single trip, beside its pages.
struct SharedFiles {
  let plan: LibraryPlan
  let renderer: LibraryRenderer
  let options: BuildOptions
  /// The pictures of people and destinations that lie in no trip.
  let portraits: [PhotoPlan]
  /// The same, made; none where each is made when somebody asks for it.
  let pictures: [OutputFile]

  /// Plans what trips share, with what the library has beside them; `compiler` works in the library's own folder. What
  /// there is to say of the plan comes with it. Of those that are `sealed` there is a card.
  static func plan(
    _ trips: [LibraryTrip], _ sealed: [LibrarySealedTrip] = [], of library: LibraryReader.Reading,
    through renderer: LibraryRenderer, by compiler: inout TripCompiler
  ) async -> (files: SharedFiles, diagnostics: [Diagnostic]) {
    let options = compiler.options
    let today = options.today.date(in: nil)
    let belongings = await LibraryBelongings.gather(of: library, trips, today: today, by: &compiler)
    var contents = belongings.contents(of: library, trips)
    contents.addresses = options.addresses
    contents.sealed = sealed
    let (plan, diagnostics) = LibraryPlan.make(contents, today: today)
    let files = SharedFiles(
      plan: plan, renderer: renderer, options: options,
      portraits: belongings.portraits + belongings.destinationPictures, pictures: belongings.files)
    return (files, diagnostics + (plan.next.map { TripChecker.check($0) } ?? []))
  }

  /// What the search reads.
  var searchData: [OutputFile] {
    let index = Outlet<OutputFile>()
    renderer.makeSearchData(of: plan, hand: index.lay)
    return index.takeAll()
  }

  /// What other programs read, and what a server shows of an open site where there is no page. `pages` are the addresses
  /// of all pages of the site, `data` those of the trips' files for machines.
  func forMachines(pages: [OutputPath], data: [OutputPath]) -> [OutputFile] {
    var files: [OutputFile] = []
    let (profile, generator) = (plan.profile, options.generator)
    files.append(LibraryJSON.file(of: plan, generator: generator))
    let feed = LibraryFeed.file(of: plan, title: renderer.title(of: plan), generator: generator)
    if let feed { files.append(feed) }
    // Who has no password is to find nothing but the page that asks for it, and that page says so to crawlers.
    guard !profile.addresses.isOpaque else { return files }
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
      let cache = try compiler.cacheAtHand()
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
