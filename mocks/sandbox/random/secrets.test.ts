import { expect, test } from 'vitest'
import { isSameSecret, newRootSecret, Secrets } from '#mocks/sandbox/random/secrets.ts'

test('tokens have at least 128 bits and never repeat, whatever the root secret is', () => {
  const [one, other] = [new Secrets('root'), new Secrets('root')]
  const tokens = Array.from({ length: 500 }, (_, at) => (at % 2 ? one : other).token('vc'))
  expect(new Set(tokens).size).toBe(500)
  for (const token of tokens) expect(Buffer.from(token.slice(3), 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(new Set([newRootSecret(), newRootSecret()]).size).toBe(2)
})

test('six digits keep their leading zeros', () => {
  const secrets = new Secrets('root', { bytes: () => new Uint8Array(24), below: () => 42 })
  expect(secrets.digits()).toBe('000042')
})

test('a keyed hash depends on the root secret, the purpose and the text', () => {
  const secrets = new Secrets('root')
  const mac = secrets.mac('unsubscribe-links', 'usr_elif')
  expect(new Secrets('root').isMac('unsubscribe-links', 'usr_elif', mac)).toBe(true)
  expect(new Secrets('other').isMac('unsubscribe-links', 'usr_elif', mac)).toBe(false)
  expect(secrets.isMac('file-addresses', 'usr_elif', mac)).toBe(false)
  expect(secrets.isMac('unsubscribe-links', 'usr_jonas', mac)).toBe(false)
  expect(secrets.isMac('unsubscribe-links', 'usr_elif', '')).toBe(false)
})

test('secrets of different lengths can be compared', () => {
  expect(isSameSecret('a', 'a')).toBe(true)
  expect(isSameSecret('a', 'aa')).toBe(false)
})
