import { type StrategyEvent, StrategyEventKind } from '@adwright/sdk/types'

const MAX_LINES = 12

/** What has happened since the last check-in, or since the strategy began: oldest first, without check-ins. */
export function eventsSinceCheckIn(events: readonly StrategyEvent[]): StrategyEvent[] {
  const { CheckIn } = StrategyEventKind
  const last = events.reduce(
    (latest, { kind, occurredAt }) => (kind === CheckIn && occurredAt > latest ? occurredAt : latest),
    '',
  )
  return events
    .filter(({ kind, occurredAt }) => kind !== CheckIn && occurredAt > last)
    .toSorted((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1))
    .slice(-MAX_LINES)
}
