import { PlanLimitKind } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

/** The tile of the post, found by its text: roles of all cells of a grid take seconds to compute. */
const tileOf = async (state = 'Scheduled') => {
  const tile = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`a[title="Tents: a night in the snow – ${state}"]`)
    if (!found) throw new Error(`No tile is ${state}.`)
    return found
  })
  return { tile, time: tile.textContent.slice(0, 5) }
}

test('a plan without scheduled posts says so on the calendar, before a post is written', async () => {
  const answers = planUsageWith({ kind: PlanLimitKind.ScheduledPosts, used: 0, allowed: 0 })
  await renderScreen('/social-calendar', { answers })
  expect(await screen.findByText(/^Scheduled posts aren't included/)).toBeVisible()
})

test('in the week, keys move a post by a quarter of an hour', async () => {
  const { user } = await renderScreen('/social-calendar?view=week', { scenario: 'sample', role: 'admin' })
  const { tile, time } = await tileOf()
  tile.focus()
  await user.keyboard('m{ArrowRight}{ArrowDown}{Enter}')
  await screen.findByText(/Tents: a night in the snow moved: /)
  expect((await tileOf()).time).not.toBe(time)
})

test('the own move of a scheduled post can be undone by a user, approval included', async () => {
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', role: 'user' })
  const { tile } = await tileOf()
  tile.focus()
  await user.keyboard('m')
  expect(await screen.findByText('After the move, the post needs approval again.')).toBeInTheDocument()
  await user.keyboard('{ArrowRight}{Enter}')
  await tileOf('Awaiting approval')
  await user.click(await screen.findByText('Undo'))
  await screen.findByText('Restored')
  await tileOf()
})

test('the tray stays when it is empty, so that posts can be dropped on it', async () => {
  await renderScreen('/social-calendar', {
    scenario: 'sample',
    before: async ({ sandbox }) => {
      const posts = await sandbox.store.list('socialPost', ACCOUNT)
      for (const { id, scheduledAt } of posts) if (scheduledAt === null) await sandbox.store.delete('socialPost', id)
    },
  })
  const tray = await screen.findByRole('region', { name: 'Unplanned' })
  expect(tray).toHaveTextContent('Drag a post here to take its time away.')
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

test('a pasted table survives a reload until it is imported', async () => {
  const { user, visit } = await renderScreen('/social-calendar/import', { role: 'user' })
  const pasted = () => screen.findByLabelText('Or paste a table with a header row')
  const table = 'Title,Text\nTents,One more night?'
  fireEvent.change(await pasted(), { target: { value: table } })
  visit('/social-calendar/import')
  expect(await pasted()).toHaveValue(table)
  await user.click(screen.getByRole('button', { name: 'Use this table' }))
  await user.click(screen.getByRole('button', { name: 'Check rows' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 post' }))
  await screen.findByText(/^1 post imported/)
  visit('/social-calendar/import')
  expect(await pasted()).toHaveValue('')
})

test('the chosen columns survive a reload, and count for the next table with the same header', async () => {
  const { user, visit } = await renderScreen('/social-calendar/import', { role: 'user' })
  const pasted = () => screen.findByLabelText('Or paste a table with a header row')
  const paste = async (row: string) => {
    fireEvent.change(await pasted(), { target: { value: `Headline,Wording\n${row}` } })
    await user.click(screen.getByRole('button', { name: 'Use this table' }))
  }
  const column = (label: string) => within(screen.getByLabelText(label)).getByRole('option', { selected: true })
  await paste('Tents,One more night?')
  await user.selectOptions(screen.getByLabelText('Title'), 'Headline')
  await user.selectOptions(screen.getByLabelText('Text'), 'Wording')
  visit('/social-calendar/import')
  await screen.findByRole('button', { name: 'Check rows' })
  expect(column('Title')).toHaveTextContent('Headline')
  expect(column('Text')).toHaveTextContent('Wording')
  await user.click(screen.getByRole('button', { name: 'Check rows' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 post' }))
  await screen.findByText(/^1 post imported/)
  visit('/social-calendar/import')
  expect(await pasted()).toHaveValue('')
  await paste('Boots,Dry feet')
  expect(column('Title')).toHaveTextContent('Headline')
})

test('a text that is no table with rows is refused with a reason, and stays', async () => {
  const { user } = await renderScreen('/social-calendar/import', { role: 'user' })
  const field = await screen.findByLabelText('Or paste a table with a header row')
  fireEvent.change(field, { target: { value: 'Title,Text' } })
  await user.click(screen.getByRole('button', { name: 'Use this table' }))
  expect(screen.getByRole('alert')).toHaveTextContent(/no rows below its header/)
  expect(field).toHaveValue('Title,Text')
  fireEvent.change(field, { target: { value: 'Title,Text\nTents,One more night?' } })
  await user.click(screen.getByRole('button', { name: 'Use this table' }))
  await user.click(screen.getByRole('button', { name: 'Use another table' }))
  expect(screen.getByLabelText('Or paste a table with a header row')).toHaveValue('Title,Text\nTents,One more night?')
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

test('an unsaved new post survives a reload, and what was restored can be discarded', async () => {
  const { user, visit } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  await user.type(await screen.findByLabelText('Text'), 'Snow tonight')
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Snow tonight'))
  visit('/social-calendar/new')
  expect(await screen.findByDisplayValue('Snow tonight')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(screen.queryByDisplayValue('Snow tonight')).toBeNull()
})

test('a draft is saved automatically, with the strategy it belongs to', async () => {
  let id = ''
  const { user, as } = await renderScreen(() => `/social-calendar/${id}`, {
    scenario: 'sample',
    role: 'user',
    before: async ({ as: by }) => {
      id = (await (await by('user'))('POST', `/SocialMediaCalendar/${ACCOUNT}`, { title: 'Idea' })).body.id
    },
  })
  const strategy = await screen.findByLabelText('Strategy')
  await waitFor(() => expect(within(strategy).getAllByRole('option').length).toBeGreaterThan(1))
  const [, first] = within(strategy).getAllByRole<HTMLOptionElement>('option')
  await user.selectOptions(strategy, first?.value ?? '')
  await screen.findByText(/^Saved at/)
  expect((await (await as('user'))('GET', `/SocialMediaCalendar/${ACCOUNT}/${id}`)).body.strategyId).toBe(first?.value)
})

test('an empty calendar plans a fortnight of drafts, and says so to a viewer', async () => {
  const { user } = await renderScreen('/social-calendar/plan', { role: 'user' })
  await user.selectOptions(await screen.findByLabelText('Posts per week'), '2')
  await user.click(screen.getByText('Create 4 drafts'))
  expect(await screen.findByText('4 drafts created')).toBeInTheDocument()
  expect((await screen.findAllByTitle(/^Post for .* – Draft$/)).length).toBeGreaterThan(0)
})

test('with connected channels, the fortnight asks for one of them', async () => {
  const { user } = await renderScreen('/social-calendar/plan', { scenario: 'sample', role: 'user' })
  expect(await screen.findByText('Choose at least one channel.')).toBeInTheDocument()
  await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText('Choose at least one channel.')).not.toBeInTheDocument())
})
