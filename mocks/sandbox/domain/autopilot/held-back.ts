// Matches that a run does not change, in the contract's form.
import type { HeldBackMatches } from '@adwright/sdk/types'
import type { StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { HeldBack } from '#mocks/sandbox/domain/autopilot/ledger.ts'

/** Counts matches by reason, and by the rule with the higher priority. */
export function heldBackMatchesOf(
  heldBack: readonly HeldBack[],
  items: readonly Pick<StoredItem, 'id' | 'name'>[],
): HeldBackMatches[] {
  const groups = Map.groupBy(heldBack, ({ reason, autopilotId }) => `${reason} ${autopilotId ?? ''}`)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            ...first,
            matchCount: 1 + others.length,
            autopilotName: items.find(({ id }) => id === first.autopilotId)?.name ?? null,
          },
        ]
      : [],
  )
}
