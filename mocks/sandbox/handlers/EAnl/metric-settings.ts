import type { MetricSettingDraft } from '@adwright/sdk/types'
import {
  MAX_SETTINGS,
  type Monitor,
  sameSetting,
  saveMonitor,
  settingErrors,
  settingOf,
} from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { skipToNextPoint } from '#mocks/sandbox/domain/anomalies/scan.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findMonitor } from '#mocks/sandbox/handlers/EAnl/monitors.ts'

type Handlers = SandboxHandlers<'EAnl'>
type SettingOperation = 'createMetricSetting' | 'updateMetricSetting' | 'deleteMetricSetting'

/** The problem with a setting; undefined if it is valid. */
function problemOf(monitor: Monitor, draft: MetricSettingDraft, exceptId?: string) {
  const fieldErrors = settingErrors(draft)
  if (fieldErrors.length > 0)
    return problem(422, 'invalid-fields', {
      errors: Object.fromEntries(fieldErrors.map(({ field, code }) => [field, [code]])),
    })
  const same = sameSetting(monitor.metricSettings, draft, exceptId)
  if (!same) return undefined
  const whole = same.dimension ? `${same.dimension} ${same.dimensionValue}` : 'the whole property'
  return problem(409, 'metric-setting-exists', { detail: `${same.id} monitors ${same.metric} of ${whole}.` })
}

const saveSettings = (call: MemberContext, monitor: Monitor, metricSettings: Monitor['metricSettings']) =>
  saveMonitor(call, { ...monitor, metricSettings, updatedAt: call.now.toISOString() })

export const metricSettings = {
  async createMetricSetting(call) {
    const { body, newId, now, account } = call
    const monitor = await findMonitor(call, call.configurationId)
    if (!monitor) return problem(404, 'not-found')
    if (monitor.isDefault) return problem(409, 'default-configuration')
    const invalid = problemOf(monitor, body)
    if (invalid) return invalid
    if (monitor.metricSettings.length >= MAX_SETTINGS)
      return problem(409, 'metric-settings-limit-reached', { values: { limit: MAX_SETTINGS } })
    const setting = settingOf(body, newId('mst'))
    const changed = await saveSettings(call, monitor, [...monitor.metricSettings, setting])
    await skipToNextPoint(call, changed, [setting], now, account.timeZone)
    return created(setting)
  },

  async updateMetricSetting(call) {
    const { metricSettingId, query, body } = call
    const monitor = await findMonitor(call, call.configurationId)
    const before = monitor?.metricSettings.find(({ id }) => id === metricSettingId)
    if (!monitor || !before) return problem(404, 'not-found')
    if (monitor.isDefault) return problem(409, 'default-configuration')
    const refusal = problemOf(monitor, body, metricSettingId)
    if (refusal) return refusal
    const setting = settingOf(body, metricSettingId, before)
    assertExpectedVersion(query, before, setting)
    await saveSettings(
      call,
      monitor,
      monitor.metricSettings.map((one) => (one.id === metricSettingId ? setting : one)),
    )
    return ok(setting)
  },

  async deleteMetricSetting(call) {
    const { metricSettingId, store } = call
    const monitor = await findMonitor(call, call.configurationId)
    if (!monitor?.metricSettings.some(({ id }) => id === metricSettingId)) return problem(404, 'not-found')
    if (monitor.isDefault) return problem(409, 'default-configuration')
    await saveSettings(
      call,
      monitor,
      monitor.metricSettings.filter(({ id }) => id !== metricSettingId),
    )
    await store.delete('anomalyScan', metricSettingId)
    return noContent()
  },
} satisfies Pick<Handlers, SettingOperation>
