// The analysis of a client account: what its metric tables show in two periods.
import { AdApprovalStatus, AdStrength, EntityType, type MetricSet, SearchTermState } from '@adwright/sdk/types'
import { byMagnitude, type Finder, found, isOn, known, type Scene } from '#mocks/sandbox/domain/ai/campaign-finder.ts'
import { brokenPages, duplicateKeywords, monthOverPlan } from '#mocks/sandbox/domain/ai/campaign-upkeep.ts'
import { type Client, MetricRows, periodsOf } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import type { WebPlatform } from '#mocks/sandbox/platforms/web.ts'

/** Cost without conversions. The effect is the range of what each half of the period cost, over 30 days. */
const wasteOf =
  (kind: string, entityType: AdsEntity['entityType'], isMeant: (entity: AdsEntity, scene: Scene) => boolean): Finder =>
  (scene) => {
    const { view, rows, periods, all, client } = scene
    const usual = all.cpa ?? 0
    return byMagnitude(
      view.entities(entityType).flatMap((entity) => {
        const { cost, clicks, conversions } = rows.metrics(entity, periods.period)
        if (conversions !== 0 || cost === null || clicks === null || cost < Math.max(usual, 1)) return []
        if (!isMeant(entity, scene)) return []
        const halves = periods.halves.map((half) => rows.metrics(entity, half).cost ?? 0)
        const list = [
          rows.value(entity, periods.period, 'cost', 'cost', cost),
          rows.value(entity, periods.period, 'clicks', 'clicks', clicks),
          rows.value(entity, periods.period, 'conversions', 'conversions', conversions),
        ]
        const effect = {
          currencyCode: client.currencyCode,
          low: Math.round(200 * Math.min(...halves)) / 100,
          high: Math.round(200 * Math.max(...halves)) / 100,
        }
        const severity = cost > 4 * usual ? 3 : cost > 2 * usual ? 2 : 1
        return [found(kind, entity, severity, cost, list, { effect })]
      }),
    )
  }

/** A term whose keyword is listed itself is not counted a second time. */
const hasCleanKeyword = (term: AdsEntity, { view, rows, periods }: Scene) => {
  const keyword = view.entity(term.attributes.keywordId ?? '')
  return !keyword || rows.metrics(keyword, periods.period).conversions !== 0
}

const lossOf =
  (kind: string, field: 'searchLostIsBudget' | 'searchLostIsRank', least: number, high: number): Finder =>
  ({ view, rows, periods, all }) =>
    byMagnitude(
      view.entities(EntityType.Campaign).flatMap((entity) => {
        const metrics = rows.metrics(entity, periods.period)
        const { [field]: lost, roas } = metrics
        if (!isOn(entity) || lost === null || roas === null || all.roas === null) return []
        if (lost < least || roas <= all.roas) return []
        const list = [
          rows.value(entity, periods.period, 'lost', field, lost),
          rows.value(entity, periods.period, 'roas', 'roas', roas),
          rows.total(periods.period, 'allRoas', 'roas'),
        ]
        return [found(kind, entity, lost > high ? 3 : 2, lost, list)]
      }),
    )

type Volume = Pick<MetricSet, 'conversions' | 'clicks'>

/** True if conversions fell clearly while clicks did not. */
const hasFewerConversions = (now: Volume, then: Volume): boolean =>
  (then.conversions ?? 0) >= 10 &&
  (now.clicks ?? 0) > (then.clicks ?? 0) * 0.8 &&
  (now.conversions ?? 0) < (then.conversions ?? 0) * 0.6

const fewerConversions: Finder = ({ view, rows, periods: { period, before } }) =>
  byMagnitude(
    view.entities(EntityType.Campaign).flatMap((entity) => {
      const [now, then] = [rows.metrics(entity, period), rows.metrics(entity, before)]
      if (now.conversions === null || then.conversions === null || now.clicks === null || then.clicks === null)
        return []
      if (!hasFewerConversions(now, then)) return []
      const list = [
        rows.value(entity, period, 'conversions', 'conversions', now.conversions),
        rows.value(entity, period, 'clicks', 'clicks', now.clicks),
        rows.value(entity, before, 'conversionsBefore', 'conversions', then.conversions),
        rows.value(entity, before, 'clicksBefore', 'clicks', then.clicks),
      ]
      return [found('fewerConversions', entity, 3, 1 - now.conversions / then.conversions, list, { effort: 2 })]
    }),
  )

/** Campaigns with a higher CPA; one with fewer conversions at the same clicks is a finding of its own. */
const costlier: Finder = ({ view, rows, periods: { period, before } }) =>
  byMagnitude(
    view.entities(EntityType.Campaign).flatMap((entity) => {
      const [now, then] = [rows.metrics(entity, period), rows.metrics(entity, before)]
      if ((then.conversions ?? 0) < 5 || (now.conversions ?? 0) < 5 || now.cpa === null || then.cpa === null) return []
      if (hasFewerConversions(now, then) || now.cpa <= then.cpa * 1.25) return []
      const list = [
        rows.value(entity, period, 'cpa', 'cpa', now.cpa),
        rows.value(entity, before, 'cpaBefore', 'cpa', then.cpa),
      ]
      return [found('costlier', entity, 2, now.cpa / then.cpa, list)]
    }),
  )

const convertingTerms: Finder = ({ view, rows, periods: { period } }) =>
  byMagnitude(
    view.entities(EntityType.SearchTerm).flatMap((entity) => {
      if (entity.attributes.addedState !== SearchTermState.None) return []
      const { conversions, cpa } = rows.metrics(entity, period)
      if (conversions === null || conversions < 2 || cpa === null) return []
      const list = [
        rows.value(entity, period, 'conversions', 'conversions', conversions),
        rows.value(entity, period, 'cpa', 'cpa', cpa),
      ]
      return [found('convertingTerm', entity, 1, conversions, list)]
    }),
  )

const lowQuality: Finder = ({ view, rows, periods: { period }, all }) =>
  byMagnitude(
    view.entities(EntityType.Keyword).flatMap((entity) => {
      const quality = entity.attributes.qualityScore ?? null
      const { cost } = rows.metrics(entity, period)
      if (quality === null || quality > 4 || cost === null || cost < (all.cpa ?? 1)) return []
      const list = [
        rows.value(entity, period, 'quality', 'qualityScore', quality),
        rows.value(entity, period, 'cost', 'cost', cost),
      ]
      return [found('lowQuality', entity, quality <= 2 ? 2 : 1, cost, list, { effort: 2 })]
    }),
  )

const ads: Finder = ({ view, rows, periods: { period } }) => {
  const measured = view
    .entities(EntityType.Ad)
    .filter(isOn)
    .map((entity) => ({ entity, metrics: rows.metrics(entity, period) }))
  const shown = (entity: AdsEntity, value: number) => rows.value(entity, period, 'impressions', 'impressions', value)
  const disapproved = measured.flatMap(({ entity, metrics: { impressions } }) =>
    entity.attributes.approvalStatus === AdApprovalStatus.Disapproved && impressions !== null
      ? [found('adDisapproved', entity, 3, 1, [shown(entity, impressions)])]
      : [],
  )
  const weak = measured.flatMap(({ entity, metrics: { cost, impressions } }) =>
    entity.attributes.adStrength === AdStrength.Poor && cost !== null && impressions !== null && cost > 0
      ? [
          found('weakAd', entity, 1, cost, [
            rows.value(entity, period, 'cost', 'cost', cost),
            shown(entity, impressions),
          ]),
        ]
      : [],
  )
  return [...byMagnitude(disapproved), ...byMagnitude(weak)]
}

const groups: Finder = ({ view, rows, periods: { period } }) =>
  byMagnitude(
    view.entities(EntityType.AdGroup).flatMap((entity) => {
      const { cost } = rows.metrics(entity, period)
      if (!isOn(entity) || entity.attributes.adCount !== 1 || cost === null || cost === 0) return []
      return [
        found('singleAd', entity, 1, cost, [
          rows.value(entity, period, 'ads', 'adCount', 1),
          rows.value(entity, period, 'cost', 'cost', cost),
        ]),
      ]
    }),
  )

const unshown: Finder = ({ view, rows, periods: { period } }) =>
  byMagnitude(
    view.entities(EntityType.Campaign).flatMap((entity) => {
      const { impressions } = rows.metrics(entity, period)
      if (!isOn(entity) || impressions !== 0) return []
      return [
        found('noImpressions', entity, 2, 1, [rows.value(entity, period, 'impressions', 'impressions', impressions)]),
      ]
    }),
  )

const FINDERS: Finder[] = [
  wasteOf('wastedKeyword', EntityType.Keyword, () => true),
  wasteOf('wastedTerm', EntityType.SearchTerm, hasCleanKeyword),
  lossOf('budgetLimited', 'searchLostIsBudget', 0.15, 0.3),
  lossOf('rankLost', 'searchLostIsRank', 0.4, 0.6),
  fewerConversions,
  costlier,
  convertingTerms,
  lowQuality,
  ads,
  groups,
  unshown,
  monthOverPlan,
  duplicateKeywords,
  brokenPages,
]

/** The metrics of the account in the period of the analysis and in the one before. */
export function campaignTotals(view: AdsAccountView, client: Client) {
  const { period, before } = periodsOf(view.today)
  const rows = new MetricRows(view, client)
  return { kpis: rows.totals(period), previous: rows.totals(before) }
}

export function analyseCampaigns(view: AdsAccountView, client: Client, web: WebPlatform) {
  const periods = periodsOf(view.today)
  const rows = new MetricRows(view, client)
  const all = rows.totals(periods.period)
  const states = FINDERS.flatMap((find) => find({ view, client, web, rows, periods, all }))
  const summary = (['cost', 'conversions', 'roas'] as const).map((field) => rows.total(periods.period, field, field))
  return {
    period: periods.period,
    kpis: all,
    summaryEvidence: known(summary),
    states: states.toSorted((a, b) => b.severity - a.severity),
  }
}
