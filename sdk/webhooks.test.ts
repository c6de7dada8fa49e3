import { describe, expect, test, vi } from 'vitest'
import { verifyWebhook, WebhookVerificationError } from './webhooks.ts'

// The vector of the Standard Webhooks specification and of its libraries: this secret, id, second and body have this signature.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
const SECOND = 1614265330
const BODY = '{"test": 2432232314}'
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

const OTHER_SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'

const signed = { 'webhook-id': ID, 'webhook-timestamp': String(SECOND), 'webhook-signature': SIGNATURE }

function verify(changes: Partial<Parameters<typeof verifyWebhook>[0]> = {}, secondsLater = 0) {
  vi.useFakeTimers({ now: (SECOND + secondsLater) * 1000, toFake: ['Date'] })
  try {
    return verifyWebhook({ body: BODY, headers: signed, secret: SECRET, ...changes })
  } finally {
    vi.useRealTimers()
  }
}

test('a delivery with the signature of the specification’s vector is verified and read', () => {
  expect(verify()).toEqual({ test: 2432232314 })
})

test.each([
  ['of fetch', new Headers(signed)],
  ['of Node', { ...signed, 'webhook-signature': [SIGNATURE] }],
  ['in another case', { 'Webhook-Id': ID, 'WEBHOOK-TIMESTAMP': String(SECOND), 'Webhook-Signature': SIGNATURE }],
  [
    'with the signatures of two secrets',
    { ...signed, 'webhook-signature': `v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= ${SIGNATURE}` },
  ],
  ['with the signature of a later version', { ...signed, 'webhook-signature': `v2,abc ${SIGNATURE}` }],
])('headers %s are read', (_kind, headers) => {
  expect(verify({ headers })).toEqual({ test: 2432232314 })
})

test('while the secret is being changed, the old and the new one are taken', () => {
  expect(verify({ secret: [OTHER_SECRET, SECRET] })).toEqual({ test: 2432232314 })
})

describe('a delivery is refused', () => {
  test.each([
    ['with another body', { body: '{"test": 2432232315}' }, 'No matching signature found'],
    ['with the same JSON spaced otherwise', { body: '{"test":2432232314}' }, 'No matching signature found'],
    ['with another secret', { secret: OTHER_SECRET }, 'No matching signature found'],
    ['with no secret', { secret: [] }, 'no secret was given'],
    ['with an empty secret', { secret: '' }, ''],
    ['with a secret that is not base64', { secret: 'whsec_ä' }, ''],
    ['without a signature', { headers: { ...signed, 'webhook-signature': '' } }, 'Missing required headers'],
    ['without an id', { headers: { ...signed, 'webhook-id': undefined } }, 'Missing required headers'],
    [
      'with a time that is no number',
      { headers: { ...signed, 'webhook-timestamp': 'now' } },
      'Invalid Signature Headers',
    ],
    [
      'with a signature that is cut off',
      { headers: { ...signed, 'webhook-signature': 'v1' } },
      'No matching signature found',
    ],
  ])('%s', (_kind, changes, reason) => {
    expect(() => verify(changes)).toThrow(WebhookVerificationError)
    expect(() => verify(changes)).toThrow(reason)
  })

  test.each([
    ['more than five minutes old', 301, 'too old'],
    ['more than five minutes early', -301, 'too new'],
  ])('%s', (_kind, secondsLater, reason) => {
    expect(() => verify({}, secondsLater)).toThrow(reason)
  })
})
