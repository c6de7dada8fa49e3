import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Pages of the outside world that show something of somebody to whoever has their address. */
export type KeyedPage = 'checkout' | 'invoice' | 'mailbox' | 'survey'

/**
 * The unguessable part of a page's address. It is derived from the sandbox's secret, so that it outlasts a restart without being kept, and
 * tells nothing about the key of another page.
 */
export class PageKeys {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'page keys', 32))
  }

  /** The key of what a page shows: the person, the invoice, the survey. */
  of(page: KeyedPage, id: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([page, id]))
      .digest('base64url')
  }

  is(page: KeyedPage, id: string, given: string | null | undefined): boolean {
    const [mine, theirs] = [Buffer.from(this.of(page, id)), Buffer.from(given ?? '')]
    return mine.length === theirs.length && timingSafeEqual(mine, theirs)
  }
}
