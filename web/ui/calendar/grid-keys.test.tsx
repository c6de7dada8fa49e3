import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { addDays, type Day } from '#web/lib/dates.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { mondayOf } from './month-days.ts'
import { WeekGrid } from './WeekGrid.tsx'

const TODAY = '2026-11-20'
/** Calls that change the address, which a router may apply later than the next frame. */
const later: (() => void)[] = []
const apply = () => act(() => later.splice(0).forEach((change) => change()))
const nothing = () => null

function Month() {
  const [day, setDay] = useState<Day>(TODAY)
  return (
    <MonthGrid
      label="Month"
      month={day}
      today={TODAY}
      focusedDay={day}
      onFocusDay={(next) => later.push(() => setDay(next))}
      onOpenDay={nothing}
      describeDay={() => ''}
      renderDay={nothing}
    />
  )
}

function Week({ takesFocus = false }: { takesFocus?: boolean }) {
  const [day, setDay] = useState<Day>(TODAY)
  const days = Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index))
  return (
    <WeekGrid
      label="Week"
      days={days}
      today={TODAY}
      day={day}
      takesFocus={takesFocus}
      onLeave={(next) => later.push(() => setDay(next))}
      startsOf={(one, hour) => [`${one}T${String(hour).padStart(2, '0')}:00:00.000Z`]}
      describe={() => ''}
      onOpen={nothing}
      renderHour={nothing}
    />
  )
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)
const hour = (date: string, at: number) => document.querySelector<HTMLElement>(`[data-cell="${date}.${at}"]`)

test('keys lead to a day of another month, however late it is shown', async () => {
  const { user } = renderUi(<Month />)
  day(TODAY)?.focus()
  await user.keyboard('{PageDown}')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  apply()
  expect(day('2026-12-20')).toHaveFocus()
  await user.keyboard('t')
  apply()
  expect(day(TODAY)).toHaveFocus()
})

test('keys lead to hours of the week and of other weeks', async () => {
  const { user } = renderUi(<Week />)
  expect(document.body).toHaveFocus()
  hour(TODAY, 9)?.focus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(hour('2026-11-21', 10)).toHaveFocus()
  await user.keyboard('{PageDown}')
  apply()
  expect(hour('2026-11-28', 10)).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  apply()
  expect(hour('2026-11-30', 10)).toHaveFocus()
  await user.keyboard('t')
  apply()
  expect(hour(TODAY, 10)).toHaveFocus()
})

test('a week that a key has opened takes the focus at its day', () => {
  renderUi(<Week takesFocus />)
  expect(hour(TODAY, 9)).toHaveFocus()
})
