/** How long a connection may take over a request before it is closed: one whose other end has gone would stay for good. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  /** For all of a request; the largest upload has 200 MB. */
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
  keepAlive: true,
  keepAliveInitialDelay: 30_000,
}
