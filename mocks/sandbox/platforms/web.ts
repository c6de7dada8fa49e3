// The port to the web: pages as a browser receives them.

export type WebResource = {
  url: string
  kind: 'image' | 'script' | 'style' | 'font'
  /** The size of the transfer in bytes. */
  bytes: number
}

export type WebPage = {
  /** The address after redirects. */
  url: string
  html: string
  resources: readonly WebResource[]
}

/** Why a page has no content: unknown host, no page at this path, or a page behind a sign-in. */
export type WebFailure = 'unknown-host' | 'not-found' | 'sign-in-needed'

export type WebPlatform = {
  read: (url: string) => WebPage | { failure: WebFailure }
  /** The origin of the site that a web analytics property measures; undefined if the web does not know it. */
  siteOf: (propertyName: string) => string | undefined
}
