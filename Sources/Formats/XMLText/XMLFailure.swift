import CLibXML2

/// Where and how a text stops being XML.
package struct XMLFailure: Sendable {
  /// What is wrong, as far as it can be told in plain words.
  package enum Kind: Sendable {
    /// The text ends before its elements do.
    case breaksOff
    /// Something that opens here or above is not closed.
    case notClosed
    /// A text holds a bare `&` or `<`.
    case bareSign
    /// The text is not in the encoding that it names.
    case encoding
    /// There is no XML at all.
    case notXML
    case other
  }

  package var kind: Kind
  /// Counted from 1.
  package var line: Int
  package var column: Int

  init(_ code: xmlParserErrors, line: Int, column: Int) {
    kind = Kind(code)
    self.line = line
    self.column = column
  }
}

extension XMLFailure.Kind {
  fileprivate init(_ code: xmlParserErrors) {
    switch code {
    case XML_ERR_DOCUMENT_END, XML_ERR_TAG_NOT_FINISHED, XML_ERR_CDATA_NOT_FINISHED,
      XML_ERR_COMMENT_NOT_FINISHED:
      self = .breaksOff
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_GT_REQUIRED, XML_ERR_LT_IN_ATTRIBUTE,
      XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_SPACE_REQUIRED,
      XML_ERR_LTSLASH_REQUIRED:
      self = .notClosed
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_UNDECLARED_ENTITY:
      self = .bareSign
    case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING, XML_ERR_UNKNOWN_ENCODING,
      XML_ERR_UNSUPPORTED_ENCODING:
      self = .encoding
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START: self = .notXML
    default: self = .other
    }
  }
}
