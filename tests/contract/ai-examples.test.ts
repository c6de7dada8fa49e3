// The examples of the language model speak about the campaigns and search terms of the metric tables' examples: their numbers are the same.
import type { AdCampaignAnalysis, AiAnswer, CampaignMetricPage, SearchTermMetricPage } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'

function exampleOf(operationId: string, name = 'typical'): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  const content = Object.values(operation?.responses ?? {})[0]?.content?.['application/json']
  return examplesOf(content).find((example) => example.name === name)?.value
}

const campaigns = exampleOf('listCampaignMetrics') as CampaignMetricPage
const terms = (exampleOf('listSearchTermMetrics') as SearchTermMetricPage).items
const analysis = exampleOf('getAdCampaignAnalysis') as AdCampaignAnalysis
const tents = campaigns.items.find(({ name }) => name === 'Search | Tents | Non-brand')
const brand = campaigns.items.find(({ name }) => name.includes('Brand |'))

const sumOf = (numbers: (number | null)[]) => numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0)
const wasted = terms.filter(({ name }) => ['tent hire berlin', 'garden party tent'].includes(name))
const wastedCost = sumOf(wasted.map(({ cost }) => cost)).toFixed(2)

test('the metrics of the analysis are the totals of the campaigns', () => {
  const { previous: _, ...kpis } = analysis.kpis
  expect(kpis).toEqual(campaigns.totals)
})

test('ratios of the analysis come from their parts, in both periods', () => {
  for (const set of [analysis.kpis, analysis.kpis.previous]) {
    const { clicks = 0, cost = 0, conversions = 0, impressions = 0, conversionValue = 0 } = set ?? {}
    expect(set?.ctr).toBeCloseTo(Number(clicks) / Number(impressions), 5)
    expect(set?.averageCpc).toBeCloseTo(Number(cost) / Number(clicks), 3)
    expect(set?.conversionRate).toBeCloseTo(Number(conversions) / Number(clicks), 5)
    expect(set?.cpa).toBeCloseTo(Number(cost) / Number(conversions), 3)
    expect(set?.roas).toBeCloseTo(Number(conversionValue) / Number(cost), 5)
  }
})

test('its summary says the cost, the conversions and the change that its metrics have', () => {
  const { cost, conversions, cpa, previous } = analysis.kpis
  const rise = (100 * (Number(cpa) / Number(previous?.cpa) - 1)).toFixed(1)
  for (const part of [
    `${Number(cost).toLocaleString('en', { minimumFractionDigits: 2 })} EUR`,
    `${Number(conversions).toLocaleString('en')} conversions`,
    `${rise} %`,
  ])
    expect(analysis.summary).toContain(part)
  expect(analysis.wastedSpend).toBeLessThan(Number(cost))
})

test('its findings name campaigns of the table, with their metrics', () => {
  const named = analysis.findings.flatMap(({ entity }) => entity ?? [])
  expect(named.length).toBeGreaterThan(0)
  for (const { entityId, name } of named)
    expect(campaigns.items.map((row) => [row.entityId, row.name])).toContainEqual([entityId, name])
  const evidence = analysis.findings.map((finding) => finding.evidence).join(' ')
  expect(evidence).toContain(`Search lost IS (budget): ${Math.round(100 * Number(tents?.searchLostIsBudget))}%`)
  expect(evidence).toContain(`${wastedCost} EUR, ${sumOf(wasted.map(({ clicks }) => clicks))} clicks, no conversion`)
  expect(sumOf(wasted.map(({ conversions }) => conversions))).toBe(0)
})

test('answers say the numbers of the tables', () => {
  const { text } = exampleOf('createAiAnswer') as AiAnswer
  expect(text).toContain(`paid ${tents?.cpa?.toFixed(2)} EUR per conversion`)
  expect(text).toContain(`took ${wastedCost} EUR without a conversion`)
  const turkish = (exampleOf('createAiAnswer', 'turkish') as AiAnswer).text
  expect(turkish).toContain(`%${(100 * Number(brand?.ctr)).toLocaleString('tr', { minimumFractionDigits: 1 })}`)
})
