import type { AnomaliesUpdate, Anomaly, AnomalyDetail } from '@adwright/sdk/types'
import type { Member } from '#web/domain/people/use-members.ts'

/** To whom anomalies are given, null for nobody, out of which members. */
export interface Assignment {
  to: Member | null
  members: readonly Member[]
}

/** In lists an anomaly carries only the name of who looks after it. */
type Held = Pick<Anomaly, 'id' | 'assigneeName'> & Partial<Pick<AnomalyDetail, 'assigneeId'>>

/** Who looks after an anomaly, null for nobody; undefined where that is not known: the person has left, or shares the name. */
function holderOf({ assigneeId, assigneeName }: Held, members: readonly Member[]): Member | null | undefined {
  if (assigneeName === null) return null
  const found = members.filter(({ id, name }) => (assigneeId === undefined ? name === assigneeName : id === assigneeId))
  return found.length === 1 ? found[0] : undefined
}

/** Who looks after all of them, null for nobody; undefined where it is not one and the same, or not known. */
export function commonHolder(anomalies: readonly Held[], members: readonly Member[]): Member | null | undefined {
  const [first, ...others] = anomalies.map((one) => holderOf(one, members))
  return others.every((holder) => holder?.id === first?.id && holder !== undefined) ? first : undefined
}

/** What gives anomalies back to whom they belonged, one change for each; undefined when that of one is not known. */
export function unassignOf(anomalies: readonly Held[], members: readonly Member[]): AnomaliesUpdate[] | undefined {
  const changes = new Map<string | null, string[]>()
  for (const anomaly of anomalies) {
    const holder = holderOf(anomaly, members)
    if (holder === undefined) return undefined
    const assigneeId = holder?.id ?? null
    changes.set(assigneeId, [...(changes.get(assigneeId) ?? []), anomaly.id])
  }
  return [...changes].map(([assigneeId, ids]) => ({ ids, assigneeId }))
}
