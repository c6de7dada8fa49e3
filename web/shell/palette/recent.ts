import { Megaphone, Radar, Zap } from 'lucide-react'
import type { Language } from '#web/i18n/language.ts'
import { savedData } from '#web/lib/saved-data.ts'
import type { Entry } from './entry.ts'

const NAME = 'paletteRecent'
const MOST = 5
/** What only the server knows is kept with its name, so that it can be offered again without asking. */
const icons: Partial<Record<Entry['group'], Entry['icon']>> = { rules: Zap, campaigns: Megaphone, anomalies: Radar }

type Found = Pick<Entry, 'id' | 'group' | 'label' | 'to'> & { accountId: string; language?: Language }
type Recent = { id: string; found?: Found }

const isRecent = (kept: unknown): kept is Recent =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string'

function read(): Recent[] {
  const kept = savedData.get(NAME)
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
}

export interface RecentChoices {
  ids: string[]
  kept: Entry[]
  /** Some names are in another language than is read now; the server has them in this one. */
  isTranslatable: boolean
}

/** What was chosen last, the latest first: its ids, and lines for what an account holds; forgotten with the session. */
export function readRecent(accountId: string, language: Language): RecentChoices {
  const own = read().filter(({ found }) => found === undefined || found.accountId === accountId)
  const kept = own.flatMap(({ found }): Entry[] => {
    const icon = found && icons[found.group]
    if (!found || !icon) return []
    const { id, group, label, to } = found
    return [{ id, group, label, icon, ...(to === undefined ? {} : { to }) }]
  })
  // Campaigns are called what their owner calls them.
  const isTranslatable = own.some(
    ({ found }) => found !== undefined && found.group !== 'campaigns' && found.language !== language,
  )
  return { ids: own.map(({ id }) => id), kept, isTranslatable }
}

export function noteRecent({ id, group, label, to }: Entry, accountId: string, language: Language): void {
  const found = icons[group] && to !== undefined ? { found: { id, group, label, to, accountId, language } } : {}
  savedData.set(NAME, [{ id, ...found }, ...read().filter((one) => one.id !== id)].slice(0, MOST))
}
