import { AnomalyGranularity } from '@adwright/sdk/types'
import { withIgnoredDays } from '#mocks/sandbox/domain/annotations/annotations.ts'
import { settingErrors } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { DEFAULT_DAYS, MAX_HOURLY_DAYS, previewOf } from '#mocks/sandbox/domain/anomalies/preview.ts'
import { newestPoint } from '#mocks/sandbox/domain/anomalies/scan.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { workingConnection } from '#mocks/sandbox/handlers/EAnl/connection.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

export const preview = {
  async previewAnomalySetting(call) {
    const { body, account, accountId, now, language } = call
    const connection = await workingConnection(call)
    if ('problem' in connection) return connection
    const { propertyName, granularity = AnomalyGranularity.Day, days = DEFAULT_DAYS } = body
    const world = await propertyViewOf(call, accountId, propertyName)
    const problems = new FieldProblems(language)
    if (!world) problems.add('propertyName', 'property-out-of-reach')
    for (const { field, code } of settingErrors(body.metricSetting)) problems.add(`metricSetting.${field}`, code)
    if (granularity === AnomalyGranularity.Hour && days > MAX_HOURLY_DAYS)
      problems.add('days', 'too-many-hourly-days', { most: MAX_HOURLY_DAYS })
    if (!world || !problems.isEmpty) return problems.answer()
    const newest = newestPoint({ propertyName, granularity }, connection, now, account.timeZone)
    const yesterday = addDays(dayIn(now, account.timeZone), -1)
    const request = await withIgnoredDays(call.store, accountId, body)
    const currencyCode = currencyOf(call.platforms, propertyName)
    return ok(await previewOf(call, world, request, newest, yesterday, currencyCode))
  },
} satisfies Pick<SandboxHandlers<'EAnl'>, 'previewAnomalySetting'>
