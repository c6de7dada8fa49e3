import { TaskPriority } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { useUser } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { taskInLists } from './task-cache.ts'
import { useTaskMenu } from './use-task-menu.ts'

const PRIORITIES: Readonly<Record<string, TaskPriority>> = {
  1: TaskPriority.Low,
  2: TaskPriority.Normal,
  3: TaskPriority.High,
  4: TaskPriority.Urgent,
}
const OTHER_KEYS = '[role=menu], [role=dialog], [role=tablist], select'

/** Moves the focus to the card a number of places away; the first card if none has the focus. */
function focusCard(step: number) {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-task]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const card = at === -1 ? cards[0] : cards[at + step]
  card?.querySelector<HTMLElement>('a')?.focus()
}

/** The keys of the tasks screen: N, J, K everywhere; S, A and 1 to 4 on the focused card. */
export function useTaskKeys(quickAdd: RefObject<HTMLInputElement | null>): void {
  const { t } = useTranslation('tasks')
  const queries = useQueryClient()
  const userId = useUser().id
  const menus = { team: useTaskMenu('team'), own: useTaskMenu('own') }

  function onCard(card: HTMLElement, key: string): boolean {
    const found = taskInLists(queries, card.dataset.task ?? '')
    if (!found) return false
    const { task, isOfTeam } = found
    const scope = isOfTeam ? 'team' : 'own'
    const { change, mayManage } = menus[scope]
    const priority = PRIORITIES[key]
    const isKnown = priority !== undefined || key === 's' || (key === 'a' && isOfTeam)
    if (!isKnown) return false
    if (!mayManage) toaster.show({ title: t('reason') })
    else if (priority) void change(scope, [task], { priority }, t('change.prioritized', { count: 1 }))
    else if (key === 'a') void change(scope, [task], { assigneeUserId: userId }, t('change.assigned', { count: 1 }))
    else card.querySelector<HTMLElement>('[aria-haspopup]')?.click()
    return true
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTextEntry(event.target)) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(OTHER_KEYS) || document.querySelector('[role=dialog][data-state=open]')) return
    const key = event.key.toLowerCase()
    const card = target?.closest<HTMLElement>('[data-task]')
    if (key === 'n') quickAdd.current?.focus()
    else if (key === 'j' || key === 'k') focusCard(key === 'j' ? 1 : -1)
    else if (!card || !onCard(card, key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
