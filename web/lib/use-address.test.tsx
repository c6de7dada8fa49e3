import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { parseIds, parseOption, parseOptions, useAddress, useAddressChoice, withValues } from './use-address.ts'

test('values that the contract does not know are ignored', () => {
  expect(parseOption([1, 2, 3], '2')).toBe(2)
  expect(parseOption([1, 2, 3], '9')).toBeUndefined()
  expect(parseOption([1, 2, 3], null)).toBeUndefined()
  expect(parseOptions([1, 2, 3], ['3', 'x', '1', '3'])).toEqual([1, 3])
})

test('a changed filter returns to the first page and keeps the other values', () => {
  const before = new URLSearchParams('text=tent&currentPage=4&ruleIds=a&ruleIds=b')
  expect(withValues(before, { ruleIds: ['c', 'd'] }).toString()).toBe('text=tent&ruleIds=c&ruleIds=d')
  expect(withValues(before, { text: '' }).toString()).toBe('ruleIds=a&ruleIds=b')
  expect(withValues(before, { currentPage: '2' }).get('currentPage')).toBe('2')
  expect(before.get('currentPage')).toBe('4')
})

test('values that cannot be ids are not sent to the server', () => {
  expect(parseIds(['rule_a', '💥', '', 'rule_a', '../x', 'b'.repeat(65), 'B-2'])).toEqual(['rule_a', 'B-2'])
  expect(parseIds(['a', 'b', 'c'], 2)).toEqual(['a', 'b'])
})

const shapes = ['list', 'cards'] as const

function Screen() {
  const { text, paging, set, onPageChange } = useAddress()
  const [shape, choose] = useAddressChoice('shape', shapes)
  const navigate = useNavigate()
  return (
    <>
      <p>{JSON.stringify({ text, ...paging, shape })}</p>
      <p>{`at ${useLocation().search}`}</p>
      <button onClick={() => set({ text: 'tent' })}>search</button>
      <button onClick={() => set({ period: 'last7' }, { isStep: true })}>period</button>
      <button onClick={() => onPageChange(3)}>page</button>
      <button onClick={() => choose(shape === 'list' ? 'cards' : 'list')}>shape</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  )
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

test.each(['?currentPage=-1', '?currentPage=1.5&pageSize=7', '?currentPage=many&pageSize=all&shape=planet&text=%20'])(
  '%s shows the defaults',
  (search) => {
    renderUi(<Screen />, { path: `/${search}` })
    expect(screen.getByText('{"text":"","currentPage":1,"pageSize":25,"shape":"list"}')).toBeVisible()
  },
)

test('a filter replaces the history entry, a period and a page add entries', async () => {
  const { user } = renderUi(<Screen />)
  for (const name of ['search', 'period', 'page']) await press(user, name)
  expect(screen.getByText('at ?text=tent&period=last7&currentPage=3')).toBeVisible()
  await press(user, 'back')
  expect(await screen.findByText('at ?text=tent&period=last7')).toBeVisible()
  await press(user, 'back')
  expect(await screen.findByText('at ?text=tent')).toBeVisible()
})

test('the default view is not stored in the URL, and another view begins at the first page', async () => {
  const { user } = renderUi(<Screen />, { path: '/?text=tent&currentPage=2' })
  await press(user, 'shape')
  expect(screen.getByText('at ?text=tent&shape=cards')).toBeVisible()
  await press(user, 'shape')
  expect(screen.getByText('at ?text=tent')).toBeVisible()
})
