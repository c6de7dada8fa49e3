import { type ActivityEntry, ActivityKind } from '@adwright/sdk/types'

export const groupings = ['run', 'day', 'entity'] as const
export type Grouping = (typeof groupings)[number]

export interface Group {
  key: string
  /** The common property of a group: a run, a day, an entity of the ad platform, or a rule. */
  kind: 'run' | 'day' | 'entity' | 'rule' | 'outside'
  /** YYYY-MM-DD of the latest entry, in the account's time zone. */
  day: string
  entries: ActivityEntry[]
}

function groupOf(entry: ActivityEntry, by: Grouping, day: string): Pick<Group, 'key' | 'kind'> {
  if (by === 'day') return { kind: 'day', key: day }
  if (by === 'run') {
    const { executionId } = entry
    return executionId === null ? { kind: 'outside', key: `outside-${day}` } : { kind: 'run', key: executionId }
  }
  const { entity, ruleId, autopilotId } = entry
  return entity === null
    ? { kind: 'rule', key: `rule-${autopilotId ?? ruleId}` }
    : { kind: 'entity', key: `${entity.entityType}-${entity.entityId}` }
}

/** Groups entries; groups and entries keep their order. `dayOf` returns the account's day of an instant. */
export function groupEntries(
  entries: readonly ActivityEntry[],
  by: Grouping,
  dayOf: (instant: string) => string,
): Group[] {
  const groups = new Map<string, Group>()
  for (const entry of entries) {
    const day = dayOf(entry.occurredAt)
    const place = groupOf(entry, by, day)
    const group = groups.get(place.key)
    if (group) group.entries.push(entry)
    else groups.set(place.key, { ...place, day, entries: [entry] })
  }
  return [...groups.values()]
}

const FOLDED_KINDS: readonly ActivityKind[] = [ActivityKind.ViolationFound, ActivityKind.ViolationSolved]

/**
 * Collapses the matches of one rule into the line of the first of them, because one check can find dozens; all other
 * entries keep a line of their own.
 */
export function foldMatches(entries: readonly ActivityEntry[]): ActivityEntry[][] {
  const lines = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const { id, kind, ruleId, autopilotId } = entry
    const key = FOLDED_KINDS.includes(kind) ? `${kind}-${autopilotId ?? ruleId}` : id
    const line = lines.get(key)
    if (line) line.push(entry)
    else lines.set(key, [entry])
  }
  return [...lines.values()]
}
