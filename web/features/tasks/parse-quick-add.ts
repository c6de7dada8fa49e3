import { TaskPriority } from '@adwright/sdk/types'
import { addDays, type Day } from '#web/lib/dates.ts'
import { foldText } from '#web/lib/search-text.ts'

export interface QuickTask {
  title: string
  priority?: TaskPriority
  assignee?: { id: string; name: string }
  labels: string[]
  dueOn?: Day
}

interface Known {
  today: Day
  members: readonly { id: string; name: string }[]
}

/** Folded words of both languages. */
const PRIORITY_WORDS: Readonly<Record<string, TaskPriority>> = {
  low: TaskPriority.Low,
  dusuk: TaskPriority.Low,
  normal: TaskPriority.Normal,
  high: TaskPriority.High,
  yuksek: TaskPriority.High,
  urgent: TaskPriority.Urgent,
  acil: TaskPriority.Urgent,
}
const DAY_WORDS: Readonly<Record<string, number>> = { today: 0, bugun: 0, tomorrow: 1, yarin: 1 }
/** From Sunday. */
const WEEKDAYS = [
  ['sunday', 'pazar'],
  ['monday', 'pazartesi'],
  ['tuesday', 'sali'],
  ['wednesday', 'carsamba'],
  ['thursday', 'persembe'],
  ['friday', 'cuma'],
  ['saturday', 'cumartesi'],
]
const DATE = /^\d{4}-\d{2}-\d{2}$/
const MAX_TITLE = 100

function dayOf(word: string, today: Day): Day | undefined {
  const offset = DAY_WORDS[word]
  if (offset !== undefined) return addDays(today, offset)
  if (DATE.test(word) && !Number.isNaN(Date.parse(word))) return word
  const weekday = WEEKDAYS.findIndex((names) => names.includes(word))
  if (weekday === -1) return undefined
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7 || 7
  return addDays(today, ahead)
}

/** Reads one line such as `Check terms !urgent @Jonas #search tomorrow`, in English or Turkish; unknown words belong to the title. */
export function parseQuickAdd(line: string, { today, members }: Known): QuickTask {
  const found: QuickTask = { title: '', labels: [] }
  const words = line.trim().split(/\s+/).filter(Boolean)
  const isDayAt = words.findLastIndex((word) => dayOf(foldText(word), today) !== undefined)
  const rest: string[] = []
  for (const [index, word] of words.entries()) {
    const name = foldText(word.slice(1))
    const priority = word.startsWith('!') ? PRIORITY_WORDS[name] : undefined
    const member =
      word.startsWith('@') && name !== '' ? members.find((one) => foldText(one.name).startsWith(name)) : undefined
    if (priority) found.priority = priority
    else if (member) found.assignee = member
    else if (word.startsWith('#') && name !== '') found.labels.push(word.slice(1, 51))
    else if (index === isDayAt && words.length > 1) {
      const day = dayOf(foldText(word), today)
      if (day) found.dueOn = day
    } else rest.push(word)
  }
  return { ...found, labels: [...new Set(found.labels)].slice(0, 20), title: rest.join(' ').slice(0, MAX_TITLE) }
}
