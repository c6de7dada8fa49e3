// Labels of tasks, posts and other things: how often each is used.
import type { LabelCount } from '@adwright/sdk/types'

const MAX_LABELS = 200

/** Counts labels, the most frequent first, then by alphabet. */
export function countLabels(lists: Iterable<readonly string[]>): LabelCount[] {
  const counts = new Map<string, number>()
  for (const labels of lists) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, MAX_LABELS)
}
