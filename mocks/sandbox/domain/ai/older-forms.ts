// The three analyses of the specification, as their GET operations answer them, from a stored run.
import {
  type AdCampaignAnalysis,
  type AiRecommendation,
  EntityType,
  type MarketAnalysis,
  type MarketCompetitor,
  type WebPageAnalysis,
} from '@adwright/sdk/types'
import { campaignTotals } from '#mocks/sandbox/domain/ai/campaign-run.ts'
import { wordsOf } from '#mocks/sandbox/domain/ai/finding-words.ts'
import type { Client } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import { shownAiFinding, summaryOf } from '#mocks/sandbox/domain/ai/shown-runs.ts'
import type { StoredRun } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

type Place = { view: AdsAccountView; client: Client }

const findingsIn = (run: StoredRun, language: Language) =>
  run.findings.map((finding) => shownAiFinding(run.kind, finding, language))

export function oldPageAnalysis(run: StoredRun, language: Language): WebPageAnalysis {
  return {
    id: run.id,
    url: run.subject,
    title: run.title,
    screenshotFileId: null,
    overallScore: run.overallScore ?? 0,
    scores: run.scores ?? { seo: 0, content: 0, performance: 0, accessibility: 0, conversion: 0 },
    findings: findingsIn(run, language),
    createdAt: run.createdAt,
  }
}

const recommendationsOf = (run: StoredRun, language: Language): AiRecommendation[] =>
  run.findings.map((state) => {
    const { title, detail, evidenceText, suggestedAction } = wordsOf(run.kind, state, language)
    return {
      title: suggestedAction.slice(0, 200),
      expectedImpact: evidenceText.slice(0, 300),
      effort: state.effort,
      taskTemplate: {
        title: title.slice(0, 100),
        description: `${detail}\n\n- ${evidenceText}\n- ${suggestedAction}`.slice(0, 5000),
      },
    }
  })

const WASTES = ['wastedKeyword', 'wastedTerm']

export function oldCampaignAnalysis(run: StoredRun, { view, client }: Place, language: Language): AdCampaignAnalysis {
  const { kpis, previous } = campaignTotals(view, client)
  const wasted = run.findings
    .filter(({ kind }) => WASTES.includes(kind))
    .flatMap((state) => state.evidence.filter(({ key }) => key === 'cost'))
    .reduce((sum, { value }) => sum + value, 0)
  return {
    currencyCode: run.currencyCode,
    id: run.id,
    customerClientId: run.subject,
    period: { dateBegin: run.dateBegin ?? view.today, dateEnd: run.dateEnd ?? view.today },
    summary: summaryOf(run, language),
    kpis: { ...kpis, previous: previous.impressions === 0 ? null : previous },
    wastedSpend: Math.round(wasted * 100) / 100,
    findings: findingsIn(run, language),
    opportunities: recommendationsOf(run, language),
  }
}

const COUNTRIES: Record<string, string> = {
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Istanbul': 'TR',
  'Europe/London': 'GB',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Europe/Rome': 'IT',
  'Europe/Amsterdam': 'NL',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Los_Angeles': 'US',
}

/** The name of a time zone's country; otherwise the city of the time zone. */
function regionOf(timeZone: string, language: Language): string {
  const country = COUNTRIES[timeZone]
  const name = country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return name || (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

const DAYS_A_YEAR = 365

/** The eligible impressions of each month of the last year relative to the average month with data; 0 for a month without. */
function seasonalityOf(view: AdsAccountView): MarketAnalysis['seasonality'] {
  const to = addDays(view.today, -1)
  const from = addDays(to, 1 - DAYS_A_YEAR)
  const id = view.entities(EntityType.Account)[0]?.id ?? ''
  const days = view.daily(id, from, to)
  const months = Array.from({ length: 12 }, (_, month) => {
    const own = days.filter(({ day }) => Number(day.slice(5, 7)) === month + 1)
    return own.reduce((sum, { parts }) => sum + parts.eligibleImpressions, 0) / Math.max(1, own.length)
  })
  const known = months.filter((value) => value > 0)
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
  return months.map((value) =>
    mean > 0 ? Math.min(20, Math.round((value / mean) * 100) / 100) : 0,
  ) as MarketAnalysis['seasonality']
}

const STRENGTHS = {
  en: ['Impression share {share}', 'Above your ad in {above} of shared auctions'],
  tr: ['Gösterim payı {share}', 'Ortak açık artırmaların {above} kadarında sizden üstte'],
}

function competitorOf(
  rival: NonNullable<StoredRun['auctions']>['rivals'][number],
  language: Language,
): MarketCompetitor {
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value)
  const values = { share: percent(rival.impressionShare), above: percent(rival.positionAboveRate) }
  return {
    name: rival.name,
    domain: rival.domain,
    strengths: STRENGTHS[language].map((text) => interpolate(text, values, language)),
    estimatedShare: rival.impressionShare,
    impressionShare: rival.impressionShare,
    overlapRate: rival.overlapRate,
    positionAboveRate: rival.positionAboveRate,
    outrankingShare: rival.outrankingShare,
    previousImpressionShare: rival.previousImpressionShare ?? null,
  }
}

const RISES = ['rivalGrew', 'termsRose', 'demandRises']

type Market = { industry: number; timeZone: string; language: Language }

export function oldMarketAnalysis(
  run: StoredRun,
  { view }: Place,
  { industry, timeZone, language }: Market,
): MarketAnalysis {
  const seasonality = seasonalityOf(view)
  return {
    id: run.id,
    industry,
    region: regionOf(timeZone, language),
    summary: summaryOf(run, language),
    competitors: (run.auctions?.rivals ?? []).map((rival) => competitorOf(rival, language)),
    trends: run.findings
      .filter(({ kind }) => kind !== 'rivalAbove')
      .map((state) => {
        const { title, evidenceText } = wordsOf(run.kind, state, language)
        return {
          label: title.slice(0, 200),
          direction: RISES.includes(state.kind) ? ('up' as const) : ('down' as const),
          evidence: evidenceText,
        }
      })
      .slice(0, 20),
    seasonality,
    seasonalitySource: seasonality.some((month) => month > 0) ? 'eligibleImpressions' : 'none',
    searchTermGroups: run.searchTermGroups ?? [],
    recommendations: recommendationsOf(run, language),
  }
}
