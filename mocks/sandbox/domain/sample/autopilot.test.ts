import { AutopilotStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentIn } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { defaultSettingsOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { seedAutopilot } from '#mocks/sandbox/domain/sample/autopilot.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date('2026-11-19T08:00:00Z')) })
})
afterEach(() => sandbox.close())

test('the sample workspace has five items in three modes, a month of runs, and every kind of activity', async () => {
  const { runtime, store } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  const account = await addAccount(runtime, owner, { id: 'acc_lindholm' })
  await seedAds(runtime, { account })
  const items = await seedAutopilot(runtime, { account, customerClientId: SAMPLE_CLIENT, owner })
  expect(items.map(({ mode }) => mode)).toEqual([2, 1, 1, 3, 3])
  expect(items.every(({ status }) => status === AutopilotStatus.Active)).toBe(true)
  const [monday, tomorrow] = ['2026-11-23T05:00:00.000Z', '2026-11-20T05:00:00.000Z']
  expect(items.map(({ nextRunAt }) => nextRunAt)).toEqual([monday, monday, monday, tomorrow, tomorrow])
  const scope = { accountId: account.id, customerClientId: SAMPLE_CLIENT }
  for (const { id } of items.slice(3)) {
    const runs = await store.listAll('autopilotExecution', { where: { autopilotId: id } })
    const days = runs.map(({ startedAt }) => startedAt.slice(0, 10)).sort()
    expect(days).toEqual(Array.from({ length: 30 }, (_, place) => addDays('2026-10-21', place)))
  }
  expect((await store.valuesOf('autopilotChange', 'status', scope)).sort()).toEqual([1, 2, 3, 5, 6])
  const activity = await store.list('autopilotActivity', scope)
  expect(new Set(activity.map(({ kind }) => kind))).toEqual(new Set([1, 5, 6, 8, 9, 10, 11]))
  expect(activity.every(({ occurredAt }) => occurredAt <= runtime.clock.now().toISOString())).toBe(true)
  expect(await store.list('mail', owner.email ?? '')).toEqual([])
})

/** Every third day of a month, which includes each day of the week. */
const DAYS = Array.from({ length: 10 }, (_, place) => addDays('2026-11-01', 3 * place))

const ALWAYS_MATCHED = ['rule_no-conversion-keyword', 'rule_first-page-bid']

test('on every day of the week, keywords match both rules of keywords and suggestions are open', async () => {
  const missing: string[] = []
  for (const day of DAYS) {
    const clock = new Clock(new Date(`${day}T08:00:00Z`))
    const { runtime, store, close } = await createSandbox({ isChecking: false, clock })
    const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
    const account = await addAccount(runtime, owner, { id: 'acc_lindholm' })
    await seedAds(runtime, { account })
    await seedAutopilot(runtime, { account, customerClientId: SAMPLE_CLIENT, owner })
    const now = clock.now()
    const world = await adsAccountOf({ ...runtime, now }, account.id, SAMPLE_CLIENT)
    for (const rule of ALWAYS_MATCHED.flatMap((id) => ruleOf(id) ?? [])) {
      const { matches } = evaluate(defaultSettingsOf(rule), world, momentIn('Europe/Berlin', now))
      if (matches.length === 0) missing.push(`${day}: ${rule.id}`)
    }
    const proposedAt = { from: new Date(now.getTime() - 3 * 86_400_000).toISOString() }
    if ((await store.count('autopilotChange', { status: 2, proposedAt })) === 0) missing.push(`${day}: no suggestion`)
    await close()
  }
  expect(missing).toEqual([])
}, 300_000)
