import type { LucideIcon } from 'lucide-react'
import { matchScore } from '#web/lib/search-text.ts'
import type { ShortcutId } from '#web/lib/shortcuts.ts'

export const groups = [
  'recent',
  'screens',
  'actions',
  'rules',
  'campaigns',
  'keywords',
  'anomalies',
  'tasks',
  'strategies',
  'posts',
  'designs',
  'surveys',
  'findings',
  'settings',
  'help',
] as const

export type Group = (typeof groups)[number]

/** One line of the palette. */
export interface Entry {
  /** The stable id by which recent entries are found on a later visit. */
  id: string
  group: Exclude<Group, 'recent'>
  label: string
  /** The secondary label: the group of a screen, the status of a rule. */
  note?: string
  /** The label in the language that is not shown. */
  otherName?: string
  /** Additional search terms. */
  keywords?: string
  icon: LucideIcon
  shortcut?: ShortcutId
  /** True if the server found it for this search text, so that it is not filtered again. */
  isFound?: boolean
  /** The address to open; an entry without one has `run`. */
  to?: string
  run?: () => void
}

export interface EntryGroup {
  group: Group
  entries: Entry[]
}

const MAX_PER_GROUP = 6

/** The entries without a search text: recent ones, then screens and actions. */
export function suggestedGroups(entries: readonly Entry[], recent: readonly string[]): EntryGroup[] {
  const recentEntries = recent.flatMap((id) => entries.filter((entry) => entry.id === id))
  const rest = (group: Group) => entries.filter((entry) => entry.group === group && !recentEntries.includes(entry))
  return withoutEmpty([
    { group: 'recent', entries: recentEntries },
    { group: 'screens', entries: rest('screens') },
    { group: 'actions', entries: rest('actions') },
  ])
}

/** The search results by score: within each group, and groups by their best entry. Recent entries win ties. */
export function matchingGroups(entries: readonly Entry[], query: string, recent: readonly string[]): EntryGroup[] {
  const scored = entries.flatMap((entry) => {
    const keywords = `${entry.keywords ?? ''} ${entry.note ?? ''}`
    const score = matchScore(query, entry.label, keywords, entry.otherName) || (entry.isFound ? 0.5 : 0)
    return score > 0 ? [{ entry, score: score + (recent.includes(entry.id) ? 0.25 : 0) }] : []
  })
  const found = groups.map((group) => {
    const own = scored.filter(({ entry }) => entry.group === group).toSorted((a, b) => b.score - a.score)
    return { group, best: own[0]?.score ?? 0, entries: own.slice(0, MAX_PER_GROUP).map(({ entry }) => entry) }
  })
  return withoutEmpty(
    found.toSorted((a, b) => b.best - a.best).map(({ group, entries: own }) => ({ group, entries: own })),
  )
}

const withoutEmpty = (all: EntryGroup[]) => all.filter(({ entries }) => entries.length > 0)
