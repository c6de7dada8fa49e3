// The payment provider's signature of a webhook: `t={unix seconds},v1={hex HMAC-SHA256 of "t.body"}`.
import { createHmac } from 'node:crypto'
import { isSameSecret, type Secrets } from '#mocks/sandbox/random/secrets.ts'

/** The secret shared with the provider, whom the sandbox simulates; STRIPE_WEBHOOK_SECRET overrides it for other senders. */
export const webhookSecret = (secrets: Secrets): string =>
  process.env.STRIPE_WEBHOOK_SECRET || `whsec_${Buffer.from(secrets.key('payment-webhook')).toString('base64url')}`

const TOLERANCE_SECONDS = 300

const hmac = (secret: string, seconds: number | string, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The signature header of a body sent at `now`. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(secret, seconds, body)}`
}

export type SignatureCheck = { result: 'valid' | 'invalid' } | { result: 'too-old'; ageSeconds: number }

/** Verifies a signature header for the raw body; during a rotation of the secret it has several `v1` values. */
export function checkSignature(secret: string, header: string | null, body: string, now: Date): SignatureCheck {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds)) return { result: 'invalid' }
  const expected = hmac(secret, seconds, body)
  const isSigned = parts.filter(([name]) => name === 'v1').some(([, value = '']) => isSameSecret(value, expected))
  if (!isSigned) return { result: 'invalid' }
  const ageSeconds = Math.round(Math.abs(now.getTime() / 1000 - Number(seconds)))
  return ageSeconds > TOLERANCE_SECONDS ? { result: 'too-old', ageSeconds } : { result: 'valid' }
}
