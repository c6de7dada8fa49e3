import type { LucideIcon } from 'lucide-react'
import { matchScore } from '#web/lib/search-text.ts'
import type { ShortcutId } from '#web/lib/shortcuts.ts'

export const groups = ['recent', 'screens', 'actions', 'rules', 'campaigns', 'anomalies', 'settings', 'help'] as const

export type Group = (typeof groups)[number]

/** One line of the palette. */
export interface Entry {
  /** Stable across visits; identifies recent entries. */
  id: string
  group: Exclude<Group, 'recent'>
  label: string
  /** The secondary label: the group of a screen, the status of a rule. */
  note?: string
  /** Additional search terms. */
  words?: string
  icon: LucideIcon
  shortcut?: ShortcutId
  /** True if the server found it for this search text, so that it is not filtered again. */
  isFound?: boolean
  /** An address, or something to do. */
  to?: string
  run?: () => void
}

export interface EntryGroup {
  group: Group
  entries: Entry[]
}

const MOST_PER_GROUP = 6

/** The entries without a search text: recent ones, then screens and actions. */
export function offered(entries: readonly Entry[], recent: readonly string[]): EntryGroup[] {
  const lately = recent.flatMap((id) => entries.filter((entry) => entry.id === id))
  const rest = (group: Group) => entries.filter((entry) => entry.group === group && !lately.includes(entry))
  return withoutEmpty([
    { group: 'recent', entries: lately },
    { group: 'screens', entries: rest('screens') },
    { group: 'actions', entries: rest('actions') },
  ])
}

/** The search results by score: within each group, and groups by their best entry. Recent entries win ties. */
export function matching(entries: readonly Entry[], query: string, recent: readonly string[]): EntryGroup[] {
  const judged = entries.flatMap((entry) => {
    const words = `${entry.words ?? ''} ${entry.note ?? ''}`
    const score = matchScore(query, entry.label, words) || (entry.isFound ? 0.5 : 0)
    return score > 0 ? [{ entry, score: score + (recent.includes(entry.id) ? 0.25 : 0) }] : []
  })
  const found = groups.map((group) => {
    const own = judged.filter(({ entry }) => entry.group === group).toSorted((a, b) => b.score - a.score)
    return { group, best: own[0]?.score ?? 0, entries: own.slice(0, MOST_PER_GROUP).map(({ entry }) => entry) }
  })
  return withoutEmpty(
    found.toSorted((a, b) => b.best - a.best).map(({ group, entries: own }) => ({ group, entries: own })),
  )
}

const withoutEmpty = (all: EntryGroup[]) => all.filter(({ entries }) => entries.length > 0)
