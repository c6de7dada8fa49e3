// The order of items that are due at the same moment.
import { type AutopilotContext, clientKey, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { guardrailsOf, inOrderOfPriority } from '#mocks/sandbox/domain/autopilot/guardrails.ts'

/**
 * The places of items in the order in which they run, by priority within a client account. Otherwise an item with a low priority could make a
 * change that one with a higher priority reverses at the same moment.
 */
export async function runPlacesOf(
  store: AutopilotContext['store'],
  items: readonly StoredItem[],
): Promise<Map<string, number>> {
  const places = new Map<string, number>()
  for (const ofClient of Map.groupBy(items, clientKey).values()) {
    const [first] = ofClient
    if (!first) continue
    const { order } = await guardrailsOf({ store }, first)
    for (const { id } of inOrderOfPriority(order, ofClient)) places.set(id, places.size)
  }
  return places
}

/** The jobs of runs that are due at the same moment, in the order in which they run. */
export async function inRunOrder<Job extends { subjectId: string }>(
  { store }: Pick<AutopilotContext, 'store'>,
  jobs: readonly Job[],
): Promise<Job[]> {
  const items = await Promise.all(jobs.map(({ subjectId }) => store.get('autopilotItem', subjectId)))
  const places = await runPlacesOf(
    store,
    items.flatMap((item) => item ?? []),
  )
  const placeOf = ({ subjectId }: Job) => places.get(subjectId) ?? places.size
  return jobs.toSorted((a, b) => placeOf(a) - placeOf(b))
}
