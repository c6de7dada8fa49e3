// Questions about the selected client account.
import { EntityType } from '@adwright/sdk/types'
import { evidence, quoted, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { insightsOf } from '#mocks/sandbox/domain/ai/market-run.ts'
import { MetricRows } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import type { Found, Question, QuestionContext } from '#mocks/sandbox/domain/ai/questions/question.ts'

const known = (list: (StoredEvidence | undefined)[]) => list.filter((one) => one !== undefined)

type Scene = QuestionContext & { rows: MetricRows; view: NonNullable<QuestionContext['ads']>['view'] }

const withAds =
  (answer: (scene: Scene) => Found) =>
  (context: QuestionContext): Found => {
    if (!context.ads) return { text: 'noAds', evidence: [] }
    const { view, client } = context.ads
    return answer({ ...context, view, rows: new MetricRows(view, client) })
  }

const spend = withAds(({ rows, period }) => {
  const list = known((['cost', 'conversions', 'roas'] as const).map((field) => rows.total(period, field, field)))
  return list.length === 3 ? { text: 'spend', evidence: list } : { text: 'noData', evidence: [] }
})

const change = withAds(({ rows, view, period, before }) => {
  const moved = view
    .entities(EntityType.Campaign)
    .map((entity) => {
      const [now, previous] = [
        rows.metrics(entity, period).conversions ?? 0,
        rows.metrics(entity, before).conversions ?? 0,
      ]
      return { entity, now, previous, size: Math.abs(now - previous) }
    })
    .toSorted((a, b) => b.size - a.size || a.entity.id.localeCompare(b.entity.id))
  const [most] = moved
  const totals = known([
    rows.total(period, 'conversions', 'conversions'),
    rows.total(period, 'clicks', 'clicks'),
    rows.total(before, 'conversionsBefore', 'conversions'),
    rows.total(before, 'clicksBefore', 'clicks'),
  ])
  if (!most || totals.length < 4) return { text: 'noData', evidence: [] }
  const list = [
    ...totals,
    rows.value(most.entity, period, 'campaign', 'conversions', most.now),
    rows.value(most.entity, before, 'campaignBefore', 'conversions', most.previous),
  ]
  return { text: 'change', evidence: list, name: most.entity.name }
})

const ranked = (text: 'best' | 'worst') =>
  withAds(({ rows, view, period }) => {
    const usual = rows.totals(period).cpa ?? 0
    const list = view.entities(EntityType.Campaign).flatMap((entity) => {
      const { roas, cost } = rows.metrics(entity, period)
      return roas === null || cost === null || cost <= usual ? [] : [{ entity, roas, cost }]
    })
    const direction = text === 'best' ? -1 : 1
    const [first] = list.toSorted((a, b) => direction * (a.roas - b.roas) || a.entity.id.localeCompare(b.entity.id))
    if (!first) return { text: 'noData', evidence: [] }
    const { entity, roas, cost } = first
    return {
      text,
      name: entity.name,
      evidence: [rows.value(entity, period, 'roas', 'roas', roas), rows.value(entity, period, 'cost', 'cost', cost)],
    }
  })

const wasted = withAds(({ rows, view, period }) => {
  const usual = Math.max(1, rows.totals(period).cpa ?? 0)
  const list = view.entities(EntityType.Keyword).flatMap((entity) => {
    const { cost, clicks, conversions } = rows.metrics(entity, period)
    return conversions === 0 && cost !== null && clicks !== null && cost >= usual ? [{ entity, cost, clicks }] : []
  })
  const [first] = list.toSorted((a, b) => b.cost - a.cost || a.entity.id.localeCompare(b.entity.id))
  if (!first) return { text: 'nothingWasted', evidence: [] }
  const { entity, cost, clicks } = first
  return {
    text: 'wasted',
    name: entity.name,
    evidence: [
      rows.value(entity, period, 'cost', 'cost', cost),
      rows.value(entity, period, 'clicks', 'clicks', clicks),
    ],
  }
})

const rivals = ({ call, ads, period }: QuestionContext): Found => {
  if (!ads) return { text: 'noAds', evidence: [] }
  const insights = insightsOf(call.platforms.ads, ads.view, ads.client, period)
  const [first] = insights.rivals
  if (!first) return { text: 'noRivals', evidence: [] }
  const source = { operation: 'getAuctionInsights', parameters: {}, period }
  return {
    text: 'rivals',
    name: first.name,
    evidence: [
      evidence(
        source,
        'share',
        first.impressionShare,
        'rate',
        `$.rivals[?@.domain==${quoted(first.domain)}].impressionShare`,
      ),
      evidence(source, 'own', insights.impressionShare, 'rate', '$.impressionShare'),
    ],
  }
}

export const ADS_QUESTIONS: Question[] = [
  {
    key: 'change',
    words: /\b(why|what changed|changed)\b|neden|niye|niçin|ne değişti/i,
    answer: change,
  },
  { key: 'wasted', words: /\bwast|without conver|boşa|israf|dönüşümsüz/i, answer: wasted },
  { key: 'rivals', words: /\b(rivals?|competitors?|auctions?)\b|rakip|açık artırma/i, answer: rivals },
  {
    key: 'best',
    words: /\b(best|top|highest)\b.*campaign|campaign.*\b(best|top)\b|en iyi|en yüksek/i,
    without: /page|sayfa/i,
    answer: ranked('best'),
  },
  {
    key: 'worst',
    words: /\b(worst|lowest|weakest)\b.*campaign|campaign.*\bworst\b|en kötü|en düşük/i,
    without: /page|sayfa/i,
    answer: ranked('worst'),
  },
  { key: 'spend', words: /\b(spend|spent|cost|roas|return|ads?)\b|harca|maliyet|getiri|reklam/i, answer: spend },
]
