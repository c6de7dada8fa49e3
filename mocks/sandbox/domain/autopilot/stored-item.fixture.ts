import { AutopilotMode, AutopilotStatus, ScheduleFrequency } from '@adwright/sdk/types'
import { parametersOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { EVERYTHING } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'

/** An active, automatic item of a rule with the rule's defaults, due daily at 05:00 UTC. */
export function storedItem(ruleId: string): StoredItem {
  const rule = ruleOf(ruleId)
  if (!rule) throw new Error(`There is no ${ruleId}.`)
  return {
    accountId: 'acc_lindholm',
    customerClientId: SAMPLE_CLIENT,
    id: 'ap_1',
    autopilotId: 'ap_1',
    ruleId,
    categoryId: rule.categoryId,
    status: AutopilotStatus.Active,
    name: rule.name,
    mode: AutopilotMode.Automatic,
    conditions: rule.defaultConditions,
    action: rule.defaultAction,
    parameters: parametersOf(rule),
    scope: EVERYTHING,
    exceptionEntityIds: [],
    schedule: { frequency: ScheduleFrequency.Daily, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
    cooldownDays: 14,
    startsOn: null,
    endsOn: null,
    notify: { emails: [], onlyWhenChanged: true },
    createdById: 'usr_elif',
    createdByName: 'Elif Demir',
    createdAt: '2026-11-18T08:00:00.000Z',
    updatedAt: '2026-11-18T08:00:00.000Z',
    lastRunAt: null,
    nextRunAt: '2026-11-19T05:00:00.000Z',
    version: 1,
    lastResult: null,
    language: 'en',
    touched: {},
    proposed: [],
    attention: null,
  }
}
