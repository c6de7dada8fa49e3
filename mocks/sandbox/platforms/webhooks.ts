// The port to the receivers of webhooks: name resolution and HTTP.

export type WebhookRequest = {
  url: string
  /** The IP address to connect to, so that the name cannot lead elsewhere between the check and the call. */
  address: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
}

export type WebhookAnswer = {
  durationMs: number
  /** The status that was answered, or why there is no answer. */
  result: number | 'timeout' | 'unreachable'
  /** The beginning of the response body. */
  excerpt: string
}

export type WebhookReceivers = {
  /** True if deliveries may also go to the machine itself, for trying one's own receiver. */
  allowsLoopback: boolean
  /** Returns the IP addresses of a host name; an empty list if there are none. */
  resolve: (hostname: string) => Promise<readonly string[]>
  /** Posts without following redirects; never rejects. */
  post: (request: WebhookRequest) => Promise<WebhookAnswer>
}

/** The longest response excerpt that is kept. */
export const MAX_EXCERPT = 1000
