import type { AnomaliesUpdate, Anomaly, AnomalyDetail } from '@adwright/sdk/types'
import type { Member } from '#web/domain/people/use-members.ts'

/** The assignee of anomalies, null if unassigned, and the members to choose from. */
export interface Assignment {
  to: Member | null
  members: readonly Member[]
}

/** Anomalies in lists have only the name of their assignee. */
type Assignable = Pick<Anomaly, 'id' | 'assigneeName'> & Partial<Pick<AnomalyDetail, 'assigneeId'>>

/** The assignee of an anomaly, null if unassigned; undefined if unknown, because the person has left or shares the name. */
function assigneeOf({ assigneeId, assigneeName }: Assignable, members: readonly Member[]): Member | null | undefined {
  if (assigneeName === null) return null
  const found = members.filter(({ id, name }) => (assigneeId === undefined ? name === assigneeName : id === assigneeId))
  return found.length === 1 ? found[0] : undefined
}

/** The common assignee of all anomalies, null if unassigned; undefined if they differ or one is unknown. */
export function commonAssignee(
  anomalies: readonly Assignable[],
  members: readonly Member[],
): Member | null | undefined {
  const [first, ...others] = anomalies.map((one) => assigneeOf(one, members))
  return others.every((assignee) => assignee?.id === first?.id && assignee !== undefined) ? first : undefined
}

/** The changes that restore the previous assignees; undefined if one of them is unknown. */
export function undoAssignment(
  anomalies: readonly Assignable[],
  members: readonly Member[],
): AnomaliesUpdate[] | undefined {
  const changes = new Map<string | null, string[]>()
  for (const anomaly of anomalies) {
    const assignee = assigneeOf(anomaly, members)
    if (assignee === undefined) return undefined
    const assigneeId = assignee?.id ?? null
    changes.set(assigneeId, [...(changes.get(assigneeId) ?? []), anomaly.id])
  }
  return [...changes].map(([assigneeId, ids]) => ({ ids, assigneeId }))
}
