import type { MetricSettingDraft } from '@adwright/sdk/types'
import { beginWithNextPoint } from '#mocks/sandbox/domain/anomalies/scan.ts'
import {
  MOST_SETTINGS,
  sameSetting,
  saveWatch,
  settingOf,
  type Watch,
  wrongInSetting,
} from '#mocks/sandbox/domain/anomalies/watches.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findWatch, overtakenBy } from '#mocks/sandbox/handlers/EAnl/watches.ts'

type Handlers = SandboxHandlers<'EAnl'>
type SettingOperation = 'createMetricSetting' | 'updateMetricSetting' | 'deleteMetricSetting'

/** Why a setting cannot be as asked for; undefined when it can. */
function refusalOf(watch: Watch, draft: MetricSettingDraft, exceptId?: string) {
  const wrong = wrongInSetting(draft)
  if (wrong.length > 0)
    return problem(422, 'invalid-fields', {
      errors: Object.fromEntries(wrong.map(({ field, code }) => [field, [code]])),
    })
  const same = sameSetting(watch.metricSettings, draft, exceptId)
  if (!same) return undefined
  const whole = same.dimension ? `${same.dimension} ${same.dimensionValue}` : 'the whole property'
  return problem(409, 'metric-setting-exists', { detail: `${same.id} watches ${same.metric} of ${whole}.` })
}

const saveSettings = (call: MemberContext, watch: Watch, metricSettings: Watch['metricSettings']) =>
  saveWatch(call, { ...watch, metricSettings, updatedAt: call.now.toISOString() })

export const metricSettings = {
  async createMetricSetting(call) {
    const { body, newId, now, account } = call
    const watch = await findWatch(call, call.configurationId)
    if (!watch) return problem(404, 'not-found')
    if (watch.isDefault) return problem(409, 'default-configuration')
    const refusal = refusalOf(watch, body)
    if (refusal) return refusal
    if (watch.metricSettings.length >= MOST_SETTINGS)
      return problem(409, 'metric-settings-limit-reached', { values: { limit: MOST_SETTINGS } })
    const setting = settingOf(body, newId('mst'))
    const changed = await saveSettings(call, watch, [...watch.metricSettings, setting])
    await beginWithNextPoint(call, changed, [setting], now, account.timeZone)
    return created(setting)
  },

  async updateMetricSetting(call) {
    const { metricSettingId, query, body } = call
    const watch = await findWatch(call, call.configurationId)
    const before = watch?.metricSettings.find(({ id }) => id === metricSettingId)
    if (!watch || !before) return problem(404, 'not-found')
    if (watch.isDefault) return problem(409, 'default-configuration')
    const refusal = refusalOf(watch, body, metricSettingId)
    if (refusal) return refusal
    const setting = settingOf(body, metricSettingId, before)
    const overtaken = overtakenBy(before, setting, query.expectedVersion)
    if (overtaken) return problem(409, 'metric-changed-meanwhile', { detail: overtaken })
    await saveSettings(
      call,
      watch,
      watch.metricSettings.map((one) => (one.id === metricSettingId ? setting : one)),
    )
    return ok(setting)
  },

  async deleteMetricSetting(call) {
    const { metricSettingId, store } = call
    const watch = await findWatch(call, call.configurationId)
    if (!watch?.metricSettings.some(({ id }) => id === metricSettingId)) return problem(404, 'not-found')
    if (watch.isDefault) return problem(409, 'default-configuration')
    await saveSettings(
      call,
      watch,
      watch.metricSettings.filter(({ id }) => id !== metricSettingId),
    )
    await store.delete('anomalyScan', metricSettingId)
    return noContent()
  },
} satisfies Pick<Handlers, SettingOperation>
