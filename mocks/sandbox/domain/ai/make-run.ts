// Makes analyses: reads what is analysed, without words, and names what is missing.
import { AnalysisKind } from '@adwright/sdk/types'
import { analyseCampaigns } from '#mocks/sandbox/domain/ai/campaign-run.ts'
import { evidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { landingPagesUntil, yesterdayOf } from '#mocks/sandbox/domain/ai/landing-pages.ts'
import { analyseMarket } from '#mocks/sandbox/domain/ai/market-run.ts'
import type { Client } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import { AREAS } from '#mocks/sandbox/domain/ai/page/check-page.ts'
import { readPage } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import { analysePage } from '#mocks/sandbox/domain/ai/page-run.ts'
import type { Visits } from '#mocks/sandbox/domain/ai/page-visits.ts'
import type { NewRun, NewSource } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'

/** The context of an analysis, which a job or a scenario can provide as well as a call. */
export type AnalystContext = Pick<MemberContext, 'store' | 'newId' | 'platforms' | 'account' | 'now'> & {
  /** Null if the service makes it, to check finished work. */
  person: Person | null
}

const SERVICE_NAME = 'Adwright'

export type Made = { run: NewRun; source?: NewSource }

function emptyRun(call: AnalystContext, kind: AnalysisKind, subject: string) {
  const { account, person, newId, now } = call
  return {
    id: newId('ana'),
    accountId: account.id,
    kind,
    subject,
    isPasted: false,
    currencyCode: account.currencyCode,
    dateBegin: null,
    dateEnd: null,
    weakestArea: null,
    overallScore: null,
    scores: null,
    checks: [],
    auctions: null,
    demandMonths: [],
    searchTermGroups: [],
    createdAt: now.toISOString(),
    createdByName: person ? fullName(person) || person.userName : SERVICE_NAME,
    isAutomatic: person === null,
  }
}

const unreadable = (field: 'url' | 'baseUrl' | 'html', detail: string) =>
  new Problem(422, 'page-not-readable', { detail, errors: { [field]: ['page-not-readable'] } })

const FAILURES = {
  'unknown-host': 'Nothing answers at this address.',
  'not-found': 'The address answered 404.',
  'sign-in-needed': 'The page asks for a sign-in.',
}

/** The visits of a page of the selected property's site; undefined for other pages. */
async function visitsOf(call: AnalystContext, url: string): Promise<Visits | undefined> {
  const dateEnd = yesterdayOf(call, call.account)
  const page = (await landingPagesUntil(call, call.account, dateEnd)).find((one) => one.url === url)
  return page && { page, dateEnd }
}

type PageRequest = { field: 'url' | 'baseUrl'; url?: string | undefined; html?: string | undefined }

/** Analyses a page by its address, or pasted source; throws a 422 if it cannot be read. */
export async function makePageRun(call: AnalystContext, { field, url = '', html }: PageRequest): Promise<Made> {
  const read = html === undefined ? call.platforms.web.read(url) : { url: null, html, resources: null }
  if ('failure' in read) throw unreadable(field, FAILURES[read.failure])
  const resources = read.resources && [...read.resources]
  const page = readPage(read)
  if (!page) throw unreadable(html === undefined ? field : 'html', 'Its elements are nested too deeply.')
  const base = emptyRun(call, AnalysisKind.WebPage, read.url ?? '')
  const { title, states, checks, scores, overallScore } = analysePage(
    base.id,
    page,
    read.url === null ? undefined : await visitsOf(call, read.url),
  )
  const [weakestArea = 'seo'] = AREAS.toSorted((a, b) => scores[a] - scores[b])
  const source = { operation: 'getAnalysisRun', parameters: { runId: base.id } }
  const run: NewRun = {
    ...base,
    subject: read.url ?? `pasted ${title}`.trim(),
    title,
    isPasted: html !== undefined,
    summary: 'page',
    summaryEvidence: [evidence(source, 'score', overallScore, 'count', '$.overallScore')],
    weakestArea,
    overallScore,
    scores,
    checks,
    states,
  }
  return { run, source: { html: read.html, resources } }
}

export type AdsPlace = { view: AdsAccountView; client: Client }

/** The selected client account; throws a 409 if none is connected or selected. */
export async function adsPlaceOf(
  call: Pick<MemberContext, 'store' | 'platforms' | 'now'>,
  accountId: string,
): Promise<AdsPlace> {
  const connection = await adsConnectionOf(call, accountId)
  if (!connection?.credentialId || !connection.customerClientId) throw new Problem(409, 'ads-not-connected')
  const { customerClientId } = connection
  const { currency: currencyCode } = await clientFor(call, { accountId, customerClientId })
  return { view: await adsAccountOf(call, accountId, customerClientId), client: { customerClientId, currencyCode } }
}

const clientName = ({ platforms }: AnalystContext, { client }: AdsPlace) =>
  platforms.ads.anyClient(client.customerClientId)?.descriptiveName ?? client.customerClientId

export function makeCampaignRun(call: AnalystContext, place: AdsPlace): Made {
  const { period, states, summaryEvidence, kpis } = analyseCampaigns(place.view, place.client, call.platforms.web)
  const base = emptyRun(call, AnalysisKind.AdCampaigns, place.client.customerClientId)
  const isEmpty = summaryEvidence.length < 3 || !kpis.impressions
  const run: NewRun = {
    ...base,
    ...period,
    title: clientName(call, place),
    currencyCode: place.client.currencyCode,
    summary: isEmpty ? 'campaignsEmpty' : 'campaigns',
    summaryEvidence: isEmpty ? [] : summaryEvidence,
    states,
  }
  return { run }
}

export async function makeMarketRun(call: AnalystContext, place: AdsPlace): Promise<Made> {
  const { id } = call.account
  const propertyName = (await analyticsConnectionOf(call.store, id))?.propertyName
  const property = propertyName ? await propertyViewOf(call, id, propertyName) : undefined
  const { view, client } = place
  const { period, auctions, demandMonths, searchTermGroups, states, summaryEvidence } = analyseMarket(
    call.platforms.ads,
    view,
    client,
    property,
  )
  const base = emptyRun(call, AnalysisKind.Market, place.client.customerClientId)
  const run: NewRun = {
    ...base,
    ...period,
    title: clientName(call, place),
    currencyCode: place.client.currencyCode,
    summary: summaryEvidence.length > 0 ? 'market' : 'marketSmall',
    summaryEvidence,
    auctions,
    demandMonths,
    searchTermGroups,
    states,
  }
  return { run }
}
