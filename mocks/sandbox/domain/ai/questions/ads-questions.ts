// Questions about the selected client account.
import { EntityType } from '@adwright/sdk/types'
import { evidence, quoted, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { insightsOf } from '#mocks/sandbox/domain/ai/market-run.ts'
import { MetricRows } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import type { Found, Question, QuestionContext } from '#mocks/sandbox/domain/ai/questions/question.ts'
import { scopeOf } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { readEffectEvents } from '#mocks/sandbox/domain/autopilot/effect.ts'

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

/** The cost of the month up to the last day of the period, and the campaign that is furthest ahead of its budget. */
const pace = withAds(({ rows, view, period: { dateEnd } }) => {
  const month = { dateBegin: `${dateEnd.slice(0, 8)}01`, dateEnd }
  const all = rows.total(month, 'costOfMonth', 'cost')
  if (!all) return { text: 'noData', evidence: [] }
  const list = view.entities(EntityType.Campaign).flatMap((entity) => {
    const { dailyBudget } = entity.attributes
    const { cost } = rows.metrics(entity, month)
    return dailyBudget && cost !== null ? [{ entity, cost, dailyBudget, used: cost / dailyBudget }] : []
  })
  const [first] = list.toSorted((a, b) => b.used - a.used || a.entity.id.localeCompare(b.entity.id))
  if (!first) return { text: 'paceOfAll', evidence: [all] }
  const { entity, cost, dailyBudget } = first
  return {
    text: 'pace',
    name: entity.name,
    evidence: [
      all,
      rows.value(entity, month, 'costOfCampaign', 'cost', cost),
      rows.value(entity, month, 'dailyBudget', 'dailyBudget', dailyBudget),
    ],
  }
})

const KEYWORD = /keyword|anahtar kelime/i
const QUOTED = /[“"«„]/
const foldedWords = (text: string): string =>
  ` ${
    text
      .toLocaleLowerCase('tr')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** The search term or keyword that a question names, the longest of several; without a name, the search term with the highest cost. */
const term = withAds(({ rows, view, period, prompt }) => {
  const asked = foldedWords(prompt)
  const terms = [EntityType.SearchTerm, EntityType.Keyword].flatMap((type) =>
    view.entities(type).flatMap((entity) => {
      const words = foldedWords(entity.attributes.text ?? entity.name)
      const { cost, clicks, conversions } = rows.metrics(entity, period)
      const length = words.trim() !== '' && asked.includes(words) ? words.length : 0
      return cost !== null && clicks !== null && conversions !== null
        ? [{ entity, cost, clicks, conversions, length }]
        : []
    }),
  )
  const named = terms.filter(({ length }) => length > 0)
  const ofAll = QUOTED.test(prompt) ? [] : terms.filter(({ entity }) => entity.entityType === EntityType.SearchTerm)
  const type = KEYWORD.test(prompt) ? EntityType.Keyword : EntityType.SearchTerm
  const isMeant = ({ entity }: (typeof terms)[number]) => (entity.entityType === type ? 1 : 0)
  const [first] = (named.length > 0 ? named : ofAll).toSorted(
    (a, b) =>
      b.length - a.length || isMeant(b) - isMeant(a) || b.cost - a.cost || a.entity.id.localeCompare(b.entity.id),
  )
  if (!first) return { text: 'unknownTerm', evidence: [] }
  const { entity, cost, clicks, conversions } = first
  return {
    text: entity.entityType === EntityType.Keyword ? 'keyword' : 'term',
    name: entity.attributes.text ?? entity.name,
    evidence: [
      rows.value(entity, period, 'cost', 'cost', cost),
      rows.value(entity, period, 'clicks', 'clicks', clicks),
      rows.value(entity, period, 'conversions', 'conversions', conversions),
    ],
  }
})

/** The runs and changes of the autopilot in the period, as its effect counts them. */
async function autopilot({ call, account, ads, period }: QuestionContext): Promise<Found> {
  if (!ads) return { text: 'noAds', evidence: [] }
  const { customerClientId } = ads.client
  const days = { from: period.dateBegin, to: period.dateEnd, timeZone: account.timeZone }
  const events = await readEffectEvents(call, scopeOf(account.id, customerClientId), days)
  const source = { operation: 'getAutopilotEffect', parameters: { customerClientId }, period }
  const value = (key: string, count: number) => evidence(source, key, count, 'count', `$.${key}`)
  return {
    text: 'autopilot',
    evidence: [
      value('runCount', events.runCount),
      value('changedCount', events.applied.length),
      value('undoneCount', events.undone.length),
      value('openProposalCount', events.openProposalCount),
    ],
  }
}

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
  { key: 'autopilot', words: /\b(autopilot|rules?|automat)|otopilot|kural|otomatik/i, answer: autopilot },
  { key: 'pace', words: /\b(pace|pacing|on track|budgets?)\b|tempo|bütçe/i, answer: pace },
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
  { key: 'term', words: /\b(terms?|keywords?|search(ed|es)? for)\b|terim|anahtar kelime|aranan/i, answer: term },
  { key: 'spend', words: /\b(spend|spent|cost|roas|return|ads?)\b|harca|maliyet|getiri|reklam/i, answer: spend },
]
