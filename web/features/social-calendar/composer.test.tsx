import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { stubUploads } from '#tests/support/uploads.ts'
import { paths } from '#web/paths.ts'

test('a draft with a wrong link is not sent; the message is at the field, and the input stays', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  const link = await screen.findByLabelText(/^Link/, { selector: 'input[type=url]' })
  fireEvent.change(link, { target: { value: 'no address' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Correct the marked fields first. Your input is kept.')).toBeInTheDocument()
  expect(link).toHaveAttribute('aria-invalid', 'true')
  expect(link).toHaveValue('no address')
})

test('a post that was just begun lacks parts and has no errors; channels that take posts come first', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  expect(await screen.findAllByText('Missing')).toHaveLength(2)
  expect(screen.queryByText(/^Error( ·|$)/)).toBeNull()
  const channels = within(screen.getByRole('group', { name: 'Channels' })).getAllByRole('checkbox')
  const isRefused = (box: HTMLElement) => /permission/.test(box.closest('div')?.textContent ?? '')
  const refused = channels.map(isRefused)
  expect(refused).toContain(true)
  expect(refused.toSorted()).toEqual(refused)
  await user.click(channels.at(-1) ?? document.body)
  expect(await screen.findByText(/^Error( ·|$)/)).toBeInTheDocument()
})

test('viewers read whom to ask, instead of filling a form that they cannot save', async () => {
  const { visit } = await renderScreen(paths.newSocialPost(), { scenario: 'sample', role: 'viewer' })
  expect(await screen.findByText(/^Viewers can read and comment/)).toBeVisible()
  expect(screen.getByRole('main').querySelector('input, textarea, select')).toBeNull()
  visit(paths.socialPostImport())
  expect(await screen.findByRole('heading', { name: 'Import posts' })).toBeVisible()
  expect(await screen.findByText(/^Viewers can read and comment/)).toBeVisible()
  expect(screen.getByRole('main').querySelector('input, textarea, select')).toBeNull()
  visit(paths.planSocialPosts())
  const plan = await screen.findByRole('dialog', { name: 'Plan my first fortnight' })
  expect(within(plan).getByText(/^Viewers can read and comment/)).toBeVisible()
  expect(plan.querySelector('input, textarea, select')).toBeNull()
})

test('the link of a strategy shows its posts alone', async () => {
  const { visit } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'admin' })
  await screen.findByRole('link', { name: 'Care guide: waterproof your boots' })
  visit('/social-calendar?view=list&strategyId=str_none')
  expect(await screen.findByText('No posts match these filters')).toBeInTheDocument()
})

test('the picker says which files fit the chosen networks, and shows only those on request', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  await user.click(await screen.findByRole('checkbox', { name: /Instagram/ }))
  await user.click(screen.getByRole('button', { name: 'Add media' }))
  const picker = await screen.findByRole('dialog')
  await within(picker).findByRole('checkbox', { name: 'Only files that fit Instagram' })
  expect(within(picker).getAllByText(/Fits Instagram/).length).toBeGreaterThan(0)
  await user.click(within(picker).getByRole('button', { name: 'Done' }))
  await user.selectOptions(screen.getByLabelText('Format'), 'Story')
  await user.click(screen.getByRole('button', { name: 'Add media' }))
  await waitFor(() => expect(screen.queryByText(/Fits Instagram/)).toBeNull())
  expect((await screen.findAllByText(/Instagram/, { selector: '[role=dialog] li *' })).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('checkbox', { name: 'Only files that fit Instagram' }))
  expect(await screen.findByText('None of these files fits Instagram.')).toBeVisible()
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'
const imageOf = (name: string) => new File([svg], name, { type: 'image/svg+xml' })

test('dropped and pasted images are uploaded and chosen; another kind of file is refused by name', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  stubUploads()
  await user.click(await screen.findByRole('button', { name: 'Add media' }))
  const picker = within(await screen.findByRole('dialog'))
  const files = [imageOf('boots.svg'), new File(['x'], 'notes.exe'), imageOf('tent.svg')]
  const place = await picker.findByText('You can also drop files here, or paste an image.')
  fireEvent.drop(place, { dataTransfer: { files } })
  expect(await picker.findByRole('checkbox', { name: /boots\.svg/ })).toBeChecked()
  expect(await picker.findByRole('checkbox', { name: /tent\.svg/ })).toBeChecked()
  expect(picker.getByRole('alert')).toHaveTextContent('notes.exe')
  fireEvent.paste(place, { clipboardData: { files: [imageOf('lamp.svg')] } })
  expect(await picker.findByRole('checkbox', { name: /lamp\.svg/ })).toBeChecked()
})

test('the images of a post are put in order by keys, and the order is announced', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  stubUploads()
  await user.click(await screen.findByRole('button', { name: 'Add media' }))
  const picker = within(await screen.findByRole('dialog'))
  const place = await picker.findByText('You can also drop files here, or paste an image.')
  fireEvent.drop(place, { dataTransfer: { files: [imageOf('boots.svg'), imageOf('tent.svg')] } })
  expect(await picker.findByRole('checkbox', { name: /tent\.svg/ })).toBeChecked()
  await user.click(picker.getByRole('button', { name: 'Done' }))
  const names = () => screen.getAllByLabelText(/^Alt text for/).map((field) => field.getAttribute('aria-label'))
  const [first, second] = names()
  screen.getByLabelText(first ?? '').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(names()).toEqual([second, first])
  expect(await screen.findByText(/, 2 of 2$/)).toBeInTheDocument()
})

test('the focus goes to the version of a channel that is begun, and back to its button when it is dropped', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  await user.click(await screen.findByRole('checkbox', { name: /^LinkedIn · Lindholm/ }))
  await user.click(screen.getByRole('button', { name: /^Write a version for LinkedIn/ }))
  expect(await screen.findByLabelText(/^Text for LinkedIn/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Back to default' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Write a version for LinkedIn/ })).toHaveFocus())
})
