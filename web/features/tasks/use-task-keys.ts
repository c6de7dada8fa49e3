import { TaskPriority } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { TaskPaneState } from './detail/TaskPane.tsx'
import { taskAddress } from './TaskCard.tsx'
import type { OpenedField } from './TaskKeyDialog.tsx'
import { taskInLists } from './task-cache.ts'
import { useTaskMenu } from './use-task-menu.ts'

const PRIORITIES: Readonly<Record<string, TaskPriority>> = {
  1: TaskPriority.Low,
  2: TaskPriority.Normal,
  3: TaskPriority.High,
  4: TaskPriority.Urgent,
}
const OTHER_KEYS = '[role=menu], [role=dialog], [role=tablist], select'

/** Moves the focus to the card a number of places away; the first card if none has the focus. Returns whether there are cards: a table has keys of its own. */
function focusCard(step: number): boolean {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-task]')]
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const card = at === -1 ? cards[0] : cards[at + step]
  card?.querySelector<HTMLElement>('a')?.focus()
  return cards.length > 0
}

const FIELDS: Readonly<Record<string, OpenedField['field']>> = { a: 'assignee', d: 'due', l: 'labels', p: 'priority' }

interface TaskKeysOptions {
  quickAdd: RefObject<HTMLInputElement | null>
  onField: (opened: OpenedField) => void
  onSelect: (id: string) => void
}

/** The keys of the tasks screen: N, J, K everywhere; S, A, P, D, L, C, X, Space and 1 to 4 on the focused card. */
export function useTaskKeys({ quickAdd, onField, onSelect }: TaskKeysOptions): void {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { taskId } = useParams()
  const queries = useQueryClient()
  const menus = { team: useTaskMenu('team'), own: useTaskMenu('own') }

  function onCard(card: HTMLElement, key: string): boolean {
    const found = taskInLists(queries, card.dataset.task ?? '')
    if (!found) return false
    const { task, isOfTeam } = found
    const scope = isOfTeam ? 'team' : 'own'
    const { change, mayManage } = menus[scope]
    const open = (state: TaskPaneState) =>
      void navigate({ pathname: taskAddress(scope, task.id), search }, { state, preventScrollReset: true })
    if (key === 'x') onSelect(task.id)
    else if (key === 'escape' && taskId !== undefined)
      void navigate({ pathname: paths.tasks(), search }, { preventScrollReset: true })
    else if (key === ' ') open({ isPeek: true })
    else if (key === 'c') open({ isCommenting: true })
    else {
      const priority = PRIORITIES[key]
      const field = key === 'a' && !isOfTeam ? undefined : FIELDS[key]
      if (priority === undefined && field === undefined && key !== 's') return false
      if (!mayManage) toaster.show({ title: t('reason') })
      else if (priority) void change(scope, [task], { priority }, t('change.prioritized', { count: 1 }))
      else if (field) onField({ field, task, scope })
      else card.querySelector<HTMLElement>('[aria-haspopup]')?.click()
    }
    return true
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTextEntry(event.target)) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(OTHER_KEYS) || document.querySelector('[role=dialog][data-state=open]')) return
    const key = event.key.toLowerCase()
    const card = target?.closest<HTMLElement>('[data-task]')
    if (key === 'n') quickAdd.current?.focus()
    else if (key === 'j' || key === 'k') {
      if (!focusCard(key === 'j' ? 1 : -1)) return
    } else if (!card || !onCard(card, key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
