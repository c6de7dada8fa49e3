import { type AnalyticsAccount, type EanlInformation, PlanLimitKind } from '@adwright/sdk/types'
import { metricsIn } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import { defaultMonitors, saveMonitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import {
  type AnalyticsConnection,
  analyticsConnectionOf,
  freshnessHoursOf,
  isWorking,
  lastSyncOf,
  selectProperty,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { ENABLED_REASONS } from '#mocks/sandbox/texts/EAnl.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EAnl'>
type ConnectionOperation =
  | 'listAvailableMetrics'
  | 'getAnalyticsInformation'
  | 'getAnalyticsAccountEnabled'
  | 'listAnalyticsAccounts'
  | 'selectAnalyticsProperty'

const MAX_HOURS = 9000

function informationOf(
  connection: AnalyticsConnection | undefined,
  { account, now, platforms }: Pick<MemberContext, 'account' | 'now' | 'platforms'>,
): EanlInformation {
  if (!connection?.credentialId) {
    return { isConnected: false, propertyName: null, displayName: null, lastSyncAt: null, dataFreshnessHours: null }
  }
  const { propertyName } = connection
  const hours = freshnessHoursOf(connection, now, account.timeZone)
  return {
    isConnected: true,
    propertyName,
    displayName: (propertyName && platforms.analytics.property(propertyName)?.displayName) || null,
    lastSyncAt: lastSyncOf(connection, now)?.toISOString() ?? null,
    dataFreshnessHours: hours === null ? null : Math.min(MAX_HOURS, hours),
  }
}

/** The connection if it works, or else the problem with the reason. */
export async function workingConnection({ store, account }: Pick<MemberContext, 'store' | 'account'>) {
  const connection = await analyticsConnectionOf(store, account.id)
  if (!connection?.credentialId) return problem(409, 'analytics-not-connected')
  return isWorking(connection) ? connection : problem(409, 'analytics-reconnect-needed')
}

const byName = (a: { displayName: string }, b: { displayName: string }) => a.displayName.localeCompare(b.displayName)

/** A platform account with its properties in order and the selected one marked. */
function marked({ accountName, displayName, properties }: AnalyticsAccount, selected: string | null): AnalyticsAccount {
  const shown = properties.map((property) => ({ ...property, isSelected: property.propertyName === selected }))
  return { accountName, displayName, properties: shown.sort(byName) }
}

export const connection = {
  listAvailableMetrics: ({ language }) => ok(metricsIn(language)),

  async getAnalyticsInformation(call) {
    return ok(informationOf(await analyticsConnectionOf(call.store, call.accountId), call))
  },

  async getAnalyticsAccountEnabled({ store, platforms, accountId, query, language }) {
    const known = await analyticsConnectionOf(store, accountId)
    const selected = known?.credentialId ? known.propertyName : null
    const propertyName = query.propertyName ?? selected
    const reasons: (keyof typeof ENABLED_REASONS)[] = []
    if (!known?.credentialId) reasons.push('notConnected')
    else if (known.endedAt) reasons.push('consentEnded')
    if (propertyName === null) reasons.push('noProperty')
    else if (!platforms.analytics.property(propertyName)) reasons.push('outOfReach')
    return ok({
      propertyName,
      isEnabled: reasons.length === 0,
      reasons: reasons.map((reason) => ENABLED_REASONS[reason][language]),
    })
  },

  async listAnalyticsAccounts(call) {
    const known = await workingConnection(call)
    if ('problem' in known) return known
    const accounts = call.platforms.analytics.accounts().map((account) => marked(account, known.propertyName))
    return ok(accounts.sort(byName))
  },

  async selectAnalyticsProperty(call) {
    const { store, platforms, accountId, account, now, propertyName } = call
    const known = await workingConnection(call)
    if ('problem' in known) return known
    if (!platforms.analytics.property(propertyName)) return problem(404, 'not-found')
    const monitors = defaultMonitors(accountId, propertyName, now, dayIn(now, account.timeZone))
    const isMonitored = (await store.count('anomalyWatch', { accountId, propertyName })) > 0
    await assertPlanLimit(call, account, PlanLimitKind.Properties, { adding: isMonitored ? 0 : 1 })
    const selected = await selectProperty(call, known, propertyName)
    for (const monitor of monitors) {
      if (await store.get('anomalyWatch', monitor.id)) continue
      await saveMonitor(call, monitor)
    }
    return ok(informationOf(selected, call))
  },
} satisfies Pick<Handlers, ConnectionOperation>
