import Testing

@testable import WebFetch

@Suite("Addresses that may be asked")
struct WebAddressTests {
  @Test(
    "https of any host, and http of this machine",
    arguments: [
      ("https://www.ecb.europa.eu/a.zip?b=c#d", "www.ecb.europa.eu", false),
      ("HTTPS://Example.org:8443", "Example.org:8443", false),
      ("https://[2001:db8::1]/", "[2001:db8::1]", false),
      ("http://127.0.0.1:8080/a", "127.0.0.1:8080", true), ("http://localhost/", "localhost", true),
      ("http://[::1]:1/", "[::1]:1", true), ("https://127.9.8.7/", "127.9.8.7", true),
    ])
  func allowed(text: String, host: String, isLocal: Bool) throws {
    let address = try WebAddress(text)
    #expect((address.host, address.isLocal, address.description) == (host, isLocal, text))
  }

  @Test(
    "no other machine is asked in the open",
    arguments: [
      "http://example.org/", "http://127.0.0.1.example.org/", "http://128.0.0.1/", "http://127.0.0.256/",
      "http://127.1/", "http://0x7f.0.0.1/", "http://127.0.0.01/", "http://localhost.example.org/",
      "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/", "http://[::]/", "http://localhost./",
    ])
  func notSecure(text: String) {
    #expect(throws: WebProblem.notSecure(text)) { try WebAddress(text) }
  }

  @Test(
    "what could be read in two ways is no address",
    arguments: [
      "", "example.org", "ftp://example.org/", "file:///etc/passwd", "https://", "https:///a", "https://:80/",
      "http://127.0.0.1@example.org/", "http://a:b@127.0.0.1/", "http://127.0.0.1\\@example.org/",
      "https://exam ple.org/", "https://example.org/\r\nHost: x", "https://exämple.org/", "https://a:0/",
      "https://a:65536/", "https://a:+1/", "https://a:8x/", "https://[::1/", "https://[::1]x/",
      "https://a_b/",
      "https://example.org/" + String(repeating: "a", count: 2000),
    ])
  func none(text: String) {
    #expect(throws: WebProblem.notAnAddress(text)) { try WebAddress(text) }
  }
}
