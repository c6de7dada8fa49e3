import { CalendarDays, KeyRound, Lightbulb, ListChecks, Megaphone, Palette, Radar, Target, Zap } from 'lucide-react'
import type { Language } from '#web/i18n/language.ts'
import { savedData } from '#web/lib/saved-data.ts'
import type { Entry } from './entry.ts'

const NAME = 'paletteRecent'
const MAX_RECENT = 5
/** Entries from the server are stored with their names, so that they can be shown without a request. */
const icons: Partial<Record<Entry['group'], Entry['icon']>> = {
  rules: Zap,
  campaigns: Megaphone,
  keywords: KeyRound,
  anomalies: Radar,
  tasks: ListChecks,
  strategies: Target,
  posts: CalendarDays,
  designs: Palette,
  findings: Lightbulb,
}
/** Names that are user data, the same in every language. */
const USER_DATA: readonly Entry['group'][] = [
  'campaigns',
  'keywords',
  'tasks',
  'strategies',
  'posts',
  'designs',
  'findings',
]

type StoredEntry = Pick<Entry, 'id' | 'group' | 'label' | 'to'> & { accountId: string; language?: Language }
type Recent = { id: string; found?: StoredEntry }

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

function read(): Recent[] {
  const stored = savedData.get(NAME)
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECENT) : []
}

export interface RecentChoices {
  ids: string[]
  entries: Entry[]
  /** True if stored names are in another language than the current one, in which the server has them. */
  needsTranslation: boolean
}

/** The recent entries, newest first: ids, and names for account data; deleted with the session. */
export function readRecent(accountId: string, language: Language): RecentChoices {
  const own = read().filter(({ found }) => found === undefined || found.accountId === accountId)
  const entries = own.flatMap(({ found }): Entry[] => {
    const icon = found && icons[found.group]
    if (!found || !icon) return []
    const { id, group, label, to } = found
    return [{ id, group, label, icon, ...(to === undefined ? {} : { to }) }]
  })
  const needsTranslation = own.some(
    ({ found }) => found !== undefined && !USER_DATA.includes(found.group) && found.language !== language,
  )
  return { ids: own.map(({ id }) => id), entries, needsTranslation }
}

export function saveRecent({ id, group, label, to }: Entry, accountId: string, language: Language): void {
  const found = icons[group] && to !== undefined ? { found: { id, group, label, to, accountId, language } } : {}
  savedData.set(NAME, [{ id, ...found }, ...read().filter((one) => one.id !== id)].slice(0, MAX_RECENT))
}
