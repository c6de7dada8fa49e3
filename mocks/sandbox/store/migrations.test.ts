import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import '#mocks/sandbox/domain/anomalies/scan.ts'
import '#mocks/sandbox/domain/anomalies/watches.ts'
import '#mocks/sandbox/domain/billing/billing-book.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

test('what an older version wrote has the fields of the contract that came later', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-migration-'))
  const file = path.join(folder, 'sandbox.sqlite')
  await (await openStore(file)).close()
  const database = new DatabaseSync(file)
  database.exec(`DELETE FROM kysely_migration WHERE name >= '003-versions-and-hours'`)
  const insert = database.prepare('INSERT INTO document VALUES (?, ?, ?, ?, ?)')
  insert.run('anomalyWatch', 'cfg_1', 'acc', '', JSON.stringify({ id: 'cfg_1', metricSettings: [{ id: 'set_1' }] }))
  insert.run('anomaly', 'ano_1', 'acc', '', JSON.stringify({ id: 'ano_1', series: [{ date: '2026-01-01' }] }))
  database.close()

  const store = await openStore(file)
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
  rmSync(folder, { recursive: true })
})

test('amounts become whole cents, and subscriptions get the day they are charged on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-migration-'))
  const file = path.join(folder, 'sandbox.sqlite')
  await (await openStore(file)).close()
  const database = new DatabaseSync(file)
  database.exec(`DELETE FROM kysely_migration WHERE name >= '008-billing-amounts'`)
  const insert = database.prepare('INSERT INTO document VALUES (?, ?, ?, ?, ?)')
  const add = (kind: string, document: { id: string }) =>
    insert.run(kind, document.id, 'usr', '', JSON.stringify(document))
  add('historyEntry', Object.assign({ id: 'sev_1' }, { amount: 85.01 }))
  const [periodStartsAt, periodEndsAt] = ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z']
  const openInvoice = { number: 'ADW-1', amount: 129 }
  add('cardSubscription', Object.assign({ id: 'sub_1' }, { periodStartsAt, periodEndsAt, openInvoice }))
  database.close()

  const store = await openStore(file)
  expect(await store.get('historyEntry', 'sev_1')).toEqual({ id: 'sev_1', amountMinor: 8501 })
  expect(await store.get('cardSubscription', 'sub_1')).toMatchObject({
    billingAnchor: periodStartsAt,
    openInvoice: { number: 'ADW-1', amountMinor: 12_900 },
  })
  await store.close()
  rmSync(folder, { recursive: true })
})
