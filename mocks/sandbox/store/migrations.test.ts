import '#mocks/sandbox/sandbox.ts'
import '#mocks/sandbox/host/persistent-state.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { openDatabase } from '#mocks/sandbox/store/database.ts'
import { jobsOf } from '#mocks/sandbox/store/due-jobs.fixture.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { type OldDocument, oldStore } from '#mocks/sandbox/store/old-store.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { columnName } from '#mocks/sandbox/store/rows.ts'
import { allTables, tableOf } from '#mocks/sandbox/store/schema/schema.ts'
import { type Kind, openStore, type Store } from '#mocks/sandbox/store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-migration-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
const newFile = () => {
  count += 1
  return Promise.resolve(path.join(folder, `${count}.sqlite`))
}

const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())
const databases: [string, () => Promise<string>][] = [['SQLite', newFile]]
if (typeof postgres !== 'string') databases.push(['PostgreSQL', postgres.newDatabase])

/** One document of every kind as version 003 stored it, and some whose account, person or strategy was gone. */
const OLD: OldDocument[] = JSON.parse(
  readFileSync(new URL('./migrations/old-documents.fixture.json', import.meta.url), 'utf8'),
)

/** Kinds that are no longer documents, such as columns of another table, due jobs and files, and sent ones that are no longer shown. */
const GONE = new Set(['joined', 'due', 'advanceMark', 'fileBytes', 'webhookDelivery'])
/** Fields that later migrations dropped or wrote anew. */
const REWRITTEN: Record<string, string[]> = {
  historyEntry: ['amount'],
  autopilotItem: ['runningSince'],
  // Its item no longer has `runningSince`.
  autopilotDeletedItem: ['item'],
  session: ['spentRefreshTokens'],
  file: ['key'],
  socialPost: ['refusals'],
  person: ['notificationPreferences'],
  autopilotExecution: ['changes'],
  // Those of a rate are split now.
  anomaly: ['contributors'],
  // Its metric has a source now.
  strategy: ['kpi'],
  // They have logic now.
  survey: ['questions'],
  // They are lists of texts now.
  surveyResponse: ['answers'],
  // The end of an access is a field of its connection.
  adsConnection: ['failure'],
  credential: ['withdrawnAt'],
  // It has several formats and layouts now.
  design: ['designTypeId', 'tooSmall', 'variants'],
}

const membersIn = async (store: Store, accountId: string) =>
  (await store.list('membership', accountId)).map(({ id }) => id)

describe.each(databases)('an older store on %s', (_, newDatabase) => {
  test('keeps every document when kinds get tables of their own', async () => {
    const location = await newDatabase()
    await oldStore(location, '003-versions-and-hours', OLD)
    const store = await openStore(location)
    for (const [kind, id, , , written] of OLD) {
      if (GONE.has(kind)) continue
      const rewritten = REWRITTEN[kind] ?? []
      const body = Object.fromEntries(Object.entries(written).filter(([field]) => !rewritten.includes(field)))
      const found: Record<string, unknown> = { ...(await store.get(kind as Kind, id)) }
      const same = Object.fromEntries(Object.keys(body).map((field) => [field, found[field]]))
      expect({ kind, ...same }).toEqual({ kind, ...body })
      const owner = ['signInAttempt', 'historyEntry', 'tipMark'].includes(kind) ? { personId: 'usr_3kT9vQ' } : {}
      expect(found).toMatchObject(owner)
    }
    const before = OLD.filter(([kind]) => !GONE.has(kind)).length
    const { tables } = await store.snapshot()
    const rows = tables.flatMap(([table, all]) => (table === 'due_job' ? [] : all))
    expect(rows).toHaveLength(before)
    await store.close()
  })

  test('lists what it has by the columns, and what lost its account by none', async () => {
    const location = await newDatabase()
    await oldStore(location, '003-versions-and-hours', OLD)
    const store = await openStore(location)
    const client = { accountId: 'acc_8f2KqL', customerClientId: '4839201756' }
    for (const [kind, id, scope] of OLD) {
      if (scope !== 'acc_8f2KqL.4839201756' || tableOf(kind)?.table.startsWith('autopilot_') !== true) continue
      expect((await store.list(kind as 'autopilotActivity', client)).map((one) => one.id)).toContain(id)
    }
    expect(await membersIn(store, 'acc_8f2KqL')).toEqual(['acc_8f2KqL.usr_3kT9vQ'])
    expect(await store.listAll('membership', { where: { userId: 'usr_3kT9vQ', status: 2 } })).toHaveLength(1)
    expect(await store.listAll('membership', { where: { address: 'new@lindholm.example' } })).toHaveLength(1)
    expect(await membersIn(store, 'acc_gone')).toEqual([])
    const tasks = await store.list('task', 'acc_8f2KqL')
    expect(tasks.map(({ id }) => id).sort()).toEqual(['tsk_GMCmTXB3aDjF', 'tsk_orphan'])
    expect((await store.get('openEvent', 'evt_1'))?.position).toBe(3)
    await store.close()
  })

  test('makes webhooks of the https addresses that monitors notified', async () => {
    const location = await newDatabase()
    const watch = { name: 'Traffic', propertyName: 'p', isDefault: false, isEnabled: true, metricSettings: [] }
    const recipients = ['elif@lindholm.example', 'https://hooks.lindholm.example/a']
    const account = OLD.find(([kind, id]) => kind === 'account' && id === 'acc_8f2KqL')
    if (!account) throw new Error('The account is missing.')
    const scoped = { ...watch, id: 'cfg_2', accountId: 'acc_8f2KqL', recipients, updatedAt: '2026-01-01T00:00:00.000Z' }
    await oldStore(location, '003-versions-and-hours', [
      account,
      ['anomalyWatch', 'cfg_2', 'acc_8f2KqL', 'Traffic', scoped],
    ])
    const store = await openStore(location)
    const [webhook] = await store.list('webhook', 'acc_8f2KqL')
    expect(webhook).toMatchObject({ url: recipients[1], description: 'Traffic', events: [], status: 1 })
    expect(await store.get('anomalyWatch', 'cfg_2')).toMatchObject({
      recipients: [recipients[0]],
      webhookIds: [webhook?.id],
    })
    await store.close()
  })

  test('has the fields of the contract that came later', async () => {
    const location = await newDatabase()
    const watch = {
      id: 'cfg_1',
      name: 'Traffic',
      accountId: 'acc',
      propertyName: 'p',
      isDefault: false,
      isEnabled: true,
    }
    await oldStore(location, '002-order-of-bytes', [
      ['anomalyWatch', 'cfg_1', 'acc', 'Traffic', { ...watch, metricSettings: [{ id: 'set_1' }] }],
      ['anomaly', 'ano_1', 'acc', '2026-01-01', { id: 'ano_1', accountId: 'acc', series: [{ date: '2026-01-01' }] }],
    ])
    const store = await openStore(location)
    expect(await store.get('anomalyWatch', 'cfg_1')).toEqual({
      ...watch,
      version: 1,
      recipients: [],
      webhookIds: [],
      metricSettings: [{ id: 'set_1', version: 1 }],
    })
    expect(await store.get('anomaly', 'ano_1')).toMatchObject({
      accountId: 'acc',
      hour: null,
      series: [{ date: '2026-01-01', hour: null }],
    })
    await store.close()
  })

  test('has after all migrations the tables, columns and references that are declared', async () => {
    const location = await newDatabase()
    await (await openStore(location)).close()
    const { database } = await openDatabase({ location })
    const there = new Map((await database.introspection.getTables()).map(({ name, columns }) => [name, columns]))
    for (const { table, columns } of allTables())
      expect([
        table,
        there
          .get(table)
          ?.map(({ name }) => name)
          .sort(),
      ]).toEqual([table, ['id', 'body', ...Object.keys(columns).map(columnName)].sort()])
    const after: string[] = []
    for (const { table, columns } of allTables()) {
      for (const { references } of Object.values(columns)) if (references) expect(after).toContain(references.table)
      after.push(table)
    }
    await database.destroy()
  })
})

test('everything that was to happen before there was a table of due jobs is in it', async () => {
  const until = '2026-01-10T00:00:00.000Z'
  const item = { accountId: 'acc_1', customerClientId: '77', status: 1, runningSince: null }
  const location = await newFile()
  await oldStore(location, '003-versions-and-hours', [
    ['advanceMark', 'advance', '', '', { until }],
    ['due', 'post.post_1', 'post', '2026-02-01T08:00:00.000Z', { subjectId: 'post_1' }],
    ['socialPost', 'post_1', '', '', { accountId: 'acc_1' }],
    ['due', 'file.fil_1', 'file', '2026-01-11T08:00:00.000Z', { subjectId: 'fil_1' }],
    ['autopilotItem', 'ap_1', '', '', { ...item, nextRunAt: '2026-01-12T05:00:00.000Z' }],
    // Its process died while it ran.
    ['autopilotItem', 'ap_2', '', '', { ...item, nextRunAt: '2026-01-05T05:00:00.000Z', runningSince: until }],
    ['autopilotItem', 'ap_3', '', '', { ...item, status: 3, attention: 'connection', nextRunAt: null }],
    ['anomalyWatch', 'cfg_1', '', '', { accountId: 'acc_1', isEnabled: true, metricSettings: [] }],
    ['anomalyWatch', 'cfg_2', '', '', { accountId: 'acc_1', isEnabled: false, metricSettings: [] }],
    ['person', 'usr_1', '', '', {}],
    ['openEvent', 'evt_1', '', '2026-01-10T00:00:20.000Z 000001', {}],
    ['deactivation', 'usr_2', '', '2026-02-02T00:00:00.000Z', {}],
  ])
  const store = await openStore(location)
  const jobs = await jobsOf(store)
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
  expect((await store.snapshot()).tables.map(([table]) => table)).not.toContain('document')
  expect((await store.listAll('autopilotItem')).filter((item) => 'runningSince' in item)).toEqual([])
  await store.close()
})

test('amounts become whole cents, and subscriptions get the day they are charged on', async () => {
  const [periodStartsAt, periodEndsAt] = ['2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z']
  const openInvoice = { number: 'ADW-1', amount: 129 }
  const location = await newFile()
  await oldStore(location, '007-idempotency', [
    ['historyEntry', 'sev_1', 'usr_1', `${periodStartsAt} 000002`, { id: 'sev_1', amount: 85.01 }],
    ['cardSubscription', 'sub_1', 'usr_1', '', { id: 'sub_1', periodStartsAt, periodEndsAt, openInvoice }],
  ])
  const store = await openStore(location)
  expect(await store.get('historyEntry', 'sev_1')).toMatchObject({ amountMinor: 8501, personId: 'usr_1', position: 2 })
  expect(await store.get('cardSubscription', 'sub_1')).toMatchObject({
    billingAnchor: periodStartsAt,
    openInvoice: { number: 'ADW-1', amountMinor: 12_900 },
  })
  await store.close()
})

test('files that were kept in documents are kept as files', async () => {
  const base64 = Buffer.from('Hello').toString('base64')
  const location = await newFile()
  await oldStore(location, '007-idempotency', [['fileBytes', 'fil_1', '', '', { id: 'fil_1', base64 }]])
  const store = await openStore(location)
  expect((await wholeOf(store.bytes, 'fil_1'))?.toString()).toBe('Hello')
  expect((await store.snapshot()).tables).toEqual([])
  await store.close()
})

test('an end of the access to Google Ads is found in its connection, wherever it was stored', async () => {
  const [at, message] = ['2026-01-31T10:00:00.000Z', 'withdrawn']
  const location = await newFile()
  await oldStore(location, '007-idempotency', [
    [
      'credential',
      'crd_1',
      'acc_1',
      at,
      { id: 'crd_1', accountId: 'acc_1', platform: 3, connectedAt: at, withdrawnAt: at },
    ],
    ['adsConnection', 'acc_1', '', '', { id: 'acc_1', credentialId: 'crd_1', failure: null }],
    ['adsConnection', 'acc_2', '', '', { id: 'acc_2', credentialId: 'crd_2', failure: { at, message } }],
    ['adsConnection', 'acc_3', '', '', { id: 'acc_3', credentialId: 'crd_3', failure: null }],
  ])
  const store = await openStore(location)
  const connections = await Promise.all(['acc_1', 'acc_2', 'acc_3'].map((id) => adsConnectionOf({ store }, id)))
  expect(connections.map((connection) => connection?.endedAt)).toEqual([at, at, null])
  expect(JSON.stringify(await store.snapshot())).not.toMatch(/withdrawnAt|"failure"/)
  await store.close()
})
