// The checks of a page by its visits, compared with the list of landing pages.
import {
  AnalysisCheckState,
  type AnalysisFinding,
  type AnalysisPageChoice,
  type AnalysisRun,
  AnalyticsDimension,
  type Anomaly,
  AnomalyStatus,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unfoundedNumbers } from '#mocks/sandbox/domain/ai/unfounded-numbers.ts'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { analyticsConnectionOf, connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { readAgain } from '#tests/support/evidence.ts'
import { exampleOf } from '#tests/support/example.ts'

const CLIENT = '4839201756'
const SITE = 'https://www.lindholm-outdoor.example'
const KINDS = ['bounceAboveMedian', 'deviceGap', 'paidBelowMedian', 'openAnomalies']

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
  await sandbox.store.update('account', 'acc_1', (account) => ({ ...account, plan: 3 }))
})
afterEach(() => sandbox.close())

async function connect() {
  await connectAnalytics({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_1', 'crd_2')
  expect((await as('usr_elif')('POST', '/EAnl/acc_1/318204657')).status).toBe(200)
}

async function analyse(body: object, language = 'en'): Promise<AnalysisRun> {
  const answered = await as('usr_mara')('POST', '/AI/acc_1/web-page-analysis', body, { 'Accept-Language': language })
  expect(answered).toMatchObject({ status: 201 })
  return answered.body
}

const pages = async (): Promise<AnalysisPageChoice[]> =>
  (await as('usr_mara')('GET', '/AI/acc_1/pages?pageSize=100')).body.items

const stateOf = ({ checks }: AnalysisRun, kind: string) => checks.find(({ key }) => key === kind)?.state
const isHigh = ({ sessions, bounceRate, medianBounceRate }: AnalysisPageChoice) =>
  sessions >= 300 && (bounceRate ?? 0) > 1.2 * (medianBounceRate ?? 0)
const isPaidInVain = ({ paidClicks, keyEventRate, medianRate }: AnalysisPageChoice) =>
  (paidClicks ?? 0) >= 100 && keyEventRate < 0.7 * medianRate
const hasGap = ({ mobileSessions, mobileKeyEventRate, desktopKeyEventRate }: AnalysisPageChoice) =>
  (mobileSessions ?? 0) >= 300 && (mobileKeyEventRate ?? 0) < 0.5 * (desktopKeyEventRate ?? 0)

test('each landing page has the findings that its row in the list explains, and no other', async () => {
  await connect()
  const all = await pages()
  const outcomes = new Set<string>()
  for (const page of all) {
    const answered = await as('usr_mara')('POST', '/AI/acc_1/web-page-analysis', { url: page.url })
    if (answered.status === 422) continue
    const kinds = answered.body.findings.map(({ kind }: AnalysisFinding) => kind)
    expect(kinds.includes('bounceAboveMedian'), page.path).toBe(isHigh(page))
    expect(kinds.includes('deviceGap'), page.path).toBe(hasGap(page))
    expect(kinds.includes('paidBelowMedian'), page.path).toBe(isPaidInVain(page))
    expect(kinds.includes('openAnomalies'), page.path).toBe((page.openAnomalyCount ?? 0) > 0)
    for (const kind of KINDS) outcomes.add(`${kind} ${stateOf(answered.body, kind)}`)
  }
  expect(outcomes).toContain(`bounceAboveMedian ${AnalysisCheckState.Failed}`)
  expect(outcomes).toContain(`bounceAboveMedian ${AnalysisCheckState.Passed}`)
})

test('the values are read again from the list of landing pages, also on a later day, and every number of a text is among them', async () => {
  await connect()
  const url = (await pages()).find(isHigh)?.url ?? ''
  const [run, turkish] = [await analyse({ url }), await analyse({ url }, 'tr')]
  sandbox.clock.set(new Date('2026-11-25T09:00:00Z'))
  for (const [language, { findings }] of [
    ['en', run],
    ['tr', turkish],
  ] as const)
    for (const { kind, evidence, title, detail, evidenceText, suggestedAction } of findings) {
      if (!KINDS.includes(kind)) continue
      for (const one of evidence) expect(await readAgain(as('usr_mara'), 'acc_1', one)).toBe(one.value)
      for (const text of [title, detail, evidenceText, suggestedAction])
        expect(unfoundedNumbers(text, language, { evidence, areWordsAllowed: true }), text).toEqual([])
    }
})

test('without a property, for pasted source and for the page of a rival the checks are not possible, and say why', async () => {
  const url = `${SITE}/zelte`
  const unmeasured = await analyse({ url })
  await connect()
  const source = (await as('usr_mara')('GET', `/AI/acc_1/runs/${unmeasured.id}/source`)).body
  for (const run of [
    unmeasured,
    await analyse({ html: source.html }),
    await analyse({ url: 'https://www.bergfreund.example/wanderschuhe' }),
  ])
    for (const kind of KINDS) {
      expect(stateOf(run, kind), run.subject).toBe(AnalysisCheckState.NotPossible)
      expect(run.checks.find(({ key }) => key === kind)?.reason).toMatch(/no data for this page/)
    }
})

test('clicks and cost of a page are those of the ads that lead to it', async () => {
  await connect()
  expect((await pages()).every(({ paidClicks, paidCost }) => paidClicks === null && paidCost === null)).toBe(true)
  const at = { ...sandbox.runtime, now: sandbox.clock.now() }
  await selectClient(at, await connectAds(at, 'acc_1', { credentialId: 'crd_1' }), CLIENT)
  await sandbox.forward({ minutes: 2 })
  const token = await signIn(sandbox.runtime, 'usr_mara')
  const ads = await signAdsToken(sandbox.runtime, token, 'acc_1')
  const mara = caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}` })
  const all: { finalUrl: string | null; clicks: number; cost: number }[] = []
  for (let page = 1; ; page += 1) {
    const period = 'dateBegin=2026-10-20&dateEnd=2026-11-18'
    const { body } = await mara('GET', `/EA/acc_1/metrics/${CLIENT}/ads?pageSize=100&currentPage=${page}&${period}`)
    all.push(...body.items)
    if (page >= body.totalPages) break
  }
  const paid = (await pages()).filter(({ paidClicks }) => paidClicks !== null)
  expect(paid.length).toBeGreaterThan(1)
  for (const { url, paidClicks, paidCost, currencyCode } of paid) {
    const own = all.filter(({ finalUrl, clicks }) => finalUrl === url && clicks > 0)
    expect(paidClicks, url).toBe(own.reduce((sum, { clicks }) => sum + clicks, 0))
    expect(paidCost, url).toBeCloseTo(own.reduce((sum, { cost }) => sum + cost, 0))
    expect(currencyCode).toBe('EUR')
  }
})

test('an open anomaly that a page explains is its finding until the anomaly is resolved', async () => {
  await connect()
  const page = (await pages()).find((one) => one.url.endsWith('/zelte'))
  const { path, url } = page ?? { path: '', url: '' }
  const part = { dimension: AnalyticsDimension.LandingPage, value: path, contributionPct: 71 }
  const [example] = exampleOf('listAnomalies').items
  const stored = await sandbox.store.insert('anomaly', {
    ...(example as Anomaly),
    id: 'ano_tents',
    accountId: 'acc_1',
    propertyName: (await analyticsConnectionOf(sandbox.store, 'acc_1'))?.propertyName ?? '',
    date: '2026-11-12',
    metric: 'sessions',
    status: AnomalyStatus.New,
    foundAt: '2026-11-13T06:00:00Z',
    isTold: true,
    contributors: [{ ...part, actual: 212, expected: 644, rateEffect: null, mixEffect: null }],
  })
  const row = async () => (await pages()).find((one) => one.path === path)
  const count = async () => (await row())?.openAnomalyCount
  expect(await count()).toBe(1)
  expect((await row())?.openAnomalies).toMatchObject([
    { anomalyId: 'ano_tents', metric: 'sessions', date: '2026-11-12' },
  ])
  for (const [language, text] of [
    ['en', 'Sessions'],
    ['tr', 'Oturumlar'],
  ] as const) {
    const found = (await analyse({ url }, language)).findings.find(({ kind }) => kind === 'openAnomalies')
    expect(found?.title).toContain(text)
    expect(found?.evidence.map(({ value }) => value)).toEqual([212, 644])
    for (const one of found?.evidence ?? []) expect(await readAgain(as('usr_mara'), 'acc_1', one)).toBe(one.value)
    expect(unfoundedNumbers(found?.detail ?? '', language, { evidence: found?.evidence ?? [] })).toEqual([])
  }
  await sandbox.store.upsert('anomaly', { ...stored, status: AnomalyStatus.Resolved })
  expect(await count()).toBe(0)
  expect((await analyse({ url })).findings.map(({ kind }) => kind)).not.toContain('openAnomalies')
})
