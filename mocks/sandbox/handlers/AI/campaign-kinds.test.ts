// The kinds of findings of a campaign analysis, their rules and effects, and the least auctions for the market.
import type { AnalysisFinding, AnalysisRun } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

const CLIENT = '4839201756'
const CONNECTED = '2026-12-18T09:00:00Z'
/** A day on which every kind occurs in the simulated account. */
const NOW = '2027-05-10T09:00:00Z'
/** Spend without conversions is one kind for keywords and one for search terms. */
const KINDS = [
  'adDisapproved',
  'brokenPage',
  'budgetLimited',
  'convertingTerm',
  'costlier',
  'duplicateKeyword',
  'fewerConversions',
  'lowQuality',
  'monthOverPlan',
  'noImpressions',
  'rankLost',
  'singleAd',
  'wastedKeyword',
  'wastedTerm',
  'weakAd',
]

let sandbox: Sandbox
let mara: ReturnType<typeof caller>
beforeEach(async () => {
  ;({ sandbox } = await openTeam())
  sandbox.clock.set(new Date(CONNECTED))
  const at = { ...sandbox.runtime, now: sandbox.clock.now() }
  await selectClient(at, await connectAds(at, 'acc_1', { credentialId: 'crd_1' }), CLIENT)
  await sandbox.forward({ minutes: 2 })
  sandbox.clock.set(new Date(NOW))
  await sandbox.store.set('account', 'acc_1', { plan: 3, industry: 11 })
  await signInAgain()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await sandbox.close()
})

async function signInAgain() {
  const token = await signIn(sandbox.runtime, 'usr_mara')
  const ads = await signAdsToken(sandbox.runtime, token, 'acc_1')
  mara = caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}` })
}

const make = async (kind: 'ad-campaign' | 'market'): Promise<AnalysisRun> =>
  (await mara('POST', `/AI/acc_1/${kind}-analysis`)).body
const get = async (path: string) => (await mara('GET', `/EA/acc_1/${path}`)).body

/** The row of a search term, and that of the keyword that led to it. */
async function termOf({ entity }: AnalysisFinding) {
  const find = async (table: string, text: string) =>
    (await get(`metrics/${CLIENT}/${table}?pageSize=100&searchText=${encodeURIComponent(text)}`)).items
  const term = (await find('search-terms', entity?.name ?? '')).find(
    ({ entityId }: { entityId: string }) => entityId === entity?.entityId,
  )
  const keyword = (await find('keywords', term.matchedKeyword)).find(
    ({ text, adGroupName }: { text: string; adGroupName: string }) =>
      text === term.matchedKeyword && adGroupName === term.adGroupName,
  )
  return { term, keyword }
}

test('a campaign analysis finds fifteen kinds, at most three of each, and names the rule of the catalog for each', async () => {
  const { findings } = await make('ad-campaign')
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  expect([...byKind.keys()].toSorted()).toEqual(KINDS)
  for (const [kind, group] of byKind) expect(group.length, kind).toBeLessThanOrEqual(3)
  const catalog: { ruleId: string }[] = await get(`autopilot/${CLIENT}/rules-all`)
  const rules = new Set(catalog.map(({ ruleId }) => ruleId))
  for (const { kind, suggestedRuleId } of findings) expect(rules.has(suggestedRuleId ?? ''), kind).toBe(true)
})

test('effects are counted once for each item, and together never exceed what was spent', async () => {
  const { findings } = await make('ad-campaign')
  const ofKind = (kind: string) => findings.filter((finding) => finding.kind === kind)
  const costOf = ({ evidence }: AnalysisFinding) => evidence.find(({ key }) => key === 'cost')?.value ?? 0
  const middleOf = ({ effect }: AnalysisFinding) => (effect ? (effect.low + effect.high) / 2 : 0)
  for (const finding of [...ofKind('wastedKeyword'), ...ofKind('wastedTerm')])
    expect(middleOf(finding)).toBeCloseTo(costOf(finding), 0)
  const effects = findings.reduce((sum, finding) => sum + middleOf(finding), 0)
  const { totals } = await get(`metrics/${CLIENT}/campaigns?pageSize=10`)
  expect(effects).toBeGreaterThan(0)
  expect(effects).toBeLessThanOrEqual(totals.cost)
  // A search term stands for itself only if its keyword converts: the cost of any other is that of the keyword.
  for (const finding of ofKind('wastedTerm')) {
    const { term, keyword } = await termOf(finding)
    expect(keyword?.conversions, term.name).toBeGreaterThan(0)
  }
})

test.each([
  [999, false],
  [1000, true],
])('of a market with %i auctions in a month, something is said: %s', async (eligible, isSaid) => {
  const rival = { name: 'Bergfreund', domain: 'bergfreund.example', shown: 600, together: 300, above: 250 }
  vi.spyOn(sandbox.runtime.platforms.ads, 'auctions').mockReturnValue({ eligible, own: 400, rivals: [rival] })
  const { auctions, findings, summaryEvidence } = await make('market')
  expect(auctions?.eligibleImpressions).toBe(eligible)
  expect([auctions?.rivals.length, findings.length, summaryEvidence.length].map((count) => (count ?? 0) > 0)).toEqual([
    isSaid,
    isSaid,
    isSaid,
  ])
})

test('a finding is called gone only if it is no longer there, however many larger ones there are', async () => {
  const stillThere: string[] = []
  let goneCount = 0
  for (const day of ['2027-05-24', '2027-06-07', '2027-06-21', '2027-07-05']) {
    await make('ad-campaign')
    sandbox.clock.set(new Date(`${day}T09:00:00Z`))
    await signInAgain()
    const { goneFindings } = await make('ad-campaign')
    const { cpa } = (await get(`metrics/${CLIENT}/campaigns?pageSize=10`)).totals
    for (const finding of goneFindings.filter(({ kind }) => kind === 'wastedTerm')) {
      const { term, keyword } = await termOf(finding)
      goneCount += 1
      if (term.conversions === 0 && term.cost >= cpa && keyword.conversions !== 0) stillThere.push(term.name)
    }
  }
  expect(goneCount).toBeGreaterThan(0)
  expect(stillThere).toEqual([])
})
