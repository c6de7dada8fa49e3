import { expect, test } from 'vitest'
import { createAdsToken } from './ads-token.ts'

function setUp() {
  let now = Date.parse('2026-11-19T10:00:00Z')
  let account: string | undefined = 'acc_1'
  const asked: string[] = []
  const token = createAdsToken({
    now: () => now,
    accountId: () => account,
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
    choose: (id: string | undefined) => {
      account = id
    },
  }
}

test('several calls at once ask for it once', async () => {
  const { token, asked } = setUp()
  expect(token.held()).toBeUndefined()
  expect(await Promise.all([token.get(), token.get()])).toEqual(['t1', 't1'])
  expect(token.held()).toBe('t1')
  expect(asked).toEqual(['acc_1'])
})

test('it is renewed a minute before its end', async () => {
  const { token, forward } = setUp()
  await token.get()
  forward(3539)
  expect(await token.get()).toBe('t1')
  forward(1)
  expect(token.held()).toBeUndefined()
  expect(await token.get()).toBe('t2')
})

test('it belongs to one account', async () => {
  const { token, asked, choose } = setUp()
  await token.get()
  choose('acc_2')
  expect(token.held()).toBeUndefined()
  await token.get()
  expect(asked).toEqual(['acc_1', 'acc_2'])
})

test('without an account there is none', () => {
  const { token, choose } = setUp()
  choose(undefined)
  expect(token.get()).toBeUndefined()
})
