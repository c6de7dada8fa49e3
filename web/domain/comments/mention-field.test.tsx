import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Opens a task of the team, or one of the owner's private plan, at the field of the next comment. */
async function openTask({ isPrivate = false, language = 'en' }: { isPrivate?: boolean; language?: 'en' | 'tr' } = {}) {
  let route = ''
  const before = async ({ as, personOf }: OpenSandbox) => {
    const list = isPrivate ? `/TaskUser/${personOf('owner').id}` : `/TaskAccount/${ACCOUNT}`
    const { id } = (await (await as('owner'))('POST', list, { title: 'Tents' })).body
    route = isPrivate ? paths.ownTask(id) : paths.task(id)
  }
  const opened = await renderScreen(() => route, { language, before })
  const label = language === 'tr' ? 'Yeni yorum' : 'New comment'
  const field = await screen.findByLabelText<HTMLTextAreaElement>(label)
  await everythingRead()
  return { ...opened, field }
}

const LIST = { name: /^(Members to mention|Bahsedilebilecek üyeler)$/ }
const options = async () => within(await screen.findByRole('listbox', LIST)).getAllByRole('option')
const names = async () => (await options()).map(({ textContent }) => textContent)
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
const closed = () => waitFor(() => expect(screen.queryByRole('listbox', LIST)).toBeNull())

test('while a mention is typed, the other members that match are listed, and Enter inserts the active one', async () => {
  const { user, field, calls } = await openTask()
  await user.type(field, 'Please look, @')
  const list = await screen.findByRole('listbox', { name: 'Members to mention' })
  expect(await names()).toEqual(['Çağrı Güneş', 'Jonas Weber', 'Maria Antonia Fernández de la Vega y Martínez-Bordiú'])
  expect(field).toHaveAttribute('role', 'combobox')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', list.id)
  expect(active(field)).toBe('Çağrı Güneş')
  await user.type(field, '{ArrowDown}')
  expect(active(field)).toBe('Jonas Weber')
  expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Jonas Weber')
  await user.type(field, '{ArrowUp}{ArrowUp}')
  expect(active(field)).toMatch(/^Maria/)
  await user.type(field, 'cag')
  expect(await names()).toEqual(['Çağrı Güneş'])
  await user.type(field, '{Enter}')
  expect(field).toHaveValue('Please look, @Çağrı Güneş ')
  expect(field).toHaveFocus()
  await closed()
  expect(field).not.toHaveAttribute('role')
  await user.type(field, 'today')
  expect(field).toHaveValue('Please look, @Çağrı Güneş today')
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  await waitFor(() =>
    expect(calls().find(({ name }) => name.startsWith('POST') && name.endsWith('/comment'))?.body).toEqual({
      text: 'Please look, @Çağrı Güneş today',
      mentionedUserIds: ['usr_7pW4nC'],
    }),
  )
})

test('Tab inserts the active member in the middle of a text, and leaves the field without a list', async () => {
  const { user, field } = await openTask()
  await user.type(field, 'Ask  first')
  await user.type(field, '@web', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  await user.tab()
  expect(field).toHaveValue('Ask @Jonas Weber first')
  expect(field.selectionStart).toBe('Ask @Jonas Weber '.length)
  expect(field).toHaveFocus()
  await user.tab()
  expect(field).not.toHaveFocus()
})

test('Escape dismisses the list for this mention only', async () => {
  const { user, field } = await openTask()
  await user.type(field, '@jo')
  await screen.findByRole('listbox', LIST)
  await user.type(field, '{Escape}')
  await closed()
  await user.type(field, 'n')
  expect(screen.queryByRole('listbox', LIST)).toBeNull()
  await user.type(field, ' and @jo')
  expect(await screen.findByRole('listbox', LIST)).toBeInTheDocument()
})

test('a click inserts a member, and leaving the field closes the list', async () => {
  const { user, field } = await openTask({ language: 'tr' })
  await user.type(field, '@')
  expect(await screen.findByRole('listbox', { name: 'Bahsedilebilecek üyeler' })).toBeInTheDocument()
  await user.click(screen.getByRole('option', { name: /^Maria/ }))
  expect(field).toHaveValue('@Maria Antonia Fernández de la Vega y Martínez-Bordiú ')
  expect(field).toHaveFocus()
  await user.type(field, '@')
  await screen.findByRole('listbox', LIST)
  await user.click(document.body)
  await closed()
})

test('a comment on a private task mentions no one, so it suggests no one', async () => {
  const { user, field } = await openTask({ isPrivate: true })
  await user.type(field, '@jo')
  expect(field).toHaveValue('@jo')
  expect(screen.queryByRole('listbox', LIST)).toBeNull()
})

interface EditOptions {
  isPrivate?: boolean
  language?: 'en' | 'tr'
  answers?: Record<string, Answer>
}

/** Opens the form of the owner's own comment on a task of the team, which mentions Jonas already. */
async function editComment({ isPrivate = false, language = 'en', answers = {} }: EditOptions = {}) {
  let route = ''
  const before = async ({ as, personOf }: OpenSandbox) => {
    const owner = await as('owner')
    const list = isPrivate ? `/TaskUser/${personOf('owner').id}` : `/TaskAccount/${ACCOUNT}`
    const { id } = (await owner('POST', list, { title: 'Tents' })).body
    const mentionedUserIds = isPrivate ? [] : [personOf('admin').id]
    await owner('POST', `${list}/${id}/comment`, { text: 'For @Jonas Weber', mentionedUserIds })
    route = isPrivate ? paths.ownTask(id) : paths.task(id)
  }
  const opened = await renderScreen(() => route, { language, before, answers })
  const [edit, label] = language === 'tr' ? ['Düzenle', 'Yorum'] : ['Edit', 'Comment']
  const heading = await screen.findByRole('region', { name: language === 'tr' ? 'Yorumlar' : 'Comments' })
  await opened.user.click(await within(heading).findByRole('button', { name: edit }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>(label)
  await everythingRead()
  const sent = () => opened.calls().find(({ name }) => name.startsWith('PUT') && name.includes('/comment/'))?.body
  return { ...opened, field, sent }
}

test('a comment that is edited offers the members, and notifies those it mentions for the first time', async () => {
  const { user, field, sent, sandbox, personOf } = await editComment()
  expect(field).toHaveAccessibleDescription(/@Jonas/)
  await user.type(field, ' and @cag')
  expect(await names()).toEqual(['Çağrı Güneş'])
  await user.type(field, '{Enter}')
  expect(field).toHaveValue('For @Jonas Weber and @Çağrı Güneş ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent()).toEqual({
      text: 'For @Jonas Weber and @Çağrı Güneş',
      mentionedUserIds: [personOf('admin').id, personOf('user').id],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  for (const role of ['admin', 'user'] as const) {
    const mails = await sandbox.store.list('mail', personOf(role).email)
    expect(mails.filter(({ kind }) => kind === 'task-mention')).toHaveLength(1)
  }
})

test('a mention that is taken out of a comment is no longer one', async () => {
  const { user, field, sent } = await editComment()
  await user.clear(field)
  await user.type(field, 'Later')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual({ text: 'Later', mentionedUserIds: [] }))
})

test('Escape closes the members of an edited comment, not its form', async () => {
  const { user, field } = await editComment({ language: 'tr' })
  await user.type(field, ' @')
  await options()
  await user.keyboard('{Escape}')
  await closed()
  expect(field).toHaveValue('For @Jonas Weber @')
})

test('a comment on a private task mentions no one, edited or not', async () => {
  const { user, field, sent } = await editComment({ isPrivate: true })
  await user.type(field, ' @')
  await closed()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual({ text: 'For @Jonas Weber @' }))
})

test('while the members are not known, an edited comment keeps its mentions', async () => {
  const answers = { [`GET /Account/${ACCOUNT}/users`]: refusal(500, 'Out of order.') }
  const { user, field, sent } = await editComment({ answers })
  await user.type(field, ', please')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent()).toEqual({ text: 'For @Jonas Weber, please' }))
})
