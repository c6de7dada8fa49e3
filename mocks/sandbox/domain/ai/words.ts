// Puts what was found into sentences, in the language and the currency asked for.
import {
  type AdCampaignAnalysis,
  AiEffort,
  type AiFinding,
  type AiRecommendation,
  type MetricSet,
} from '@adwright/sdk/types'
import { figuresOf, findStories, periodsOf, type Story } from '#mocks/sandbox/domain/ai/analysis.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { FINDINGS, SUMMARY } from '#mocks/sandbox/texts/ai-findings.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

export type Speaking = { language: Language; currencyCode: string }

const money = (amount: number, { language, currencyCode }: Speaking) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(amount)
const percent = (share: number, { language }: Speaking) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
const decimal = (value: number, { language }: Speaking) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)

function valuesOf(story: Story, speaking: Speaking): Record<string, string> {
  const { name } = story.entity
  switch (story.kind) {
    case 'wasted':
      return { name, cost: money(story.cost, speaking), clicks: decimal(story.clicks, speaking) }
    case 'limited':
      return {
        name,
        lost: percent(story.lost, speaking),
        roas: decimal(story.roas, speaking),
        all: decimal(story.all, speaking),
      }
    case 'dearer':
      return { name, cpa: money(story.cpa, speaking), before: money(story.before, speaking) }
    default:
      return { name, share: percent(story.share, speaking) }
  }
}

function findingOf(story: Story, speaking: Speaking): AiFinding {
  const texts = FINDINGS[story.kind]
  const values = valuesOf(story, speaking)
  const say = (part: keyof typeof texts, most: number) =>
    interpolate(texts[part][speaking.language], values, speaking.language).slice(0, most)
  return {
    severity: story.severity,
    title: say('title', 200),
    detail: say('detail', 2000),
    evidence: say('evidence', 1000),
    suggestedAction: say('action', 500),
    entity: refOf(story.entity),
  }
}

function recommendationOf(story: Story, speaking: Speaking): AiRecommendation {
  const texts = FINDINGS[story.kind]
  const values = valuesOf(story, speaking)
  const say = (part: keyof typeof texts) => interpolate(texts[part][speaking.language], values, speaking.language)
  return {
    title: say('task').slice(0, 200),
    expectedImpact: say('impact').slice(0, 300),
    effort: story.kind === 'fewer' ? AiEffort.Medium : AiEffort.Small,
    taskTemplate: {
      title: say('task').slice(0, 100),
      description: `${say('detail')}\n\n- ${say('evidence')}\n- ${say('action')}`.slice(0, 5000),
    },
  }
}

/** The figures in a sentence or two. */
function summaryOf(kpis: MetricSet, wastedSpend: number, speaking: Speaking): string {
  const say = (part: keyof typeof SUMMARY, values = {}) =>
    interpolate(SUMMARY[part][speaking.language], values, speaking.language)
  if (kpis.impressions === 0) return say('nothing')
  const figures = say('figures', {
    cost: kpis.cost === null ? '–' : money(kpis.cost, speaking),
    conversions: kpis.conversions === null ? '–' : decimal(kpis.conversions, speaking),
    cpa: kpis.cpa === null ? '–' : money(kpis.cpa, speaking),
    roas: kpis.roas === null ? '–' : decimal(kpis.roas, speaking),
  })
  return [figures, wastedSpend > 0 ? say('waste', { wasted: money(wastedSpend, speaking) }) : say('steady')].join(' ')
}

/** The analysis of a client's campaigns over the last 30 days, yesterday the last of them. */
export function analyseCampaigns(
  world: AdsAccountView,
  { id, customerClientId }: { id: string; customerClientId: string },
  speaking: Speaking,
): AdCampaignAnalysis {
  const { period, before } = periodsOf(world.today)
  const kpis = figuresOf(world, period)
  const previous = figuresOf(world, before)
  const { stories, wastedSpend } = findStories(world)
  return {
    currencyCode: speaking.currencyCode,
    id,
    customerClientId,
    period,
    summary: summaryOf(kpis, wastedSpend, speaking),
    kpis: { ...kpis, previous: previous.impressions === 0 ? null : previous },
    wastedSpend,
    findings: stories.map((story) => findingOf(story, speaking)),
    opportunities: stories.map((story) => recommendationOf(story, speaking)),
  }
}
