// Suggestions expire, because the metrics they are based on become outdated.
import { saveDecision } from '#mocks/sandbox/domain/autopilot/answers.ts'
import { type AutopilotContext, CHANGE, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Run, withChanges } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { expiresAt } from '#mocks/sandbox/domain/autopilot/outcome.ts'

async function expireIn(context: AutopilotContext, run: Run): Promise<void> {
  const now = context.now.toISOString()
  const changes = run.changes.map((change) =>
    change.status === CHANGE.proposed && expiresAt(change) <= now ? { ...change, status: CHANGE.expired } : change,
  )
  if (changes.some((change, place) => change !== run.changes[place]))
    await saveDecision(context, run, { ...run, changes })
}

/** Ends the open suggestions of a run that no one decided in time. */
export async function expireSuggestions(context: AutopilotContext, executionId: string): Promise<void> {
  const stored = await context.store.get('autopilotExecution', executionId)
  for (const run of await withChanges(context.store, stored ? [stored] : [])) await expireIn(context, run)
}

/** The same for all runs of an item, before it runs again; returns the item as it is then. */
export async function expireSuggestionsOf(context: AutopilotContext, item: StoredItem): Promise<StoredItem> {
  if (item.proposed.length === 0) return item
  const open = { autopilotId: item.id, status: CHANGE.proposed }
  for (const id of await context.store.valuesOf('autopilotChange', 'executionId', open))
    await expireSuggestions(context, String(id))
  return (await context.store.get('autopilotItem', item.id)) ?? item
}
