import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '#mocks/sandbox/domain/anomalies/scan.ts'
import '#mocks/sandbox/domain/anomalies/watches.ts'
import '#mocks/sandbox/domain/billing/billing-book.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adwright-migration-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The migration that made each further table. */
const TABLES_SINCE = { due_job: '004-due-jobs', spent_token: '006-spent-tokens', file_chunk: '008-file-bytes' }

/** A file as the version before `migration` left it, with documents of that time: kind, id, sort and body. */
async function olderFile(migration: string, documents: [string, string, string, object][]): Promise<string> {
  const file = path.join(folder, `${migration}.sqlite`)
  await (await openStore(file)).close()
  const database = new DatabaseSync(file)
  database.exec(`DELETE FROM kysely_migration WHERE name >= '${migration}'`)
  for (const [table, since] of Object.entries(TABLES_SINCE))
    if (since >= migration) database.exec(`DROP TABLE IF EXISTS ${table}`)
  const insert = database.prepare('INSERT INTO document VALUES (?, ?, ?, ?, ?)')
  for (const [kind, id, sort, body] of documents) insert.run(kind, id, '', sort, JSON.stringify({ id, ...body }))
  database.exec(`INSERT INTO unique_value VALUES ('autopilot-run', 'ap_2 2026-01-05T05:00:00.000Z', 'claim_1')`)
  database.close()
  return file
}

test('what an older version wrote has the fields of the contract that came later', async () => {
  const file = await olderFile('003-versions-and-hours', [
    ['anomalyWatch', 'cfg_1', '', { metricSettings: [{ id: 'set_1' }] }],
    ['anomaly', 'ano_1', '', { series: [{ date: '2026-01-01' }] }],
  ])
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
})

test('everything that was to happen before there was a table of due jobs is in it', async () => {
  const until = '2026-01-10T00:00:00.000Z'
  const item = { accountId: 'acc_1', customerClientId: '77', status: 1, runningSince: null }
  const file = await olderFile('004-due-jobs', [
    ['advanceMark', 'advance', '', { until }],
    ['due', 'post.post_1', '2026-02-01T08:00:00.000Z', { subjectId: 'post_1' }],
    ['socialPost', 'post_1', '', { accountId: 'acc_1' }],
    ['due', 'file.fil_1', '2026-01-11T08:00:00.000Z', { subjectId: 'fil_1' }],
    ['autopilotItem', 'ap_1', '', { ...item, nextRunAt: '2026-01-12T05:00:00.000Z' }],
    // Its process died while it ran.
    ['autopilotItem', 'ap_2', '', { ...item, nextRunAt: '2026-01-05T05:00:00.000Z', runningSince: until }],
    ['autopilotItem', 'ap_3', '', { ...item, status: 3, attention: 'connection', nextRunAt: null }],
    ['anomalyWatch', 'cfg_1', '', { accountId: 'acc_1', isEnabled: true, metricSettings: [] }],
    ['anomalyWatch', 'cfg_2', '', { accountId: 'acc_1', isEnabled: false, metricSettings: [] }],
    ['person', 'usr_1', '', {}],
    ['openEvent', 'evt_1', '2026-01-10T00:00:20.000Z 000001', {}],
    ['deactivation', 'usr_2', '2026-02-02T00:00:00.000Z', {}],
  ])
  const store = await openStore(file)
  const { jobs, documents, values } = await store.snapshot()
  expect(jobs.map(({ kind, subject_id, account_id, due_at }) => [kind, subject_id, account_id, due_at]).sort()).toEqual(
    [
      ['analytics-scan', 'cfg_1', 'acc_1', until],
      ['autopilot-check', 'acc_1.77', 'acc_1', until],
      ['autopilot-resume', 'acc_1', 'acc_1', until],
      ['autopilot-run', 'ap_1', 'acc_1', '2026-01-12T05:00:00.000Z'],
      ['autopilot-run', 'ap_2', 'acc_1', '2026-01-05T05:00:00.000Z'],
      ['billing-event', '000001 evt_1', null, '2026-01-10T00:00:20.000Z'],
      ['billing-period', 'usr_1', null, until],
      ['file', 'fil_1', null, '2026-01-11T08:00:00.000Z'],
      ['person-deletion', 'usr_2', null, '2026-02-02T00:00:00.000Z'],
      ['post', 'post_1', 'acc_1', '2026-02-01T08:00:00.000Z'],
    ],
  )
  expect(documents.filter(({ kind }) => kind === 'due' || kind === 'advanceMark')).toEqual([])
  expect(documents.filter(({ body }) => JSON.parse(body).runningSince)).toEqual([])
  expect(values).toEqual([])
  await store.close()
})

test('amounts become whole cents, and subscriptions get the day they are charged on', async () => {
  const [periodStartsAt, periodEndsAt] = ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z']
  const openInvoice = { number: 'ADW-1', amount: 129 }
  const store = await openStore(
    await olderFile('008-billing-amounts', [
      ['historyEntry', 'sev_1', '', { amount: 85.01 }],
      ['cardSubscription', 'sub_1', '', { periodStartsAt, periodEndsAt, openInvoice }],
    ]),
  )
  expect(await store.get('historyEntry', 'sev_1')).toEqual({ id: 'sev_1', amountMinor: 8501 })
  expect(await store.get('cardSubscription', 'sub_1')).toMatchObject({
    billingAnchor: periodStartsAt,
    openInvoice: { number: 'ADW-1', amountMinor: 12_900 },
  })
  await store.close()
})

test('files that were kept in documents are kept as files', async () => {
  const base64 = Buffer.from('Hello').toString('base64')
  const store = await openStore(await olderFile('008-file-bytes', [['fileBytes', 'fil_1', '', { base64 }]]))
  expect((await wholeOf(store.bytes, 'fil_1'))?.toString()).toBe('Hello')
  expect((await store.snapshot()).documents.filter(({ kind }) => kind === 'fileBytes')).toEqual([])
  await store.close()
})
