import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'

test('in the week, keys move a post by a quarter of an hour, and a free slot leads to a new post', async () => {
  const { user } = await renderScreen('/social-calendar?view=week', { scenario: 'sample', role: 'admin' })
  const tile = await screen.findByRole('link', { name: /Tents: a night in the snow.*Scheduled/ })
  const before = tile.getAttribute('aria-label')?.slice(0, 5)
  tile.focus()
  await user.keyboard('m{ArrowRight}{ArrowDown}{Enter}')
  await screen.findByText(/Tents: a night in the snow moved: /)
  const moved = await screen.findByRole('link', { name: /Tents: a night in the snow.*Scheduled/ })
  expect(moved.getAttribute('aria-label')?.slice(0, 5)).not.toBe(before)
})

test('the own move of a scheduled post can be undone by a user, approval included', async () => {
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', role: 'user' })
  const tile = await screen.findByRole('link', { name: /Tents: a night in the snow.*Scheduled/ })
  tile.focus()
  await user.keyboard('m')
  expect(await screen.findByText('After the move, the post needs approval again.')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}{Enter}')
  await screen.findByRole('link', { name: /Tents: a night in the snow.*Awaiting approval/ })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Restored')
  expect(await screen.findByRole('link', { name: /Tents: a night in the snow.*Scheduled/ })).toBeInTheDocument()
})

test('posting slots are added for several days, removed and put back', async () => {
  const { user } = await renderScreen('/social-calendar/slots', { scenario: 'sample', role: 'admin' })
  const [channel] = await screen.findAllByRole('region', { name: /Facebook · / })
  if (!channel) throw new Error('There is no channel.')
  fireEvent.change(within(channel).getByLabelText('Time'), { target: { value: '07:10' } })
  await user.click(within(channel).getByRole('button', { name: 'Add slot' }))
  await user.click(await within(channel).findByRole('button', { name: 'Remove Fri 07:10' }))
  await screen.findByText('Slot removed')
  expect(within(channel).queryByRole('button', { name: 'Remove Fri 07:10' })).toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  expect(await within(channel).findByRole('button', { name: 'Remove Fri 07:10' })).toBeInTheDocument()
})

test('a pasted table is checked first, and the same table again adds nothing', async () => {
  const { user } = await renderScreen('/social-calendar/import', { scenario: 'sample', role: 'user' })
  const table = 'Titel\tMetin\tTarih\nTents\tOne more night?\t2026-12-30\nBoots\tDry feet\t30.02.2027'
  await user.click(await screen.findByLabelText('Or paste a table with a header row'))
  await user.paste(table)
  await user.click(screen.getByRole('button', { name: 'Use this table' }))
  await user.selectOptions(screen.getByLabelText('Title'), 'Titel')
  await user.click(screen.getByRole('button', { name: 'Check rows' }))
  await screen.findByText('1 row ready · 0 already in the calendar · 1 with an error')
  expect(screen.getByText('Date: Enter a date such as 2026-11-30.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Import 1 post' }))
  await screen.findByText('1 post imported · 0 already in the calendar · 1 with an error')
  await user.click(screen.getByRole('button', { name: 'Check rows' }))
  await screen.findByText('0 rows ready · 1 already in the calendar · 1 with an error')
})

test('results rank posts against the own median and group them by time', async () => {
  const { user } = await renderScreen('/social-calendar/results', { scenario: 'sample', role: 'viewer' })
  const groups = await screen.findByRole('region', { name: 'What works best' })
  expect(await within(groups).findByText('Instagram')).toBeInTheDocument()
  expect(within(groups).queryByText('Against your median')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Day and time' }))
  expect((await screen.findAllByText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:00–\d\d:00$/)).length).toBeGreaterThan(3)
})

test('a deleted post is found among the recently deleted ones and restored', async () => {
  const { user, visit } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'admin' })
  const title = 'Tents: a night in the snow'
  await user.click(await screen.findByRole('button', { name: new RegExp(`Actions.*${title}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText(`${title} deleted`)
  visit('/social-calendar/deleted')
  await user.click(await screen.findByRole('button', { name: new RegExp(`Actions.*${title}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Restore' }))
  await screen.findByText(`${title} restored`)
  expect(await screen.findByText('No deleted posts')).toBeInTheDocument()
})
