import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import '#mocks/sandbox/domain/files/files.ts'
import '#mocks/sandbox/domain/identity/people.ts'
import { oldStore } from '#mocks/sandbox/store/old-store.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-spent-tokens-'))
const file = path.join(folder, 'sandbox.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))

function inFile<Result>(work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const spent = (token_hash: string, day: number) => ({
  token_hash,
  session: 'ses_1',
  spent_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  expires_at: `2026-11-${String(day + 10).padStart(2, '0')}T08:00:00.000Z`,
})

test('a token is spent once; it is deleted after its expiry', async () => {
  const store = await openStore(file)
  expect(await store.spendToken(spent('one', 1))).toBeUndefined()
  expect(await store.spendToken(spent('one', 5))).toBe('2026-11-01T08:00:00.000Z')
  expect(await store.spendToken(spent('two', 10))).toBeUndefined()
  expect(await store.spendToken(spent('three', 11))).toBeUndefined()
  await store.close()
  const kept = inFile((database) => database.prepare('SELECT token_hash FROM spent_token ORDER BY 1').all())
  expect(kept.map(({ token_hash }) => token_hash)).toEqual(['three', 'two'])
})

const postgres = await startPostgres()
if (typeof postgres !== 'string') afterAll(() => postgres.stop())

test.runIf(typeof postgres !== 'string')('on PostgreSQL a token is spent once, too', async () => {
  const store = await openStore(typeof postgres === 'string' ? '' : await postgres.newDatabase())
  const spendings = Array.from({ length: 4 }, () => store.transaction((inside) => inside.spendToken(spent('one', 1))))
  const first = (await Promise.all(spendings)).filter((spentAt) => spentAt === undefined)
  expect(first).toHaveLength(1)
  await store.close()
})

test('what is forgotten is found by an index', () => {
  const plan = inFile((database) =>
    database.prepare("EXPLAIN QUERY PLAN DELETE FROM spent_token WHERE expires_at <= '2026'").all(),
  )
  expect(JSON.stringify(plan)).toContain('spent_token_end')
})

test('spent tokens and seeded keys leave the documents of an older version', async () => {
  const older = path.join(folder, 'older.sqlite')
  await oldStore(older, '004-due-jobs', [
    ['session', 'ses_1', 'usr', '', { id: 'ses_1', spentRefreshTokens: ['x@1'] }],
    ['file', 'fil_1', 'acc', '', { id: 'fil_1', key: 'key_1' }],
  ])
  const store = await openStore(older)
  expect(await store.get('session', 'ses_1')).not.toHaveProperty('spentRefreshTokens')
  expect(await store.get('file', 'fil_1')).not.toHaveProperty('key')
  await store.close()
})
