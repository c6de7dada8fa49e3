/** The time limits of a connection before it is closed; without them, connections of vanished clients would stay open forever. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  /** For the whole request; the largest upload is 200 MB. */
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
  keepAlive: true,
  keepAliveInitialDelay: 30_000,
}
