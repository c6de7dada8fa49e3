// Formats insights as sentences in the requested language and currency.
import {
  type AdCampaignAnalysis,
  AiEffort,
  type AiFinding,
  type AiRecommendation,
  type MetricSet,
} from '@adwright/sdk/types'
import { findInsights, type Insight, metricsOf, periodsOf } from '#mocks/sandbox/domain/ai/analysis.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { FINDINGS, SUMMARY } from '#mocks/sandbox/texts/ai-findings.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

export type LocaleOptions = { language: Language; currencyCode: string }

const money = (amount: number, { language, currencyCode }: LocaleOptions) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(amount)
const percent = (share: number, { language }: LocaleOptions) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
const decimal = (value: number, { language }: LocaleOptions) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)

function valuesOf(insight: Insight, locale: LocaleOptions): Record<string, string> {
  const { name } = insight.entity
  switch (insight.kind) {
    case 'wasted':
      return { name, cost: money(insight.cost, locale), clicks: decimal(insight.clicks, locale) }
    case 'limited':
      return {
        name,
        lost: percent(insight.lost, locale),
        roas: decimal(insight.roas, locale),
        all: decimal(insight.all, locale),
      }
    case 'dearer':
      return { name, cpa: money(insight.cpa, locale), before: money(insight.before, locale) }
    default:
      return { name, share: percent(insight.share, locale) }
  }
}

function findingOf(insight: Insight, locale: LocaleOptions): AiFinding {
  const texts = FINDINGS[insight.kind]
  const values = valuesOf(insight, locale)
  const write = (part: keyof typeof texts, maxLength: number) =>
    interpolate(texts[part][locale.language], values, locale.language).slice(0, maxLength)
  return {
    severity: insight.severity,
    title: write('title', 200),
    detail: write('detail', 2000),
    evidence: write('evidence', 1000),
    suggestedAction: write('action', 500),
    entity: refOf(insight.entity),
  }
}

function recommendationOf(insight: Insight, locale: LocaleOptions): AiRecommendation {
  const texts = FINDINGS[insight.kind]
  const values = valuesOf(insight, locale)
  const write = (part: keyof typeof texts) => interpolate(texts[part][locale.language], values, locale.language)
  return {
    title: write('task').slice(0, 200),
    expectedImpact: write('impact').slice(0, 300),
    effort: insight.kind === 'fewer' ? AiEffort.Medium : AiEffort.Small,
    taskTemplate: {
      title: write('task').slice(0, 100),
      description: `${write('detail')}\n\n- ${write('evidence')}\n- ${write('action')}`.slice(0, 5000),
    },
  }
}

/** A summary of the metrics in one or two sentences. */
function summaryOf(kpis: MetricSet, wastedSpend: number, locale: LocaleOptions): string {
  const write = (part: keyof typeof SUMMARY, values = {}) =>
    interpolate(SUMMARY[part][locale.language], values, locale.language)
  if (kpis.impressions === 0) return write('nothing')
  const figures = write('figures', {
    cost: kpis.cost === null ? '–' : money(kpis.cost, locale),
    conversions: kpis.conversions === null ? '–' : decimal(kpis.conversions, locale),
    cpa: kpis.cpa === null ? '–' : money(kpis.cpa, locale),
    roas: kpis.roas === null ? '–' : decimal(kpis.roas, locale),
  })
  return [figures, wastedSpend > 0 ? write('waste', { wasted: money(wastedSpend, locale) }) : write('steady')].join(' ')
}

/** The analysis of a client account's campaigns over the last 30 days up to yesterday. */
export function analyseCampaigns(
  world: AdsAccountView,
  { id, customerClientId }: { id: string; customerClientId: string },
  locale: LocaleOptions,
): AdCampaignAnalysis {
  const { period, before } = periodsOf(world.today)
  const kpis = metricsOf(world, period)
  const previous = metricsOf(world, before)
  const { insights, wastedSpend } = findInsights(world)
  return {
    currencyCode: locale.currencyCode,
    id,
    customerClientId,
    period,
    summary: summaryOf(kpis, wastedSpend, locale),
    kpis: { ...kpis, previous: previous.impressions === 0 ? null : previous },
    wastedSpend,
    findings: insights.map((insight) => findingOf(insight, locale)),
    opportunities: insights.map((insight) => recommendationOf(insight, locale)),
  }
}
