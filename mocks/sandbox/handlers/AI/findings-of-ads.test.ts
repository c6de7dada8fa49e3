// The findings of campaigns and of the market, compared with the tables and pages they are about.
import type { AnalysisFinding, AnalysisRun } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { readAgain } from '#tests/support/evidence.ts'

const CLIENT = '4839201756'
const NOW = '2026-11-19T09:00:00Z'

let sandbox: Sandbox
let mara: ReturnType<typeof caller>
beforeEach(async () => {
  ;({ sandbox } = await openTeam())
  sandbox.clock.set(new Date(NOW))
  await sandbox.store.update('account', 'acc_1', (account) => ({ ...account, plan: 3, industry: 11 }))
  const at = { ...sandbox.runtime, now: sandbox.clock.now() }
  await selectClient(at, await connectAds(at, 'acc_1', { credentialId: 'crd_1' }), CLIENT)
  await sandbox.forward({ minutes: 2 })
  await signInAgain()
})
afterEach(() => sandbox.close())

async function signInAgain() {
  const token = await signIn(sandbox.runtime, 'usr_mara')
  const ads = await signAdsToken(sandbox.runtime, token, 'acc_1')
  mara = caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}` })
}

/** Connects web analytics, and selects a property. */
async function selectSite() {
  await connectAnalytics({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_1', 'crd_2')
  const elif = caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
  expect((await elif('POST', '/EAnl/acc_1/318204657')).status).toBe(200)
}

const make = async (kind: 'ad-campaign' | 'market'): Promise<AnalysisRun> => {
  const answered = await mara('POST', `/AI/acc_1/${kind}-analysis`)
  expect(answered).toMatchObject({ status: 201 })
  return answered.body
}

const table = async (path: string) => (await mara('GET', `/EA/acc_1/metrics/${CLIENT}/${path}`)).body.items
const ofKind = ({ findings }: AnalysisRun, kind: string) => findings.filter((finding) => finding.kind === kind)
const valueOf = ({ evidence }: AnalysisFinding, key: string) => evidence.find((one) => one.key === key)?.value

test('a landing page is called missing only if its address answers 404, and other pages of ads are there', async () => {
  const broken = ofKind(await make('ad-campaign'), 'brokenPage')
  expect(broken).toHaveLength(1)
  const ads: { entityId: string; finalUrl: string | null; clicks: number }[] = await table('ads?pageSize=100')
  const found = await table(`ads?pageSize=100&searchText=${encodeURIComponent(broken[0]?.entity?.name ?? '')}`)
  const { finalUrl } = found.find(({ entityId }: { entityId: string }) => entityId === broken[0]?.entity?.entityId)
  expect(broken[0]?.detail).toContain(finalUrl)
  for (const url of new Set(ads.flatMap((ad) => (ad.clicks > 0 ? (ad.finalUrl ?? []) : [])))) {
    const { status } = await mara('POST', '/AI/acc_1/web-page-analysis', { url })
    expect(status, url).toBe(url === finalUrl ? 422 : 201)
  }
})

test('a duplicate keyword names as many copies as the table lists, and the one that converts least', async () => {
  const duplicates = ofKind(await make('ad-campaign'), 'duplicateKeyword')
  expect(duplicates.length).toBeGreaterThan(0)
  for (const finding of duplicates) {
    const name = finding.entity?.name ?? ''
    const rows: { entityId: string; text: string; matchType: number; duplicateCount: number; conversions: number }[] =
      await table(`keywords?pageSize=100&searchText=${encodeURIComponent(name)}`)
    const own = rows.find(({ entityId }) => entityId === finding.entity?.entityId)
    const copies = rows.filter(({ text, matchType, duplicateCount }) =>
      Boolean(text === name && matchType === own?.matchType && duplicateCount),
    )
    expect(valueOf(finding, 'duplicates')).toBe(copies.length - 1)
    expect(valueOf(finding, 'conversions')).toBe(Math.min(...copies.map(({ conversions }) => conversions)))
  }
})

test('a month is over plan exactly where the cost since its first day exceeds the daily budgets by a tenth', async () => {
  const over = ofKind(await make('ad-campaign'), 'monthOverPlan')
  expect(over.length).toBeGreaterThan(0)
  const rows: { entityId: string; status: number; cost: number; dailyBudget: number }[] = await table(
    'campaigns?pageSize=100&dateBegin=2026-11-01&dateEnd=2026-11-18',
  )
  const expected = rows.filter(({ status, cost, dailyBudget }) => status === 1 && cost > dailyBudget * 18 * 1.1)
  expect(over.map(({ entity }) => entity?.entityId).toSorted()).toEqual(
    expected.map(({ entityId }) => entityId).toSorted(),
  )
  for (const { suggestedRuleId } of over) expect(suggestedRuleId).toBe('rule_month-over-plan')
})

test('in the first days of a month nothing is said about its plan', async () => {
  sandbox.clock.set(new Date('2026-12-04T09:00:00Z'))
  await signInAgain()
  expect(ofKind(await make('ad-campaign'), 'monthOverPlan')).toEqual([])
})

test('groups of search terms rise or fall by the impressions of their ad group, which can be read again', async () => {
  const run = await make('market')
  const groups = run.findings.filter(({ kind }) => kind.startsWith('terms'))
  expect(new Set(groups.map(({ kind }) => kind))).toEqual(new Set(['termsRose', 'termsFell']))
  for (const finding of groups) {
    const [now, then] = [valueOf(finding, 'impressions') ?? 0, valueOf(finding, 'impressionsBefore') ?? 0]
    expect(Math.min(now, then)).toBeGreaterThanOrEqual(1000)
    expect(finding.kind).toBe(now > then ? 'termsRose' : 'termsFell')
    for (const one of finding.evidence) expect(await readAgain(mara, 'acc_1', one)).toBe(one.value)
  }
})

test('the demand of the coming weeks is that of the same weekdays a year ago, in both directions', async () => {
  const kinds = new Set<string>()
  for (const day of ['2026-12-23', '2027-01-22']) {
    sandbox.clock.set(new Date(`${day}T09:00:00Z`))
    await signInAgain()
    const demand = (await make('market')).findings.filter(({ kind }) => kind.startsWith('demand'))
    expect(demand.length).toBeLessThanOrEqual(1)
    for (const { kind, evidence } of demand) {
      const [ahead, recent] = evidence
      for (const one of evidence) expect(await readAgain(mara, 'acc_1', one)).toBe(one.value)
      expect(kind).toBe((ahead?.value ?? 0) > (recent?.value ?? 0) ? 'demandRises' : 'demandFalls')
      expect(new Date(ahead?.dateBegin ?? '').getUTCDay()).toBe(new Date(day).getUTCDay())
      kinds.add(kind)
    }
  }
  expect(kinds).toEqual(new Set(['demandRises', 'demandFalls']))
})

test('the demand of the coming weeks names the sessions of the same weeks once a property measures them', async () => {
  sandbox.clock.set(new Date('2026-12-23T09:00:00Z'))
  await signInAgain()
  const demandOf = (run: AnalysisRun) => run.findings.find(({ kind }) => kind.startsWith('demand'))
  const without = demandOf(await make('market'))
  expect(without?.evidence.map(({ key }) => key)).toEqual(['demandAhead', 'demandRecent'])
  expect(without?.evidenceText).not.toContain('Sessions')
  await selectSite()
  const found = demandOf(await make('market'))
  const [ahead, , sessions] = found?.evidence ?? []
  expect(found?.evidence.map(({ key }) => key)).toEqual([
    'demandAhead',
    'demandRecent',
    'sessionsAhead',
    'sessionsRecent',
  ])
  expect(sessions).toMatchObject({ dateBegin: ahead?.dateBegin, dateEnd: ahead?.dateEnd })
  for (const one of found?.evidence ?? []) expect(await readAgain(mara, 'acc_1', one)).toBe(one.value)
  expect(found?.evidenceText).toContain(`Sessions ${sessions?.value.toLocaleString('en')}`)
})

test('groups of search terms have the impressions of their tables, and rivals their share before', async () => {
  const run = await make('market')
  const groups = run.searchTermGroups ?? []
  expect(groups.length).toBeGreaterThan(1)
  const sizes = groups.map(({ impressions, previousImpressions }) => Math.abs(impressions / previousImpressions - 1))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  const of = (adGroupId: string, period: string) =>
    mara('GET', `/EA/acc_1/metrics/${CLIENT}/search-terms/by-ad-group/${adGroupId}?pageSize=10&${period}`)
  for (const { adGroupId, termCount, impressions, previousImpressions } of groups.slice(0, 3)) {
    const { body } = await of(adGroupId, 'dateBegin=2026-10-20&dateEnd=2026-11-18')
    expect([body.totalCount, body.totals.impressions]).toEqual([termCount, impressions])
    const before = await of(adGroupId, 'dateBegin=2026-09-20&dateEnd=2026-10-19')
    expect(before.body.totals.impressions).toBe(previousImpressions)
  }
  const earlier = (await mara('GET', '/AI/acc_1/auction-insights?dateBegin=2026-09-20&dateEnd=2026-10-19')).body
  const rivals = run.auctions?.rivals ?? []
  expect(rivals.length).toBeGreaterThan(0)
  for (const { domain, previousImpressionShare } of rivals)
    expect(previousImpressionShare).toBe(
      earlier.rivals.find((one: { domain: string }) => one.domain === domain)?.impressionShare ?? null,
    )
  const { body } = await mara('GET', '/AI/acc_1/market-analysis')
  expect(body).toMatchObject({ searchTermGroups: groups, seasonalitySource: 'eligibleImpressions' })
  expect(body.competitors.map(({ outrankingShare }: { outrankingShare: number }) => outrankingShare)).toEqual(
    rivals.map(({ outrankingShare }) => outrankingShare),
  )
})

test('demand by month has the eligible impressions of whole months, and the sessions of the property once there is one', async () => {
  const months = (await make('market')).demandMonths ?? []
  expect(months.at(-1)?.beginsOn).toBe('2026-10-01')
  // The client account's data begins in the middle of a month, which is no month of its demand.
  expect(months).toHaveLength(12)
  expect(months.every(({ eligibleImpressions }) => (eligibleImpressions ?? 0) > 1_000_000)).toBe(true)
  expect(months.every(({ sessions }) => sessions === null)).toBe(true)
  const { body } = await mara('GET', '/AI/acc_1/auction-insights?dateBegin=2026-10-01&dateEnd=2026-10-31')
  expect(months.at(-1)?.eligibleImpressions).toBe(body.eligibleImpressions)
  await selectSite()
  const last = (await make('market')).demandMonths?.at(-1)
  const period = 'dateBeginCurrentPeriod=2026-10-01&dateEndCurrentPeriod=2026-10-31'
  const previous = 'dateBeginPreviousPeriod=2026-08-31&dateEndPreviousPeriod=2026-09-30'
  const report = await mara('GET', `/EAnl/acc_1/report?propertyName=318204657&${period}&${previous}`)
  const sessions = report.body.totals.find(({ metric }: { metric: string }) => metric === 'sessions')?.current
  expect(sessions).toBeGreaterThan(0)
  expect(last?.sessions).toBe(sessions)
})

test('effects are compared within one currency: that of the account first, then each other one', async () => {
  await make('ad-campaign')
  const costly = { currencyCode: 'JPY', low: 900_000, high: 900_000 }
  const stored = await sandbox.store.listAll('analysisFinding', { where: { accountId: 'acc_1' } })
  const first = stored.find(({ state }) => state.effect)
  if (!first) throw new Error('No finding has an effect.')
  await sandbox.store.update('analysisFinding', first.id, ({ state, ...finding }) => ({
    ...finding,
    state: { ...state, effect: costly },
  }))
  const currencies: (string | undefined)[] = []
  for (let page = 1; page <= Math.ceil(stored.length / 10); page++) {
    const { items } = (await mara('GET', `/AI/acc_1/findings?orderBy=gain&pageSize=10&currentPage=${page}`)).body
    currencies.push(...items.map(({ effect }: AnalysisFinding) => effect?.currencyCode))
  }
  const amounts = currencies.filter((one) => one !== undefined)
  expect(amounts.length).toBeGreaterThan(1)
  expect(amounts.indexOf('JPY')).toBe(amounts.length - 1)
  expect(currencies.indexOf(undefined)).toBe(amounts.length)
  expect(currencies).toHaveLength(stored.length)
})
