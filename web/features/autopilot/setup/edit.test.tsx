import { type AutopilotItem, AutopilotMode } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { AUTOPILOT, editAsAdmin, firstRule } from '#tests/support/autopilot.ts'
import type { Role } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

vi.setConfig({ testTimeout: 60_000 })

interface EditOptions {
  role?: Role
  language?: 'en' | 'tr'
  /** The mode of the edited rule. */
  mode?: AutopilotItem['mode']
}

/** Opens the form of a rule of the sample; `fail` replaces the next response. */
async function open({ role = 'owner', language = 'en', mode }: EditOptions = {}) {
  const answers: Record<string, Answer[]> = {}
  const found: AutopilotItem[] = []
  const opened = await renderScreen(() => paths.editRule(found[0]?.id ?? ''), {
    scenario: 'sample',
    role,
    language,
    answers,
    async before(sandbox) {
      found.push(await firstRule(sandbox, mode))
    },
  })
  const [item] = found as [AutopilotItem]
  const address = `${AUTOPILOT}/${item.id}`
  return {
    ...opened,
    item,
    edit: (changes: object) => editAsAdmin(opened, item, changes),
    failRead: () => {
      answers[`GET ${address}`] = [refusal(500, 'Broken')]
    },
    saved: () =>
      opened
        .calls(`PUT ${address}`)
        .map(({ query, body }) => ({ expectedVersion: Number(query.get('expectedVersion')), body })),
  }
}

const nameField = () => screen.findByLabelText('Rule name')
const ruleShown = (id: string) => waitFor(() => expect(location.pathname).toBe(paths.activeRule(id)))

test('the second to save sees the conflict, keeps the input, and can overwrite the other version', async () => {
  const { user, item, edit, saved } = await open()
  const name = await nameField()
  await user.type(name, '!')
  const author = await edit({ name: 'Theirs' })
  await user.click(screen.getByText('Save rule'))
  const notice = (await screen.findByText(new RegExp(`^${author}, Nov 19, 2026, `))).closest('[role=alert]')
  await waitFor(() => expect(notice).toHaveFocus())
  expect(name).toHaveValue(`${item.name}!`)
  await user.click(screen.getByText('Save mine over it'))
  await ruleShown(item.id)
  expect(saved()).toMatchObject([
    { expectedVersion: item.version, body: { name: `${item.name}!` } },
    { expectedVersion: item.version + 1, body: { name: `${item.name}!` } },
  ])
})

test('the other version can be loaded instead', async () => {
  const { user, item, edit, saved } = await open()
  await user.type(await nameField(), '!')
  await edit({ name: 'Theirs' })
  await user.click(screen.getByText('Save rule'))
  await user.click(await screen.findByText('Show the latest version'))
  await waitFor(async () => expect(await nameField()).toHaveValue('Theirs'))
  await user.click(screen.getByText('Save rule'))
  await ruleShown(item.id)
  expect(saved().at(-1)).toMatchObject({ expectedVersion: item.version + 1, body: { name: 'Theirs' } })
})

test('a draft survives a reload together with the version it is based on', async () => {
  const { user, item, edit, saved, visit } = await open()
  await user.type(await nameField(), '?')
  const author = await edit({ name: 'Theirs' })
  visit(paths.editRule(item.id))
  expect(await nameField()).toHaveValue(`${item.name}?`)
  await user.click(screen.getByText('Save rule'))
  await screen.findByText(new RegExp(`^${author},`))
  expect(saved()).toMatchObject([{ expectedVersion: item.version }])
})

test('the conflict names author and time in Turkish as well', async () => {
  const { user, edit } = await open({ language: 'tr' })
  await user.type(await screen.findByLabelText('Kural adı'), '!')
  const author = await edit({ name: 'Theirs' })
  await user.click(screen.getByText('Kuralı kaydet'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(`${author}, 19 Kas 2026 `)
  expect(notice).not.toHaveTextContent(/saved it/)
})

test('if the other version cannot be loaded, saving again retries', async () => {
  const { user, edit, failRead } = await open()
  await user.type(await nameField(), '!')
  await edit({ name: 'Theirs' })
  failRead()
  await user.click(screen.getByText('Save rule'))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText('Save mine over it')).toBeNull()
  await user.click(screen.getByText('Save rule'))
  expect(await screen.findByText('Save mine over it')).toBeVisible()
})

test('starting over discards the draft', async () => {
  const { user, item, visit } = await open()
  await user.type(await nameField(), '?')
  visit(paths.editRule(item.id))
  await user.click(await screen.findByText('Start over'))
  await waitFor(async () => expect(await nameField()).toHaveValue(item.name))
  expect(screen.queryByText('Start over')).toBeNull()
})

test('viewers get no form, but a link to the rule', async () => {
  const { item } = await open({ role: 'viewer' })
  expect(await screen.findByRole('heading', { name: 'You can view this rule, but not change it' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'View rule' })).toHaveAttribute('href', paths.activeRule(item.id))
  expect(screen.queryByLabelText('Rule name')).toBeNull()
})

test('users get no form for a rule in automatic mode', async () => {
  await open({ role: 'user', mode: AutopilotMode.Automatic })
  expect(await screen.findByText('Only admins and owners can change a rule in automatic mode.')).toBeVisible()
  expect(screen.queryByLabelText('Rule name')).toBeNull()
})
