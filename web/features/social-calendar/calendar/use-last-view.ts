import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isDay } from '#web/lib/dates.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { parseOption } from '#web/lib/use-address.ts'
import { useUser } from '#web/session/current.ts'
import { useCalendarAddress, VIEWS } from './use-calendar.ts'

/** The query of the view and day that were saved; empty for the present month. */
function savedQuery(name: string): string {
  const saved = savedData.get(name)
  if (typeof saved !== 'object' || saved === null || !('view' in saved) || !('day' in saved)) return ''
  const view = parseOption(VIEWS, String(saved.view))
  const query = new URLSearchParams()
  if (view && view !== VIEWS[0]) query.set('view', view)
  if (typeof saved.day === 'string' && isDay(saved.day)) query.set('day', saved.day)
  return query.toString()
}

/**
 * Saves the view and day of the calendar for each person. Returns where to go on if the calendar is opened without a query; an address
 * with a query, as in a link, shows exactly that.
 */
export function useLastView(): string | undefined {
  const { pathname, search, key } = useLocation()
  const name = `calendar-${useUser().id}`
  const [opened] = useState(() => ({ key, query: search === '' ? savedQuery(name) : '' }))
  const isLeftBehind = opened.query !== '' && opened.key === key
  const { view, day, today } = useCalendarAddress()
  const isToday = day === today
  useEffect(() => {
    if (!isLeftBehind) savedData.set(name, { view, day: isToday ? null : day })
  }, [isLeftBehind, name, view, day, isToday])
  return isLeftBehind ? `${pathname}?${opened.query}` : undefined
}
