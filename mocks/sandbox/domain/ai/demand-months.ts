// Demand by month: the auctions that the ads were eligible for, and the sessions of the site.
import { type DemandMonth, EntityType } from '@adwright/sdk/types'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { SESSIONS } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day, dayNumber } from '#mocks/sandbox/time/time-zone.ts'

/** More than 400 days, so that the last months can be compared with those of a year ago. */
const MONTHS = 14

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`
const monthBefore = (first: Day): Day => firstOf(addDays(first, -1))

/** The sessions of a month that the property has data of on every day. */
function sessionsIn(property: AnalyticsPropertyView | undefined, from: Day, to: Day): number | null {
  const { parts, days } = property?.period(from, to) ?? { parts: undefined, days: 0 }
  const sessions = parts?.[SESSIONS]
  const isWhole = days === dayNumber(to) - dayNumber(from) + 1
  return isWhole && sessions !== undefined && Number.isFinite(sessions) ? Math.round(sessions) : null
}

/** The eligible impressions of a month; null for one in which, or after which, the data of the client account begins. */
function eligibleIn(view: AdsAccountView, accountEntityId: string | undefined, from: Day, to: Day): number | null {
  const eligible = (until: Day) => view.parts(accountEntityId ?? '', from, until).eligibleImpressions
  return accountEntityId !== undefined && eligible(from) > 0 ? Math.round(eligible(to)) : null
}

/** The last complete months, the oldest first. */
export function demandMonthsOf(view: AdsAccountView, property: AnalyticsPropertyView | undefined): DemandMonth[] {
  const accountEntityId = view.entities(EntityType.Account)[0]?.id
  const months: DemandMonth[] = []
  let next = firstOf(view.today)
  for (let month = 0; month < MONTHS; month += 1) {
    const [from, to] = [monthBefore(next), addDays(next, -1)]
    months.unshift({
      beginsOn: from,
      eligibleImpressions: eligibleIn(view, accountEntityId, from, to),
      sessions: sessionsIn(property, from, to),
    })
    next = from
  }
  const known = months.findIndex(
    ({ eligibleImpressions, sessions }) => eligibleImpressions !== null || sessions !== null,
  )
  return known < 0 ? [] : months.slice(known)
}
