import SiteOutput
import Testing

@Test("Text becomes a file of its UTF-8 bytes")
func textIsUTF8() {
  #expect(OutputContent.text("é") == .bytes([0xC3, 0xA9]))
}
