import { type AnomalyDetail, TaskOriginKind } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { eventsAround } from '#mocks/sandbox/domain/anomalies/events.ts'
import {
  effectiveAnomaly,
  mayTriage,
  shownAnomaly,
  triaged,
  triageErrors,
} from '#mocks/sandbox/domain/anomalies/triage.ts'
import { lineOf, nameOfMonitor } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { languageOf } from '#mocks/sandbox/domain/notifications/notify.ts'
import { emailPerson } from '#mocks/sandbox/domain/notifications/personal-email.ts'
import { memberNamed } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, isEditConflict, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

type Handlers = SandboxHandlers<'EAnl'>
type TriageOperation = 'getAnomaly' | 'updateAnomaly' | 'updateAnomalies'
type Call = MemberContext & { accountId: string }

/** An anomaly of the account with its effective status; undefined for one of another account. */
export async function findAnomaly({ store, accountId, now }: Call, id: string): Promise<StoredAnomaly | undefined> {
  const anomaly = await store.get('anomaly', id)
  return anomaly?.accountId === accountId ? effectiveAnomaly(anomaly, now) : undefined
}

async function monitorName({ store, language }: Call, { configurationId }: StoredAnomaly): Promise<string | null> {
  const monitor = await store.get('anomalyWatch', configurationId)
  return monitor ? nameOfMonitor(monitor, language) : null
}

/** The latest task of the account that was made from an anomaly. */
async function taskOf({ store, accountId }: Call, anomalyId: string): Promise<string | null> {
  const tasks = await store.list('task', accountId, { where: { originId: anomalyId, deletedAt: null }, order: 'desc' })
  return tasks.find(({ origin }) => origin?.kind === TaskOriginKind.Anomaly)?.id ?? null
}

async function detailOf(call: Call, anomaly: StoredAnomaly): Promise<AnomalyDetail> {
  const { store, platforms, accountId, account, now } = call
  return {
    ...shownAnomaly(anomaly, now, currencyOf(platforms, anomaly.propertyName)),
    configurationName: await monitorName(call, anomaly),
    assigneeId: (await memberNamed(store, accountId, anomaly.assigneeId ?? null)).id,
    falseAlarmReason: anomaly.falseAlarmReason ?? null,
    taskId: await taskOf(call, anomaly.id),
    events: await eventsAround({ ...call, readerId: call.person.id }, anomaly, account.timeZone),
  }
}

/** Notifies the assignee, unless they are the caller or have left the account. */
export async function notifyAssignee(
  call: Call,
  anomaly: StoredAnomaly,
  kind: 'anomaly-assigned' | 'anomalies-assigned' | 'anomaly-comment',
  more: { text?: string; count?: number } = {},
): Promise<void> {
  const { store, person, account } = call
  const { id } = await memberNamed(store, account.id, anomaly.assigneeId ?? null)
  const assignee = id && id !== person.id ? await store.get('person', id) : undefined
  if (!assignee) return
  const language = languageOf(assignee)
  const author = fullName(person) || person.userName
  const line = lineOf(anomaly, language, currencyOf(call.platforms, anomaly.propertyName))
  const values = { author, account: account.name, anomaly: line, ...more }
  const link = kind === 'anomalies-assigned' ? '/anomaly-activity' : `/anomaly-activity/${anomaly.id}`
  await emailPerson(call, assignee, { kind, values, link })
}

/** Sets or removes the assignee if the change includes one. */
const assigned = (
  anomaly: StoredAnomaly,
  { assigneeId }: { assigneeId?: string | null },
  { id, name }: Awaited<ReturnType<typeof memberNamed>>,
): StoredAnomaly => (assigneeId === undefined ? anomaly : { ...anomaly, assigneeId: id, assigneeName: name })

export const triage = {
  async getAnomaly(call) {
    const anomaly = await findAnomaly(call, call.anomalyId)
    return anomaly ? ok(await detailOf(call, anomaly)) : problem(404, 'not-found')
  },

  async updateAnomaly(call) {
    const { store, accountId, body, membership, now, language } = call
    const anomaly = await findAnomaly(call, call.anomalyId)
    if (!anomaly) return problem(404, 'not-found')
    if (!mayTriage(membership.role, body)) return problem(403, 'role-too-low')
    const problems = new FieldProblems(language)
    for (const { field, code } of triageErrors(body, now)) problems.add(field, code)
    const assignee = await memberNamed(store, accountId, body.assigneeId ?? null)
    if (body.assigneeId && !assignee.id) problems.add('assigneeId', 'assignee-not-a-member')
    if (!problems.isEmpty) return problems.answer()
    const changed = withNextVersion(anomaly, {
      ...assigned(triaged(anomaly, body), body, assignee),
      ...(body.feedback === undefined ? {} : { feedback: body.feedback }),
    })
    assertExpectedVersion(call.query, anomaly, changed)
    await store.set('anomaly', anomaly.id, changed)
    if (assignee.id && assignee.id !== anomaly.assigneeId) await notifyAssignee(call, changed, 'anomaly-assigned')
    return ok(await detailOf(call, changed))
  },

  async updateAnomalies(call) {
    const { store, accountId, body, membership, now, language } = call
    const { ids, expectedVersions = {}, ...change } = body
    if (!mayTriage(membership.role, change)) return problem(403, 'role-too-low')
    const problems = new FieldProblems(language)
    for (const { field, code } of triageErrors(change, now)) problems.add(field, code)
    const assignee = await memberNamed(store, accountId, change.assigneeId ?? null)
    if (change.assigneeId && !assignee.id) problems.add('assigneeId', 'assignee-not-a-member')
    if (!problems.isEmpty) return problems.answer()
    const found = await Promise.all(ids.map((id) => findAnomaly(call, id)))
    const edits = found
      .filter((anomaly) => anomaly !== undefined)
      .map((before) => ({
        before,
        after: withNextVersion(before, assigned(triaged(before, change), change, assignee)),
      }))
    const { true: conflicts = [], false: saved = [] } = Object.groupBy(edits, ({ before, after }) =>
      String(isEditConflict(expectedVersions[before.id], before, after)),
    )
    const changed = saved.map(({ after }) => after)
    for (const anomaly of changed) await store.set('anomaly', anomaly.id, anomaly)
    const [first, ...others] = saved
      .filter(({ before, after }) => after.assigneeId !== before.assigneeId)
      .map(({ after }) => after)
    if (first && others.length === 0) await notifyAssignee(call, first, 'anomaly-assigned')
    else if (first) await notifyAssignee(call, first, 'anomalies-assigned', { count: 1 + others.length })
    return ok({
      items: changed.map((anomaly) => shownAnomaly(anomaly, now, currencyOf(call.platforms, anomaly.propertyName))),
      missingIds: ids.filter((_, index) => !found[index]),
      conflictIds: conflicts.map(({ before }) => before.id),
    })
  },
} satisfies Pick<Handlers, TriageOperation>
