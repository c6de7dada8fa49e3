// The landing pages of the selected property, ordered by what they lose.
import { AnalysisKind, type AnalysisPageChoice } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { CONVERSIONS, SESSIONS } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const DAYS = 30

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

type Context = Pick<BaseContext, 'store' | 'platforms' | 'now'>

export async function landingPagesOf(context: Context, account: StoredAccount): Promise<AnalysisPageChoice[]> {
  const { store, platforms, now } = context
  const propertyName = (await analyticsConnectionOf(store, account.id))?.propertyName
  const origin = propertyName && platforms.web.siteOf(propertyName)
  const view = propertyName && (await propertyViewOf(context, account.id, propertyName))
  if (!origin || !view) return []
  const to = addDays(dayIn(now, account.timeZone), -1)
  const pages = view
    .breakdown(addDays(to, 1 - DAYS), to)
    .filter(
      ({ dimension, value, parts }) =>
        dimension === 'landingPage' &&
        value.startsWith('/') &&
        (parts[SESSIONS] ?? 0) > 0 &&
        Number.isFinite(parts[CONVERSIONS]),
    )
    .map(({ value, parts }) => {
      const sessions = parts[SESSIONS] ?? 0
      return { path: value, sessions, keyEventRate: rounded((parts[CONVERSIONS] ?? 0) / sessions) }
    })
  const medianRate = rounded(medianOf(pages.map(({ keyEventRate }) => keyEventRate)))
  const choices = pages.map(async ({ path, sessions, keyEventRate }) => {
    const url = origin + encodeURI(path)
    const where = { accountId: account.id, kind: AnalysisKind.WebPage, subject: url }
    const [last] = await store.listAll('analysisRun', { where, order: 'desc', limit: 1 })
    const lostKeyEvents = Math.round(Math.max(0, sessions * (medianRate - keyEventRate)))
    return {
      url,
      path,
      sessions,
      keyEventRate,
      medianRate,
      lostKeyEvents,
      lastRunId: last?.id ?? null,
      lastScore: last?.overallScore ?? null,
    }
  })
  const all = await Promise.all(choices)
  return all.toSorted((a, b) => b.lostKeyEvents - a.lostKeyEvents || b.sessions - a.sessions)
}
