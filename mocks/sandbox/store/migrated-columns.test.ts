import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runOf } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { type OldDocument, oldStore } from '#mocks/sandbox/store/old-store.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-changes-'))
afterAll(() => rmSync(folder, { recursive: true }))
const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())
let count = 0
const newFile = () => Promise.resolve(path.join(folder, `${(count += 1)}.sqlite`))
const databases: [string, () => Promise<string>][] = [['SQLite', newFile]]
if (typeof postgres !== 'string') databases.push(['PostgreSQL', postgres.newDatabase])

const STARTED = '2026-10-26T05:00:00.000Z'
const FINISHED = '2026-10-26T05:00:02.600Z'
const LATER = '2026-10-26T09:00:00.000Z'

const change = (id: string, status: number, more: object = {}) => ({
  id,
  entityType: 4,
  entityId: `kw_${id}`,
  name: 'Bağlantı kablosu',
  campaignName: 'Brand',
  adGroupName: null,
  platformUrl: null,
  field: 'status',
  before: 'enabled',
  after: 'paused',
  unit: null,
  reason: [],
  metrics: { cost: 12.34 },
  status,
  failure: null,
  saving: 1.5,
  matchedId: `kw_${id}`,
  ...more,
})

const run = (id: string, accountId: string, changes: object[], more: object = {}): OldDocument => [
  'autopilotExecution',
  id,
  `${accountId}.77`,
  STARTED,
  {
    id,
    accountId,
    customerClientId: '77',
    autopilotId: 'ap_1',
    ruleId: 'rule_1',
    categoryId: 'cat_1',
    startedAt: STARTED,
    finishedAt: FINISHED,
    status: 1,
    trigger: 1,
    checkedCount: 9,
    matchedCount: 3,
    changedCount: 2,
    failedCount: 0,
    estimatedSaving: 3.25,
    changes,
    failure: null,
    isLimited: false,
    undoneAt: null,
    undoneByName: null,
    itemName: 'Item',
    ...more,
  },
]

const CHANGES = [
  change('chg_1', 1),
  change('chg_2', 1, { appliedAt: LATER }),
  change('chg_3', 2),
  change('chg_4', 3, { rejectedBecause: 'Not now' }),
  change('chg_5', 5, { undoneAt: LATER }),
]

describe.each(databases)('an older store on %s', (_, newDatabase) => {
  test('keeps every change of its runs, in a row of its own', async () => {
    const location = await newDatabase()
    await oldStore(location, '003-versions-and-hours', [
      ['account', 'acc_1', 'usr_1', STARTED, { id: 'acc_1', ownerId: 'usr_1', createdAt: STARTED }],
      run('run_1', 'acc_1', CHANGES),
      run('run_2', 'acc_gone', [change('chg_1', 5)], { undoneAt: LATER }),
    ])
    const store = await openStore(location)
    const [first, second] = [await runOf({ store }, 'run_1'), await runOf({ store }, 'run_2')]
    expect(first).toMatchObject({ changedCount: 2, estimatedSaving: 3.25, itemName: 'Item', accountId: 'acc_1' })
    expect(first.changes).toMatchObject(CHANGES)
    expect(first.changes.map(({ appliedAt, undoneAt }) => [appliedAt, undoneAt])).toEqual([
      [STARTED, null],
      [LATER, null],
      [null, null],
      [null, null],
      [STARTED, LATER],
    ])
    // Two runs had a change of one id, and the account of this one was gone.
    expect(second.changes).toMatchObject([{ accountId: 'acc_gone', name: 'Bağlantı kablosu', undoneAt: LATER }])
    const open = { accountId: 'acc_1', customerClientId: '77', status: 2 }
    const found = { ...open, searchText: { contains: 'BAGLANTI' } }
    expect((await store.listAll('autopilotChange', { where: found })).map(({ id }) => id)).toEqual(['chg_3'])
    expect(await store.count('autopilotChange', { ...open, searchText: { contains: '%' } })).toBe(0)
    expect(await store.count('autopilotChange', { ...open, proposedAt: FINISHED, cost: { from: 12 } })).toBe(1)
    await store.delete('account', 'acc_1')
    expect(await store.count('autopilotChange', open)).toBe(0)
    await store.close()
  })

  test('and what is searched, summed and kept for a day has columns', async () => {
    const location = await newDatabase()
    const scope = { accountId: 'acc_1', customerClientId: '77' }
    const exception = { ...scope, ruleId: null, entityId: 'kw_1', name: 'ÇİZME', createdAt: STARTED }
    const snoozed = { accountId: 'acc_1', date: '2026-10-26', score: -4.5, deviationPct: -40.5, status: 3 }
    const questions = [
      { id: 'qst_1', type: 3 },
      { id: 'qst_2', type: 2, options: ['a', 'b'] },
      { id: 'qst_3', type: 5 },
    ]
    const answers = [
      { qst_1: 9, qst_2: ['a', 'b'] },
      { qst_1: 9, qst_2: ['b'], qst_3: 'b' },
    ]
    await oldStore(location, '003-versions-and-hours', [
      ['account', 'acc_1', 'usr_1', STARTED, { id: 'acc_1', ownerId: 'usr_1', createdAt: STARTED }],
      ['autopilotException', 'exc_1', 'acc_1.77', STARTED, { ...exception, id: 'exc_1', expiresOn: '2026-11-01' }],
      ['autopilotException', 'exc_2', 'acc_1.77', STARTED, { ...exception, id: 'exc_2', expiresOn: null }],
      [
        'file',
        'fil_1',
        'acc_1',
        STARTED,
        { id: 'fil_1', accountId: 'acc_1', createdAt: STARTED, name: 'a', altText: 'Kış' },
      ],
      [
        'auditRecord',
        'log_1.usr_1',
        'usr_1',
        STARTED,
        { readerId: 'usr_1', entry: { id: 'log_1', occurredAt: STARTED, area: 1 } },
      ],
      [
        'auditRecord',
        'log_1.acc_1',
        'acc_1',
        STARTED,
        { readerId: 'acc_1', entry: { id: 'log_1', occurredAt: STARTED, area: 1 } },
      ],
      [
        'anomaly',
        'ano_1',
        'acc_1',
        '2026-10-26',
        { ...snoozed, id: 'ano_1', snoozedUntil: '2026-11-01T12:00:00+02:00' },
      ],
      ['survey', 'srv_1', 'acc_1', STARTED, { id: 'srv_1', accountId: 'acc_1', questions }],
      ...answers.map(
        (given, place): OldDocument => [
          'surveyResponse',
          `rsp_${place}`,
          'srv_1',
          STARTED,
          { surveyId: 'srv_1', answers: given, sentAt: STARTED },
        ],
      ),
      ['aiUsage', 'acc_1.2026-11-19', '', '', { id: 'acc_1.2026-11-19', count: 7 }],
      [
        'aiAnalysis',
        'acc_1.2026-11-19.findings.en',
        '',
        '',
        { id: 'acc_1.2026-11-19.findings.en', analysis: { a: 1 } },
      ],
    ])
    const store = await openStore(location)
    const exceptions = { ...scope, lastDay: { from: '2026-11-02' }, searchText: { contains: 'çizme' } }
    expect((await store.listAll('autopilotException', { where: exceptions })).map(({ id }) => id)).toEqual(['exc_2'])
    expect(await store.count('file', { accountId: 'acc_1', searchText: { contains: 'KIS' } })).toBe(1)
    const readers = { readerId: ['usr_1', 'acc_1'] }
    expect([await store.count('auditRecord', readers), await store.count('auditRecord', readers, 'entryId')]).toEqual([
      2, 1,
    ])
    expect(await store.listAll('auditRecord', { where: readers, once: 'entryId' })).toHaveLength(1)
    const over = { status: 3, size: 4.5, deviationPct: -40.5, snoozeEnd: '2026-11-01T10:00:00.000Z' }
    expect(await store.count('anomaly', over)).toBe(1)
    const responses = await store.list('surveyResponse', 'srv_1')
    expect(responses.map(({ answers, score, sentAt }) => [answers.qst_1, score, sentAt])).toEqual(
      responses.map(({ answers }) => [answers.qst_1, answers.qst_1 ? Number(answers.qst_1[0]) : null, STARTED]),
    )
    expect(responses.flatMap(({ answers }) => answers.qst_1 ?? [])).toEqual(['9', '9'])
    expect(await store.listAll('aiUsage')).toEqual([{ id: 'acc_1.2026-11-19', day: '2026-11-19', count: 7 }])
    expect(await store.listAll('aiAnalysis')).toMatchObject([{ day: '2026-11-19', analysis: { a: 1 } }])
    await store.close()
  })
})
