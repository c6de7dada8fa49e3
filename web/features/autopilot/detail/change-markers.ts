import type { AutopilotEffectDay } from '@adwright/sdk/types'

/** Returns the chart positions of the days on which something was changed or undone. */
export const changeMarkers = (days: readonly Pick<AutopilotEffectDay, 'changedCount' | 'undoneCount'>[]) =>
  days.flatMap(({ changedCount, undoneCount }, index) =>
    changedCount + undoneCount > 0 ? [{ index, changed: changedCount, undone: undoneCount }] : [],
  )
