// Findings about the upkeep of campaigns: a month over its plan, keywords that exist twice, and ads without a landing page.
import { EntityType } from '@adwright/sdk/types'
import { byMagnitude, type Finder, found, isOn } from '#mocks/sandbox/domain/ai/campaign-finder.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { dayNumber } from '#mocks/sandbox/time/time-zone.ts'

/** Earlier in a month, single expensive days say nothing about its plan. */
const MIN_DAYS_OF_MONTH = 5
/** The same tolerance as in the rule of the catalog. */
const OVER_PLAN = 1.1

/** Campaigns whose cost in the month so far is above their daily budget times its days. */
export const monthOverPlan: Finder = ({ view, rows, periods }) => {
  const { dateEnd } = periods.period
  const month = { dateBegin: `${dateEnd.slice(0, 8)}01`, dateEnd }
  const days = dayNumber(dateEnd) - dayNumber(month.dateBegin) + 1
  if (days < MIN_DAYS_OF_MONTH) return []
  return byMagnitude(
    view.entities(EntityType.Campaign).flatMap((entity) => {
      const { dailyBudget } = entity.attributes
      const { cost } = rows.metrics(entity, month)
      if (!isOn(entity) || !dailyBudget || cost === null) return []
      const used = cost / (dailyBudget * days)
      if (used <= OVER_PLAN) return []
      const list = [
        rows.value(entity, month, 'costOfMonth', 'cost', cost),
        rows.value(entity, month, 'dailyBudget', 'dailyBudget', dailyBudget),
      ]
      return [found('monthOverPlan', entity, used > 1.5 ? 3 : 2, used, list)]
    }),
  )
}

const sameKeyword = ({ name, attributes }: AdsEntity) =>
  `${(attributes.text ?? name).toLowerCase()} ${attributes.matchType ?? ''}`

/** Keywords that exist several times with one match type. Each group is one finding, about the copy that converts least. */
export const duplicateKeywords: Finder = ({ view, rows, periods: { period } }) => {
  const copies = view.entities(EntityType.Keyword).flatMap((entity) => {
    const { cost, conversions } = rows.metrics(entity, period)
    const count = entity.attributes.duplicateCount ?? 0
    return isOn(entity) && entity.attributes.matchType && count > 0 && cost !== null && conversions !== null
      ? [{ entity, count, cost, conversions }]
      : []
  })
  return byMagnitude(
    [...Map.groupBy(copies, ({ entity }) => sameKeyword(entity)).values()].flatMap((group) => {
      const all = group.reduce((sum, { cost }) => sum + cost, 0)
      const [weakest] = group.toSorted(
        (a, b) => a.conversions - b.conversions || b.cost - a.cost || a.entity.id.localeCompare(b.entity.id),
      )
      if (!weakest || all === 0) return []
      const { entity, count, cost, conversions } = weakest
      const list = [
        rows.value(entity, period, 'duplicates', 'duplicateCount', count),
        rows.value(entity, period, 'cost', 'cost', cost),
        rows.value(entity, period, 'conversions', 'conversions', conversions),
      ]
      return [found('duplicateKeyword', entity, 1, all, list)]
    }),
  )
}

/** Ads with clicks whose landing page answers 404. Each page is one finding, about the ad that cost most; other sites are not known. */
export const brokenPages: Finder = ({ view, web, rows, periods: { period } }) => {
  const ads = view.entities(EntityType.Ad).flatMap((entity) => {
    const { finalUrl } = entity.attributes
    const { clicks, cost } = rows.metrics(entity, period)
    return isOn(entity) && finalUrl && clicks !== null && cost !== null && clicks > 0
      ? [{ entity, finalUrl, clicks, cost }]
      : []
  })
  const isMissing = (url: string) => {
    const read = web.read(url)
    return 'failure' in read && read.failure === 'not-found'
  }
  return byMagnitude(
    [...Map.groupBy(ads, ({ finalUrl }) => finalUrl)].flatMap(([url, group]) => {
      if (!isMissing(url)) return []
      const [dearest] = group.toSorted((a, b) => b.cost - a.cost || a.entity.id.localeCompare(b.entity.id))
      if (!dearest) return []
      const { entity, clicks, cost } = dearest
      const list = [
        rows.value(entity, period, 'clicks', 'clicks', clicks),
        rows.value(entity, period, 'cost', 'cost', cost),
      ]
      return [found('brokenPage', entity, 3, cost, list, { name: url })]
    }),
  )
}
