import { expect, test } from 'vitest'
import { createConsents, isConsentAnswer, withoutAnswer } from './consent.ts'

const REDIRECT = 'https://app.test/integrations/3'
const setting = { authorizeUrl: 'https://platform.test/consent?client_id=c1', scopes: ['a', 'b c'] }

function setUp() {
  const kept = new Map<string, string>()
  let now = 1_000_000
  let count = 0
  const consents = createConsents({
    find: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    now: () => now,
    random: () => {
      count += 1
      return `state-${count}`
    },
  })
  const ask = () => new URL(consents.ask(3, setting, { accountId: 'acc_1', redirectUri: REDIRECT }))
  const pass = (ms: number) => {
    now += ms
  }
  return { consents, ask, pass, kept }
}

const query = (text: string) => new URLSearchParams(text)

test('the authorization request has the redirect URI, the scopes and a unique state', () => {
  const { ask } = setUp()
  expect(Object.fromEntries(ask().searchParams)).toEqual({
    client_id: 'c1',
    redirect_uri: REDIRECT,
    scope: 'a b c',
    state: 'state-1',
  })
  expect(ask().searchParams.get('state')).toBe('state-2')
})

test('a response with the right state is accepted once, for the requesting account', () => {
  const { consents, ask, kept } = setUp()
  ask()
  const answer = query('code=x1&state=state-1')
  expect(consents.take(3, answer)).toEqual({ kind: 'granted', code: 'x1', accountId: 'acc_1', redirectUri: REDIRECT })
  expect(consents.take(3, answer)).toEqual({ kind: 'foreign' })
  expect(kept.size).toBe(0)
})

test('a response renews the credential that the request was about', () => {
  const { consents } = setUp()
  consents.ask(3, setting, { accountId: 'acc_1', redirectUri: REDIRECT, credentialId: 'crd_1' })
  expect(consents.take(3, query('code=x1&state=state-1'))).toMatchObject({ kind: 'granted', credentialId: 'crd_1' })
})

test('a response with another state or platform, or without a request, is rejected', () => {
  const { consents, ask } = setUp()
  expect(consents.take(3, query('code=x1&state=state-1')).kind).toBe('foreign')
  ask()
  expect(consents.take(3, query('code=x1&state=state-9')).kind).toBe('foreign')
  ask()
  expect(consents.take(4, query('code=x1&state=state-2')).kind).toBe('foreign')
})

test('a denial, an error and an expired response are distinguished', () => {
  const { consents, ask, pass } = setUp()
  ask()
  expect(consents.take(3, query('error=access_denied&state=state-1')).kind).toBe('denied')
  ask()
  expect(consents.take(3, query('error=server_error&state=state-2')).kind).toBe('refused')
  ask()
  pass(61 * 60_000)
  expect(consents.take(3, query('code=x&state=state-3')).kind).toBe('expired')
})

test('an authorization URL that is not a web page is refused', () => {
  const { consents } = setUp()
  const bad = { authorizeUrl: 'javascript:alert(1)', scopes: [] }
  expect(() => consents.ask(3, bad, { accountId: 'a', redirectUri: REDIRECT })).toThrow()
})

test('the parameters of the platform are removed from the URL, others stay', () => {
  expect(isConsentAnswer(query('code=1&state=2'))).toBe(true)
  expect(isConsentAnswer(query('error=access_denied&state=2'))).toBe(true)
  expect(isConsentAnswer(query('state=2'))).toBe(false)
  expect(withoutAnswer(query('code=1&state=2&scope=a&tab=x')).toString()).toBe('tab=x')
})
