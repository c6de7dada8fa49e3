import { metricsIn } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import {
  type AttemptLimit,
  countAttempt,
  HOUR,
  MINUTE,
  secondsUntilAllowed,
} from '#mocks/sandbox/domain/identity/attempts.ts'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import { analyticsConnectionOf, isWorking } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import {
  periodsOf,
  type StoredReportLink,
  segmentOf,
  sharedReport,
} from '#mocks/sandbox/domain/report-links/report-links.ts'
import { reportOf } from '#mocks/sandbox/domain/reports/analytics-report.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { keyHashOf } from '#mocks/sandbox/handlers/EAnl/report-links.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** Wrong passwords of one caller for one link, after which even the right one is refused. */
const PAIR: AttemptLimit = { max: 10, withinSeconds: 15 * MINUTE }
/** Wrong passwords of all callers for one link. */
const LINK: AttemptLimit = { max: 50, withinSeconds: HOUR }

/** Returns the refusal of a missing or wrong password; undefined if the link may be opened. */
async function refusedPassword(call: BaseContext, { id, passwordHash }: StoredReportLink, password: string | null) {
  if (passwordHash === null) return undefined
  if (!password) return problem(403, 'shared-report-password-needed')
  const keys = { link: `report-link ${id}`, pair: `report-link ${id} ${callerOf(call.request)}` }
  const seconds = Math.max(
    await secondsUntilAllowed(call, keys.pair, [PAIR]),
    await secondsUntilAllowed(call, keys.link, [LINK]),
  )
  if (seconds > 0) {
    const values = { minutes: Math.ceil(seconds / 60) }
    return problem(429, 'too-many-wrong-passwords', { values, retryAfterSeconds: seconds })
  }
  if (call.passwords.matches(password, passwordHash)) return undefined
  await countAttempt(call, keys.pair, [PAIR])
  await countAttempt(call, keys.link, [LINK])
  return problem(403, 'shared-report-password-wrong')
}

/** The day in the link's account, whose clock may be ahead of the sandbox's. */
async function todayIn({ store, now }: BaseContext, accountId: string, timeZone: string) {
  const ahead = (await store.get('accountClock', accountId))?.aheadMs ?? 0
  return dayIn(new Date(now.getTime() + ahead), timeZone)
}

export const sharedReports = {
  async getSharedReport(call) {
    const { store, platforms, body, language } = call
    const link = await store.find('reportLink', { keyHash: keyHashOf(call, body.shareKey) })
    const account = link && (await store.get('account', link.accountId))
    if (!account) return problem(404, 'shared-report-unknown')
    const today = await todayIn(call, account.id, account.timeZone)
    if (link.revokedAt !== null) return problem(409, 'shared-report-revoked')
    if (link.expiresOn < today) return problem(409, 'shared-report-expired')
    const refused = await refusedPassword(call, link, body.password ?? null)
    if (refused) return refused
    const { propertyName } = link.view
    const isReadable = isWorking(await analyticsConnectionOf(store, account.id))
    const world = isReadable ? await propertyViewOf(call, account.id, propertyName) : undefined
    if (!world) return problem(409, 'shared-report-unavailable')
    const { currentPeriod, previousPeriod } = periodsOf(link, today)
    const segment = segmentOf(link.view)
    const params = {
      currency: currencyOf(platforms, propertyName),
      currentPeriod,
      previousPeriod: previousPeriod ?? currentPeriod,
      segment: segment && { dimension: segment.dimension, value: segment.dimensionValue },
    }
    return ok(sharedReport(link, reportOf(world, params, addDays(today, -1), []), metricsIn(language)))
  },
} satisfies Pick<SandboxHandlers<'EAnl'>, 'getSharedReport'>
