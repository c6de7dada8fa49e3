// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { PeriodPicker } from './PeriodPicker.tsx'
import { usePeriod } from './use-period.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T23:30:00Z') }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Screen({ timeZone }: { timeZone: string }) {
  const state = usePeriod(timeZone)
  return (
    <>
      <PeriodPicker state={state} />
      <p>{`at ${useLocation().search}`}</p>
    </>
  )
}

const open = (path: string, timeZone = 'UTC', language: 'en' | 'tr' = 'en') =>
  renderUi(<Screen timeZone={timeZone} />, { path, language }).user
const control = () => screen.getByRole('button', { name: /^(Date range|Tarih aralığı)/ })

test("days are in the account's time zone: after midnight in Berlin it is a day later", () => {
  open('/')
  expect(control()).toHaveTextContent('Last 30 days · Oct 20 – Nov 18, 2026')
  expect(screen.getByText('vs Sep 20 – Oct 19, 2026')).toBeVisible()
  cleanup()
  open('/', 'Europe/Berlin')
  expect(control()).toHaveTextContent('Oct 21 – Nov 19, 2026')
})

test('a preset applies immediately, custom days on submit; both are in the URL', async () => {
  const user = open('/?metric=sessions')
  await user.click(control())
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
  expect(screen.getByText('at ?metric=sessions&period=last7')).toBeVisible()

  await user.click(control())
  const days = within(await screen.findByRole('form', { name: 'Custom dates' }))
  await user.clear(days.getByLabelText('From'))
  await user.type(days.getByLabelText('From'), '2026-11-18')
  await user.clear(days.getByLabelText('To'))
  await user.type(days.getByLabelText('To'), '2026-11-02')
  await user.click(days.getByRole('button', { name: 'Apply' }))
  expect(days.getByRole('alert')).toHaveTextContent('The end date is before the start date.')
  await user.clear(days.getByLabelText('From'))
  await user.type(days.getByLabelText('From'), '2026-11-01')
  await user.click(days.getByRole('button', { name: 'Apply' }))
  expect(screen.getByText('at ?metric=sessions&from=2026-11-01&to=2026-11-02')).toBeVisible()
})

test('the comparison can be switched off', async () => {
  const user = open('/', 'UTC', 'tr')
  await user.click(control())
  await user.selectOptions(await screen.findByLabelText('Karşılaştırma'), 'Karşılaştırma yok')
  expect(screen.getByText('at ?compare=none')).toBeVisible()
  expect(screen.queryByText(/karşılaştırılan/)).toBeNull()
})

test('a URL without a valid period shows the default', () => {
  open('/?from=2026-11-18&to=2026-11-01')
  expect(control()).toHaveTextContent('Last 30 days')
  expect(screen.queryByRole('status')).toBeNull()
})

test('this month includes an incomplete day', () => {
  open('/?period=thisMonth')
  expect(screen.getByText('Partial day')).toBeVisible()
})
