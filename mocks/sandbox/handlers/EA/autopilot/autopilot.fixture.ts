// A connected account with an owner, an admin, two users and a viewer, and callers of its autopilot.
import {
  type AutopilotItemDraft,
  AutopilotMode,
  ComparedTo,
  type Condition,
  type Execution,
  Lookback,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { runDueItems } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export const ACCOUNT = 'acc_lindholm'
export const PATH = `/EA/${ACCOUNT}/autopilot/${SAMPLE_CLIENT}`
export const KEYWORD_RULE = 'rule_no-conversion-keyword'
export const EVERYTHING = { includeAll: true, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null }

/** A condition that every entity matches. */
export const ALWAYS: Condition = {
  metric: 'cost',
  operator: 'gte',
  value: 0,
  value2: null,
  lookback: Lookback.Last30Days,
  comparedTo: ComparedTo.FixedValue,
  joiner: 'and',
  excludeRecentDays: 0,
}

/** Guardrails without any limit. */
export const UNLIMITED = { maxDailyFactor: null, maxMonthlyFactor: null, maxBudgetChangePercent: null, order: [] }

const ROLES = { admin: 3, jonas: 2, deniz: 2, viewer: 1 } as const
type Name = 'owner' | keyof typeof ROLES

/** It is Thursday, 2026-11-19, 9:00 in Berlin; daily runs at 6:00 begin tomorrow. */
export async function openStage(subscription = GROWTH) {
  const clock = Clock.frozen(new Date('2026-11-19T08:00:00Z'))
  const sandbox = await createSandbox({ isChecking: true, clock })
  const add = (name: string) =>
    addPerson(sandbox.runtime, {
      id: `usr_${name}`,
      email: `${name}@lindholm.example`,
      firstName: name,
      lastName: 'Demir',
      subscription,
    })
  const owner = await add('owner')
  const members: [Person, 1 | 2 | 3][] = []
  for (const [name, role] of Object.entries(ROLES)) members.push([await add(name), role])
  const account = await addAccount(sandbox.runtime, owner, { id: ACCOUNT }, members)
  await seedAds(sandbox.runtime, { account })
  const as = async (name: Name, language = 'en') => {
    const token = await signIn(sandbox.runtime, `usr_${name}`)
    const ads = await signAdsToken(sandbox.runtime, token, ACCOUNT)
    return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}`, 'Accept-Language': language })
  }
  /** The keyword rule with its own conditions, suggesting every morning. */
  const draft = async (fields: Partial<AutopilotItemDraft> = {}): Promise<AutopilotItemDraft> => {
    const rule = (await (await as('owner'))('GET', `${PATH}/rules/${fields.ruleId ?? KEYWORD_RULE}`)).body
    return {
      ruleId: rule.id,
      name: rule.name,
      mode: AutopilotMode.Suggest,
      conditions: rule.defaultConditions,
      action: rule.defaultAction,
      scope: EVERYTHING,
      schedule: { frequency: ScheduleFrequency.Daily, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
      ...fields,
    }
  }
  const create = async (name: Name, fields: Partial<AutopilotItemDraft> = {}) =>
    (await (await as(name))('POST', PATH, await draft(fields))).body
  const run = async (id: string): Promise<Execution> => (await (await as('owner'))('POST', `${PATH}/${id}/run`)).body
  /** A day later, with what was due. */
  const nextDay = () => runDueItems(sandbox.runtime, clock.forward({ days: 1 }))
  return { sandbox, account, as, draft, create, run, nextDay, close: () => sandbox.close() }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
