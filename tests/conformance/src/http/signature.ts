// Signatures of bodies, as servers that call other servers send them: HMAC-SHA256 of the body, often with the moment.
import { createHmac } from 'node:crypto'
import type { Signing } from '../overrides.ts'

const MS = 1000

/** The value of the header for a body; `{time}` is the moment in seconds, `{body}` the body as it is sent. */
export function signatureOf({ secret, header, over }: Signing, body: string, now = Date.now()): string {
  const time = String(Math.floor(now / MS))
  const signed = over.replaceAll('{time}', time).replaceAll('{body}', () => body)
  const hmac = createHmac('sha256', secret).update(signed).digest('hex')
  return header.replaceAll('{time}', time).replaceAll('{hmac}', hmac)
}
