import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkSignature, signatureOf } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { clientOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { isClientAddress } from '#mocks/sandbox/domain/identity/client-addresses.ts'
import { hashPassword, PASSWORD_COST, Passwords, verifyPassword } from '#mocks/sandbox/domain/identity/passwords.ts'
import { isCommonPassword, userNameFrom } from '#mocks/sandbox/domain/identity/registration.ts'
import { personOfIdentifier, unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { maskedEmail, maskedPhone } from '#mocks/sandbox/domain/identity/verification.ts'
import { repeatAfterWork } from '#mocks/sandbox/domain/outside-work.ts'
import { Secrets } from '#mocks/sandbox/random/secrets.ts'

const said = (agent: string) => clientOf(new Request('http://sandbox.test/', { headers: { 'User-Agent': agent } }))

test('devices and browsers are detected from the User-Agent, specific names first', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  expect(said(chrome)).toEqual({ device: 'PC, Windows', browser: 'Chrome 142' })
  expect(said(`${chrome} Edg/142.0.0.0`)).toEqual({ device: 'PC, Windows', browser: 'Edge 142' })
  expect(
    said(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual({ device: 'iPhone, iOS', browser: 'Safari 26.1' })
  expect(said('curl/8.5.0')).toEqual({ device: null, browser: null })
})

test('user names contain only allowed characters of the part before the @', () => {
  expect(userNameFrom('Elif.Demir@lindholm.example')).toBe('elif.demir')
  expect(userNameFrom('çağrı+ads@lindholm.example')).toBe('cagriads')
  expect(userNameFrom('_a@x.example')).toBe('a00')
  expect(userNameFrom('漢字@x.example')).toMatch(/^[a-z0-9][a-z0-9._-]{2,}$/)
})

test('an identifier is valid only for its person, MAC and root secret', () => {
  const [secrets, others] = [new Secrets('one'), new Secrets('two')]
  const identifier = unsubscribeIdentifier(secrets, 'usr_elif')
  expect(identifier).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
  expect(personOfIdentifier(secrets, identifier)).toBe('usr_elif')
  expect(personOfIdentifier(others, identifier)).toBeUndefined()
  expect(personOfIdentifier(secrets, identifier.replace('usr_elif', 'usr_jonas'))).toBeUndefined()
  expect(personOfIdentifier(secrets, '')).toBeUndefined()
})

test('masks show two characters of an address, and the country code and two digits of a number', () => {
  expect(maskedEmail('elif.demir@lindholm.example')).toBe('el***@lindholm.example')
  expect(maskedEmail('e@lindholm.example')).toBe('e***@lindholm.example')
  expect(maskedEmail(`elif@${'e'.repeat(249)}`)).toHaveLength(254)
  expect(maskedPhone('+4915123456723')).toBe('+49*********23')
})

test('leaked passwords are recognized regardless of case', () => {
  expect(isCommonPassword('PassWord123')).toBe(true)
  expect(isCommonPassword('seven larks over Wannsee')).toBe(false)
})

test('only addresses of the client are accepted', () => {
  const origin = 'https://sandbox.adwright.example'
  expect(isClientAddress('https://sandbox.adwright.example/subscriptions', origin)).toBe(true)
  for (const url of [
    'https://sandbox.adwright.example.evil.example/',
    'http://localhost:3000/',
    'javascript:alert(1)',
    '//evil.example',
    'https://a@sandbox.adwright.example/',
  ])
    expect(isClientAddress(url, origin)).toBe(false)
})

test('one of several signatures is enough, and timestamps can be neither too old nor too new', () => {
  const now = new Date('2026-11-19T08:00:00Z')
  const header = signatureOf('new', 'body', now)
  expect(checkSignature('new', header.replace(',v1=', ',v1=00,v1='), 'body', now)).toEqual({ result: 'valid' })
  expect(checkSignature('old', header, 'body', now)).toEqual({ result: 'invalid' })
  expect(checkSignature('new', header, 'bodY', now)).toEqual({ result: 'invalid' })
  for (const shift of [-301_000, 301_000])
    expect(checkSignature('new', header, 'body', new Date(now.getTime() + shift))).toMatchObject({
      result: 'too-old',
      ageSeconds: 301,
    })
  expect(checkSignature('new', header, 'body', new Date(now.getTime() + 300_000))).toEqual({ result: 'valid' })
})

test('hashes have the cost that OWASP recommends', async () => {
  const hash = await hashPassword('seven larks over Wannsee')
  expect(PASSWORD_COST).toBe(2 ** 17)
  const [, cost, salt = '', key = ''] = hash.split('$')
  expect(Number(cost)).toBe(PASSWORD_COST)
  const options = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
  expect(scryptSync('seven larks over Wannsee', Buffer.from(salt, 'base64'), 32, options).toString('base64')).toBe(key)
})

test('an old hash without its cost is still valid, and counts as outdated', async () => {
  const salt = Buffer.from('a salt of sixteen')
  const key = scryptSync('seven larks', salt, 32, { N: 16_384, r: 8, p: 1 })
  const oldHash = ['scrypt', salt.toString('base64'), key.toString('base64')].join('$')
  expect(await verifyPassword('seven larks', oldHash, 16_384)).toBe(true)
  expect(await verifyPassword('seven lark', oldHash, 32_768)).toBe(false)
  expect(new Passwords().isOutdated(oldHash)).toBe(true)
  expect(new Passwords(16_384).isOutdated(oldHash)).toBe(false)
})

test('the password of an unknown person is compared at the same cost and never right', async () => {
  const passwords = new Passwords(1024)
  expect(await repeatAfterWork(async () => passwords.rejectUnknown(''))).toBe(false)
})
