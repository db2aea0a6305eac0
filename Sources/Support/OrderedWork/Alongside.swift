/// Has something made on another thread while `body` runs, which may ask for it. Whichever way `body` ends, the
/// making is over before this returns, so that nothing goes on behind a stage that has failed.
package func alongside<Made: Sendable, Result, Failure: Error>(
  _ make: @escaping @Sendable () -> Made,
  _ body: (_ made: () async -> Made) async throws(Failure) -> Result
) async throws(Failure) -> Result {
  let making = Task { make() }
  do throws(Failure) {
    let result = try await body { await making.value }
    _ = await making.value
    return result
  } catch {
    _ = await making.value
    throw error
  }
}
