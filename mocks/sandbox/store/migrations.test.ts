import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import '#mocks/sandbox/domain/anomalies/scan.ts'
import '#mocks/sandbox/domain/anomalies/watches.ts'
import '#mocks/sandbox/domain/billing/billing-book.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-migration-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Opens a store in which a version before `migration` has left documents. */
async function openOlder(migration: string, documents: Record<string, { id: string }>): Promise<Store> {
  const file = path.join(folder, `${migration}.sqlite`)
  await (await openStore(file)).close()
  const database = new DatabaseSync(file)
  database.prepare('DELETE FROM kysely_migration WHERE name >= ?').run(migration)
  const insert = database.prepare('INSERT INTO document VALUES (?, ?, ?, ?, ?)')
  for (const [kind, document] of Object.entries(documents))
    insert.run(kind, document.id, 'acc', '', JSON.stringify(document))
  database.close()
  return openStore(file)
}

test('what an older version wrote has the fields of the contract that came later', async () => {
  const anomalyWatch = { id: 'cfg_1', metricSettings: [{ id: 'set_1' }] }
  const anomaly = { id: 'ano_1', series: [{ date: '2026-01-01' }] }
  const store = await openOlder('003-versions-and-hours', { anomalyWatch, anomaly })
  expect(await store.get('anomalyWatch', 'cfg_1')).toEqual({
    id: 'cfg_1',
    version: 1,
    metricSettings: [{ id: 'set_1', version: 1 }],
  })
  expect(await store.get('anomaly', 'ano_1')).toEqual({
    id: 'ano_1',
    hour: null,
    series: [{ date: '2026-01-01', hour: null }],
  })
  await store.close()
})

test('amounts become whole cents, and subscriptions get the day they are charged on', async () => {
  const [periodStartsAt, periodEndsAt] = ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z']
  const openInvoice = { number: 'ADW-1', amount: 129 }
  const store = await openOlder('008-billing-amounts', {
    historyEntry: Object.assign({ id: 'sev_1' }, { amount: 85.01 }),
    cardSubscription: Object.assign({ id: 'sub_1' }, { periodStartsAt, periodEndsAt, openInvoice }),
  })
  expect(await store.get('historyEntry', 'sev_1')).toEqual({ id: 'sev_1', amountMinor: 8501 })
  expect(await store.get('cardSubscription', 'sub_1')).toMatchObject({
    billingAnchor: periodStartsAt,
    openInvoice: { number: 'ADW-1', amountMinor: 12_900 },
  })
  await store.close()
})

test('files that were kept in documents are kept as files', async () => {
  const base64 = Buffer.from('Hello').toString('base64')
  const store = await openOlder('008-file-bytes', { fileBytes: Object.assign({ id: 'fil_1' }, { base64 }) })
  expect((await wholeOf(store.bytes, 'fil_1'))?.toString()).toBe('Hello')
  expect((await store.snapshot()).documents.filter(({ kind }) => kind === 'fileBytes')).toEqual([])
  await store.close()
})
