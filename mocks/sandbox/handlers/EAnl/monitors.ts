import {
  type AnomalyConfiguration,
  AnomalyGranularity,
  AuditAction,
  AuditArea,
  PlanLimitKind,
} from '@adwright/sdk/types'
import {
  editedMonitor,
  MAX_MONITORS,
  type Monitor,
  monitorErrors,
  monitorOf,
  saveMonitor,
} from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { scanAnomalies, skipToNextPoint } from '#mocks/sandbox/domain/anomalies/scan.ts'
import { nameOfMonitor } from '#mocks/sandbox/domain/anomalies/words.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { workingConnection } from '#mocks/sandbox/handlers/EAnl/connection.ts'
import { holidaysBetween } from '#mocks/sandbox/time/holidays.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EAnl'>
type MonitorOperation =
  | 'listAnomalyConfigurations'
  | 'createAnomalyConfiguration'
  | 'updateAnomalyConfiguration'
  | 'deleteAnomalyConfiguration'

type Planned = Pick<Monitor, 'granularity' | 'propertyName'>

const HOLIDAY_DAYS = 365

/** A monitor in the form of the contract, with the holidays of the next twelve months. */
async function toConfiguration(stored: Monitor, call: MemberContext): Promise<AnomalyConfiguration> {
  const { accountId, watchedFrom: _, ...monitor } = stored
  const { platforms, language, now, account } = call
  const world = await propertyViewOf(call, accountId, stored.propertyName)
  const today = dayIn(now, account.timeZone)
  const holidays = world ? holidaysBetween(world.site.country, today, addDays(today, HOLIDAY_DAYS)) : []
  return {
    ...monitor,
    ignoresHolidays: monitor.ignoresHolidays ?? true,
    checkedHolidays: monitor.checkedHolidays ?? [],
    holidays: holidays.map(({ key, day, name }) => ({ key, date: day, name: name[language] })),
    currencyCode: currencyOf(platforms, stored.propertyName),
    name: nameOfMonitor(stored, language),
  }
}

const inOrder = (a: AnomalyConfiguration, b: AnomalyConfiguration) =>
  Number(a.isDefault) - Number(b.isDefault) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id)

/** A monitor of the account; undefined for one of another account. */
export async function findMonitor(
  { store, accountId }: Pick<MemberContext, 'store'> & { accountId: string },
  id: string,
) {
  const monitor = await store.get('anomalyWatch', id)
  return monitor?.accountId === accountId ? monitor : undefined
}

const webhookIdsOf = async ({ store, account }: MemberContext) =>
  (await store.list('webhook', account.id)).map(({ id }) => id)

/** Throws a 409 if the plan doesn't include what a monitor adds when it is switched on; `before` is on already. */
async function assertMonitorLimits(call: MemberContext, after: Planned, before?: Planned): Promise<void> {
  const { store, account } = call
  const isHourly = (monitor: Planned | undefined) => monitor?.granularity === AnomalyGranularity.Hour
  const adding = isHourly(after) && !isHourly(before) ? 1 : 0
  await assertPlanLimit(call, account, PlanLimitKind.HourlyMonitors, { adding })
  const where = { accountId: account.id, isEnabled: true, propertyName: after.propertyName }
  const isMonitored = before !== undefined || (await store.count('anomalyWatch', where)) > 0
  await assertPlanLimit(call, account, PlanLimitKind.Properties, { adding: isMonitored ? 0 : 1 })
}

function invalid(fieldErrors: ReturnType<typeof monitorErrors>) {
  const errors: Record<string, string[]> = {}
  for (const { field, code } of fieldErrors) errors[field] = [...(errors[field] ?? []), code]
  return problem(422, 'invalid-fields', { errors })
}

export const monitors = {
  async listAnomalyConfigurations(call) {
    const { store, accountId, query } = call
    const kept = await store.list('anomalyWatch', accountId)
    const wanted = kept
      .filter(({ isDefault }) => !isDefault || query.includeDefaults === true)
      .filter(({ propertyName }) => query.propertyName === undefined || propertyName === query.propertyName)
    const shown = await Promise.all(wanted.map((monitor) => toConfiguration(monitor, call)))
    return ok(shown.sort(inOrder))
  },

  async createAnomalyConfiguration(call) {
    const { store, accountId, account, person, body, now, newId } = call
    const connection = await workingConnection(call)
    if ('problem' in connection) return connection
    const fieldErrors = monitorErrors(body, await webhookIdsOf(call))
    if (!call.platforms.analytics.property(body.propertyName))
      fieldErrors.push({ field: 'propertyName', code: 'property-out-of-reach' })
    if (fieldErrors.length > 0) return invalid(fieldErrors)
    if ((await store.count('anomalyWatch', { accountId, isDefault: false })) >= MAX_MONITORS)
      return problem(409, 'configurations-limit-reached', { values: { limit: MAX_MONITORS } })
    const today = dayIn(now, account.timeZone)
    const maker = { accountId, email: person.email ?? null, name: fullName(person), now, today, newId }
    const draft = monitorOf(body, maker)
    if (draft.isEnabled) await assertMonitorLimits(call, draft)
    const monitor = await saveMonitor(call, draft)
    await audit(call, { action: AuditAction.Created, area: AuditArea.Anomalies, target: monitor.name, accountId })
    // Months of hours take too long for a request; the scheduler scans them within minutes.
    if (monitor.granularity !== AnomalyGranularity.Hour) await scanAnomalies(call, accountId, now, monitor.id)
    return created(await toConfiguration(monitor, call))
  },

  async updateAnomalyConfiguration(call) {
    const { account, configurationId, query, body, now, newId } = call
    const monitor = await findMonitor(call, configurationId)
    if (!monitor) return problem(404, 'not-found')
    if (!body && query.isEnabled === undefined)
      return problem(422, 'nothing-to-change', { errors: { isEnabled: ['needed-without-body'] } })
    if (body && monitor.isDefault) return problem(409, 'default-configuration')
    const fieldErrors = body ? monitorErrors(body, await webhookIdsOf(call)) : []
    if (body && body.propertyName !== monitor.propertyName)
      fieldErrors.push({ field: 'propertyName', code: 'property-fixed' })
    if (fieldErrors.length > 0) return invalid(fieldErrors)
    const edited = body ? editedMonitor(monitor, body, now, newId) : monitor
    assertExpectedVersion(query, monitor, edited)
    const isEnabled = query.isEnabled ?? edited.isEnabled
    const isOnAgain = isEnabled && !monitor.isEnabled
    if (isEnabled) await assertMonitorLimits(call, edited, monitor.isEnabled ? monitor : undefined)
    const isSame = !body && isEnabled === monitor.isEnabled
    const changed = { ...edited, isEnabled, updatedAt: isSame ? monitor.updatedAt : now.toISOString() }
    await saveMonitor(call, changed)
    const isOtherPoint = edited.granularity !== monitor.granularity
    const fresh = changed.metricSettings.filter(
      ({ id }) => !monitor.metricSettings.some((setting) => setting.id === id),
    )
    await skipToNextPoint(
      call,
      changed,
      isOnAgain || isOtherPoint ? changed.metricSettings : fresh,
      now,
      account.timeZone,
    )
    return ok(await toConfiguration(changed, call))
  },

  async deleteAnomalyConfiguration(call) {
    const monitor = await findMonitor(call, call.configurationId)
    if (!monitor) return problem(404, 'not-found')
    if (monitor.isDefault) return problem(409, 'default-configuration')
    for (const { id } of monitor.metricSettings) await call.store.delete('anomalyScan', id)
    await call.store.delete('anomalyWatch', monitor.id)
    await call.store.jobs.note({ kind: 'analytics-scan', subjectId: monitor.id }, null)
    const { name: target, accountId } = monitor
    await audit(call, { action: AuditAction.Deleted, area: AuditArea.Anomalies, target, accountId })
    return noContent()
  },
} satisfies Pick<Handlers, MonitorOperation>
