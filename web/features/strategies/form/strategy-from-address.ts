import { type StrategyDraft, StrategySource } from '@adwright/sdk/types'

const MAX_TITLE = 100
const MAX_DESCRIPTION = 10_000
const MAX_TASKS = 20

/** What the address says of a new strategy: a title, a description, and steps that become its tasks; undefined if it says nothing. */
export function strategyFromAddress(
  search: URLSearchParams,
): Pick<StrategyDraft, 'title' | 'description' | 'tasks' | 'source'> | undefined {
  const textOf = (name: string) => search.get(name)?.trim() ?? ''
  const steps = search.getAll('step').flatMap((step) => step.trim() || [])
  const title = textOf('title').slice(0, MAX_TITLE)
  if (!title && steps.length === 0) return undefined
  return {
    title,
    description: textOf('description').slice(0, MAX_DESCRIPTION),
    source: StrategySource.Ai,
    tasks: steps.slice(0, MAX_TASKS).map((step) => ({ title: step.slice(0, MAX_TITLE) })),
  }
}
