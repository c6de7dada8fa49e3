import { type AnomalyConfiguration, AnomalyGranularity } from '@adwright/sdk/types'
import { beginWithNextPoint, scanAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import {
  editedWatch,
  MOST_WATCHES,
  saveWatch,
  type Watch,
  watchOf,
  wrongInWatch,
} from '#mocks/sandbox/domain/anomalies/watches.ts'
import { nameOfWatch } from '#mocks/sandbox/domain/anomalies/words.ts'
import { planOf } from '#mocks/sandbox/domain/billing/limits.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { workingConnection } from '#mocks/sandbox/handlers/EAnl/connection.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EAnl'>
type WatchOperation =
  | 'listAnomalyConfigurations'
  | 'createAnomalyConfiguration'
  | 'updateAnomalyConfiguration'
  | 'deleteAnomalyConfiguration'

const PLAN_WITH_HOURS = 3

function shown(
  stored: Watch,
  { platforms, language }: Pick<MemberContext, 'platforms' | 'language'>,
): AnomalyConfiguration {
  const { accountId: _, watchedFrom: __, ...watch } = stored
  return { ...watch, currency: currencyOf(platforms, stored.propertyName), name: nameOfWatch(stored, language) }
}

const inOrder = (a: AnomalyConfiguration, b: AnomalyConfiguration) =>
  Number(a.isDefault) - Number(b.isDefault) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id)

/** A watch of the account; undefined for somebody else's. */
export async function findWatch(
  { store, accountId }: Pick<MemberContext, 'store'> & { accountId: string },
  id: string,
) {
  const watch = await store.get('anomalyWatch', id)
  return watch?.accountId === accountId ? watch : undefined
}

/** What is wrong with an edit that began with another version; nothing where it changes nothing any more, as when it is sent again. */
export const overtakenBy = (before: { version: number }, after: { version: number }, expected: number | undefined) =>
  expected === undefined || expected === before.version || after.version === before.version
    ? undefined
    : `Version ${expected} was expected, it is ${before.version}.`

const webhookIdsOf = async ({ store, account }: MemberContext) =>
  (await store.list('webhook', account.id)).map(({ id }) => id)

async function refusedHours({ store, account, language }: MemberContext) {
  const owner = await store.get('person', account.ownerId)
  const plan = owner && planOf(owner)
  return plan && plan.plan >= PLAN_WITH_HOURS
    ? undefined
    : problem(403, 'plan-too-small', { detail: textOf('hourly-watches-plan', language) })
}

function invalid(wrong: ReturnType<typeof wrongInWatch>) {
  const errors: Record<string, string[]> = {}
  for (const { field, code } of wrong) errors[field] = [...(errors[field] ?? []), code]
  return problem(422, 'invalid-fields', { errors })
}

export const watches = {
  async listAnomalyConfigurations(call) {
    const { store, accountId, query } = call
    const kept = await store.list('anomalyWatch', accountId)
    const wanted = kept
      .filter(({ isDefault }) => !isDefault || query.includeDefaults === true)
      .filter(({ propertyName }) => query.propertyName === undefined || propertyName === query.propertyName)
    return ok(wanted.map((watch) => shown(watch, call)).sort(inOrder))
  },

  async createAnomalyConfiguration(call) {
    const { store, accountId, account, person, body, now, newId } = call
    const connection = await workingConnection(call)
    if ('problem' in connection) return connection
    const wrong = wrongInWatch(body, await webhookIdsOf(call))
    if (!call.platforms.analytics.property(body.propertyName))
      wrong.push({ field: 'propertyName', code: 'property-out-of-reach' })
    if (wrong.length > 0) return invalid(wrong)
    if (body.granularity === AnomalyGranularity.Hour) {
      const refused = await refusedHours(call)
      if (refused) return refused
    }
    if ((await store.count('anomalyWatch', { accountId, isDefault: false })) >= MOST_WATCHES)
      return problem(409, 'configurations-limit-reached', { values: { limit: MOST_WATCHES } })
    const today = dayIn(now, account.timeZone)
    const maker = { accountId, email: person.email ?? null, name: fullName(person), now, today, newId }
    const watch = await saveWatch(call, watchOf(body, maker))
    // Hours of months are too many to judge while somebody waits; the scheduler looks at them within minutes.
    if (watch.granularity !== AnomalyGranularity.Hour) await scanAnomalies(call, accountId, now, watch.id)
    return created(shown(watch, call))
  },

  async updateAnomalyConfiguration(call) {
    const { account, configurationId, query, body, now, newId } = call
    const watch = await findWatch(call, configurationId)
    if (!watch) return problem(404, 'not-found')
    if (!body && query.isEnabled === undefined)
      return problem(422, 'nothing-to-change', { errors: { isEnabled: ['needed-without-body'] } })
    if (body && watch.isDefault) return problem(409, 'default-configuration')
    const wrong = body ? wrongInWatch(body, await webhookIdsOf(call)) : []
    if (body && body.propertyName !== watch.propertyName) wrong.push({ field: 'propertyName', code: 'property-fixed' })
    if (wrong.length > 0) return invalid(wrong)
    const edited = body ? editedWatch(watch, body, now, newId) : watch
    const overtaken = overtakenBy(watch, edited, query.expectedVersion)
    if (overtaken) return problem(409, 'watch-changed-meanwhile', { detail: overtaken })
    const isEnabled = query.isEnabled ?? edited.isEnabled
    const isOnAgain = isEnabled && !watch.isEnabled
    if (
      edited.granularity === AnomalyGranularity.Hour &&
      (watch.granularity !== AnomalyGranularity.Hour || isOnAgain)
    ) {
      const refused = await refusedHours(call)
      if (refused) return refused
    }
    const isSame = !body && isEnabled === watch.isEnabled
    const changed = { ...edited, isEnabled, updatedAt: isSame ? watch.updatedAt : now.toISOString() }
    await saveWatch(call, changed)
    const isOtherPoint = edited.granularity !== watch.granularity
    const fresh = changed.metricSettings.filter(({ id }) => !watch.metricSettings.some((setting) => setting.id === id))
    await beginWithNextPoint(
      call,
      changed,
      isOnAgain || isOtherPoint ? changed.metricSettings : fresh,
      now,
      account.timeZone,
    )
    return ok(shown(changed, call))
  },

  async deleteAnomalyConfiguration(call) {
    const watch = await findWatch(call, call.configurationId)
    if (!watch) return problem(404, 'not-found')
    if (watch.isDefault) return problem(409, 'default-configuration')
    for (const { id } of watch.metricSettings) await call.store.delete('anomalyScan', id)
    await call.store.delete('anomalyWatch', watch.id)
    await call.store.jobs.note({ kind: 'analytics-scan', subjectId: watch.id }, null)
    return noContent()
  },
} satisfies Pick<Handlers, WatchOperation>
