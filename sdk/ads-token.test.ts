import { expect, test } from 'vitest'
import { createAdsToken } from './ads-token.ts'

function setUp() {
  let now = Date.parse('2026-11-19T10:00:00Z')
  const asked: string[] = []
  const token = createAdsToken({
    now: () => now,
    fetch: async (accountId) => {
      asked.push(accountId)
      return { tokenString: `t${asked.length}`, validThroughUtc: new Date(now + 3_600_000).toISOString() }
    },
  })
  return {
    token,
    asked,
    forward: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

test('several calls at once ask for it once', async () => {
  const { token, asked } = setUp()
  expect(token.held('acc_1')).toBeUndefined()
  expect(await Promise.all([token.get('acc_1'), token.get('acc_1')])).toEqual(['t1', 't1'])
  expect(token.held('acc_1')).toBe('t1')
  expect(asked).toEqual(['acc_1'])
})

test('it is renewed a minute before its end', async () => {
  const { token, forward } = setUp()
  await token.get('acc_1')
  forward(3539)
  expect(await token.get('acc_1')).toBe('t1')
  forward(1)
  expect(token.held('acc_1')).toBeUndefined()
  expect(await token.get('acc_1')).toBe('t2')
})

test('it belongs to one account', async () => {
  const { token, asked } = setUp()
  await token.get('acc_1')
  expect(token.held('acc_2')).toBeUndefined()
  await token.get('acc_2')
  expect(asked).toEqual(['acc_1', 'acc_2'])
})

test('a refused one is renewed once for its account, however many calls were refused', async () => {
  const { token, asked } = setUp()
  await token.get('acc_1')
  expect(await Promise.all([token.renew('t1'), token.renew('t1')])).toEqual(['t2', 't2'])
  expect(await token.renew('t1')).toBe('t2')
  expect(asked).toEqual(['acc_1', 'acc_1'])
})

test('one that was forgotten meanwhile is not kept for the next person', async () => {
  const { token } = setUp()
  const asked = token.get('acc_1')
  token.forget()
  await asked
  expect(token.held('acc_1')).toBeUndefined()
})
