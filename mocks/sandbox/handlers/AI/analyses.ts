// Makes and reads analyses.
import { AnalysisKind, IntegrationPlatform, PlanLimitKind } from '@adwright/sdk/types'
import { announceVerdicts } from '#mocks/sandbox/domain/ai/finding-verdict-news.ts'
import {
  type AdsPlace,
  adsPlaceOf,
  type Made,
  makeCampaignRun,
  makeMarketRun,
  makePageRun,
} from '#mocks/sandbox/domain/ai/make-run.ts'
import { oldCampaignAnalysis, oldMarketAnalysis, oldPageAnalysis } from '#mocks/sandbox/domain/ai/older-forms.ts'
import { readPage, visibleTextOf } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import { measurementsOf } from '#mocks/sandbox/domain/ai/page-run.ts'
import { readPageAddress } from '#mocks/sandbox/domain/ai/read-page-address.ts'
import { comparedRun, shownRun, shownSummary } from '#mocks/sandbox/domain/ai/shown-runs.ts'
import { type StoredRun, saveRun } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import { consumeAnswer, runOfToday, saveRunOfToday } from '#mocks/sandbox/domain/ai/usage.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { missingField, Problem, problem } from '#mocks/sandbox/domain/problem.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'

async function save(call: MemberContext, name: string, made: Made): Promise<StoredRun> {
  await consumeAnswer(call, call.account)
  const { run, verdicts } = await saveRun(call, made)
  await announceVerdicts(call, verdicts, call.person.id)
  await saveRunOfToday(call, call.account, name, run.id)
  return run
}

/** The analysis of today if there is one, else a new one. */
async function todays(call: MemberContext, name: string, make: () => Made | Promise<Made>): Promise<StoredRun> {
  const runId = await runOfToday(call, call.account, name)
  const known = runId && (await call.store.get('analysisRun', runId))
  if (known) return known
  const made = await make()
  return call.store.transaction((store) => save({ ...call, store }, name, made))
}

const pageName = (url: string) => `page.${seedOf(url)}`
const adsName = (kind: 'campaigns' | 'market', { client }: AdsPlace) => `${kind}.${client.customerClientId}`

function assertAdsSource(source: number | undefined) {
  if (source !== undefined && source !== IntegrationPlatform.GoogleAds) throw new Problem(409, 'ads-not-connected')
}

async function marketPlace(call: MemberContext): Promise<{ place: AdsPlace; industry: number }> {
  await assertPlanLimit(call, call.account, PlanLimitKind.MarketAnalyses)
  if (call.account.industry === null) throw new Problem(409, 'industry-missing')
  return { place: await adsPlaceOf(call, call.account.id), industry: call.account.industry }
}

/** A run of this account; undefined for one that does not exist or belongs to another. */
export async function runIn({ store, account }: MemberContext, id: string): Promise<StoredRun | undefined> {
  const run = await store.get('analysisRun', id)
  return run?.accountId === account.id ? run : undefined
}

type Operation =
  | 'getWebPageAnalysis'
  | 'getAdCampaignAnalysis'
  | 'getMarketAnalysis'
  | 'createWebPageAnalysis'
  | 'createAdCampaignAnalysis'
  | 'createMarketAnalysis'
  | 'listAnalysisRuns'
  | 'getAnalysisRun'
  | 'getAnalysisSource'

export const analyses = {
  async getWebPageAnalysis(call) {
    const url = call.query.baseUrl
    const run = await todays(call, pageName(url), () => makePageRun(call, { field: 'baseUrl', url }))
    return ok(oldPageAnalysis(run, call.language))
  },
  async getAdCampaignAnalysis(call) {
    assertAdsSource(call.query.source)
    const place = await adsPlaceOf(call, call.account.id)
    const run = await todays(call, adsName('campaigns', place), () => makeCampaignRun(call, place))
    return ok(oldCampaignAnalysis(run, place, call.language))
  },
  async getMarketAnalysis(call) {
    const { place, industry } = await marketPlace(call)
    const run = await todays(call, adsName('market', place), () => makeMarketRun(call, place))
    return ok(oldMarketAnalysis(run, place, { industry, timeZone: call.account.timeZone, language: call.language }))
  },

  async createWebPageAnalysis(call) {
    const { url, html } = call.body
    if (url === undefined && html === undefined) return missingField('url')
    const made = await makePageRun(call, { field: 'url', url, html })
    const run = await save(call, pageName(url ?? made.run.subject), made)
    return created(await shownRun(call.store, run, call.language))
  },
  async createAdCampaignAnalysis(call) {
    const place = await adsPlaceOf(call, call.account.id)
    const run = await save(call, adsName('campaigns', place), makeCampaignRun(call, place))
    return created(await shownRun(call.store, run, call.language))
  },
  async createMarketAnalysis(call) {
    const { place } = await marketPlace(call)
    const run = await save(call, adsName('market', place), await makeMarketRun(call, place))
    return created(await shownRun(call.store, run, call.language))
  },

  async listAnalysisRuns(call) {
    const { kinds, subject, searchText, currentPage, pageSize } = call.query
    const where = {
      accountId: call.account.id,
      kind: kinds,
      subject,
      ...(searchText ? { searchText: { contains: searchText } } : {}),
    }
    const page = await storedPage(call.store, 'analysisRun', { where, order: 'desc', currentPage, pageSize })
    return ok({ ...page, items: page.items.map((run) => shownSummary(run, call.language)) })
  },
  async getAnalysisRun(call) {
    const run = await runIn(call, call.runId)
    if (!run) return problem(404, 'not-found')
    const { against } = call.query
    if (against === undefined) return ok(await shownRun(call.store, run, call.language))
    const other = await runIn(call, against)
    if (!other) return problem(404, 'not-found')
    if (other.kind !== run.kind || other.subject !== run.subject)
      return problem(400, 'invalid-parameter', { detail: 'against names an analysis of something else.' })
    return ok(await shownRun(call.store, comparedRun(run, other), call.language))
  },
  async getAnalysisSource(call) {
    const run = await runIn(call, call.runId)
    const source = run?.kind === AnalysisKind.WebPage ? await call.store.get('analysisSource', run.id) : undefined
    const page = source && readPage(source)
    if (!run || !source || !page) return problem(404, 'not-found')
    const { html, resources } = source
    return ok({
      runId: run.id,
      html,
      text: visibleTextOf(page),
      viewUrl: readPageAddress(call, run.id),
      resources,
      measurements: measurementsOf(page),
    })
  },
} satisfies Pick<SandboxHandlers<'AI'>, Operation>
