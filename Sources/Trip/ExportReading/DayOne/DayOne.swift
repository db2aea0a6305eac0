import Diagnostics
import ExportFiles
import Importing

/// Day One, “Export” as JSON: a file for each journal, and folders of pictures, films, recordings and PDFs, which are
/// called by a sum of their bytes.
struct DayOne: ImportSource {
  let program = "Day One"

  func recognize(_ export: Export) -> Recognition? {
    let files = DayOneFiles(export, among: export.files)
    return files.all.isEmpty ? nil : Recognition(files: files.all)
  }

  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    let layout = DayOneFiles(export, among: files)
    let reading = DayOneReading(export, layout, request)
    let only = request.only?.lowercased()
    let wanted = layout.journals.filter { only == nil || DayOneFiles.title(of: $0).lowercased() == only }
    for journal in wanted { reading.survey(journal) }
    for journal in layout.journals {
      reading.read(journal, isWanted: wanted.contains(journal), isOneOfSeveral: wanted.count > 1)
    }
    var plan = reading.end(title: wanted.count == 1 ? wanted.first.map(DayOneFiles.title) : nil)
    if wanted.isEmpty, !layout.journals.isEmpty {
      plan.diagnostics.append(
        DayOneTelling.noSuchJournal(request.only ?? "", layout.journals.map(DayOneFiles.title)))
    }
    if layout.journals.isEmpty, let text = layout.plainTexts.first {
      plan.diagnostics.append(DayOneTelling.plainText(text))
    }
    return plan
  }
}
