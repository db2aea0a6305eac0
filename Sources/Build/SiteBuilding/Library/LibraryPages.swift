import PageRenderer

/// Who makes the pages that the trips of a library share.
typealias LibraryPages = LibraryIndex
