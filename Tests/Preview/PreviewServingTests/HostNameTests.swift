import Testing

@testable import PreviewServing

@Suite("Who may ask")
struct HostNameTests {
  @Test(
    "is told by the name that is asked for",
    arguments: [
      ("localhost:8000", true), ("127.0.0.1:8000", true), ("[::1]:8000", true), ("LocalHost:8000", true),
      ("localhost", false), ("localhost:8001", false), ("127.0.0.1:80000", false), ("localhost.:8000", false),
      ("localhost.evil.example:8000", false), ("127.0.0.1.evil.example:8000", false),
      ("evil.example:8000", false),
      ("evil.example", false), ("0.0.0.0:8000", false), ("127.0.0.2:8000", false), ("::1:8000", false),
      ("user@localhost:8000", false), ("localhost:8000@evil.example", false), ("", false), (":8000", false),
      ("localhost:8000 ", false), ("localhost:08000", false), ("[::1]", false), ("[::1%eth0]:8000", false),
    ])
  func isOurs(host: String, isOurs: Bool) {
    #expect(HostName.isOurs(host, port: 8000) == isOurs)
  }

  @Test("The usual port of the web need not be named")
  func usualPort() {
    #expect(HostName.isOurs("localhost", port: 80) && HostName.isOurs("[::1]", port: 80))
    #expect(!HostName.isOurs("localhosts", port: 80))
  }
}
