import { UserRole } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, refusal, withSettings } from '#tests/support/api.tsx'
import { account, base, client, everything, exampleOf, open } from '#tests/support/palette.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { palette } from './palette-state.ts'
import { screenKeys } from './screen-keys.ts'

type Named = { id: string; title: string }

beforeEach(async () => {
  palette.close()
  savedData.clear()
  await withSettings()
})

const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.textContent
}

test('Ctrl+K opens and closes the palette, which makes no request before something is typed', async () => {
  const calls = answerWith(everything)
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', {}, { timeout: 5000 })
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByRole('option', { name: /Active Rules/ })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Snapshots/ })).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(calls).toEqual([])
})

test('arrows and Enter open a screen, which is suggested first the next time', async () => {
  answerWith(everything)
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'anom set')
  expect(active()).toContain('Anomaly Setup')
  await user.keyboard('{Enter}')
  expect(screen.getByTestId('place')).toHaveTextContent('/anomaly-setup')
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox')
  expect(active()).toContain('Anomaly Setup')
  expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible()
})

test('rules, campaigns and anomalies of the account are found, and a failed search says so', async () => {
  const [campaign] = (exampleOf('listCampaignMetrics') as { items: { name: string; entityId: string }[] }).items
  answerWith({ ...everything, [`GET ${base}/autopilot/${client}/rules-all`]: refusal(500, 'Broken.') })
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), campaign?.name.slice(0, 8) ?? '')
  expect(await screen.findByRole('option', { name: campaign?.name ?? '' })).toBeVisible()
  expect(await screen.findByText(/Couldn't search/)).toBeVisible()
})

test('an anomaly opens its view, and is suggested again by name without a request', async () => {
  const calls = answerWith(everything)
  const [anomaly] = (exampleOf('listAnomalies') as { items: { id: string }[] }).items
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox')
  await user.paste('anomaly')
  const line = (await screen.findByText('Anomalies')).nextElementSibling
  const name = line?.querySelector('span')?.textContent ?? ''
  await user.click(line ?? document.body)
  expect(screen.getByTestId('place')).toHaveTextContent(`/anomaly-activity/${anomaly?.id}`)

  calls.length = 0
  await user.keyboard('{Control>}k{/Control}')
  expect((await screen.findByText('Recent')).nextElementSibling).toHaveTextContent(name)
  expect(calls).toEqual([])
})

test('recent entries are shown in the current language', async () => {
  const [item] = exampleOf('listAutopilotItems') as { id: string; name: string }[]
  const found = { id: `item-${item?.id}`, group: 'rules', label: 'Anahtar kelimeleri duraklat', to: '/active-rules/1' }
  savedData.set('paletteRecent', [{ id: found.id, found: { ...found, accountId: account.id, language: 'tr' } }])
  answerWith(everything)
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const line = (await screen.findByText('Recent')).nextElementSibling
  await waitFor(() => expect(line).toHaveTextContent(item?.name ?? '-'))
})

test('Turkish words find screens, settings and actions in the English interface', async () => {
  answerWith(everything)
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  for (const [words, label] of [
    ['etkin kurallar', 'Active Rules'],
    ['PAROLA DEĞİŞTİR', 'Change Password'],
    ['invoice', 'Billing'],
    ['abonelik', 'Billing'],
    ['uye davet', 'Invite member'],
    ['yeni strateji', 'New strategy'],
    ['yeni gönderi', 'New post'],
  ] as const) {
    await user.clear(field)
    await user.paste(words)
    expect(active()).toContain(label)
  }
})

test.each([
  ['a viewer', 1, {}],
  ['who waits for the approval of the account', 4, { status: 2 }],
] as const)('%s is not offered to invite anybody', async (_who, role, fields) => {
  answerWith(everything)
  const { user } = open(role, 'en', fields)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'invite member')
  expect(screen.queryByRole('option', { name: 'Invite member' })).toBeNull()
})

test.each(['New strategy', 'New post', 'New task'])('a viewer is not offered “%s”, a user is', async (name) => {
  answerWith(everything)
  const viewer = open(UserRole.Viewer)
  await viewer.user.keyboard('{Control>}k{/Control}')
  await viewer.user.type(await screen.findByRole('combobox'), 'new')
  expect(await screen.findByRole('option', { name: /^New ticket/ })).toBeVisible()
  expect(screen.queryByRole('option', { name })).toBeNull()
  await viewer.user.keyboard('{Escape}')
  viewer.unmount()

  const { user } = open(UserRole.User)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), name)
  expect(await screen.findByRole('option', { name })).toBeVisible()
})

test('Turkish names are found without diacritics, and by their English names', async () => {
  answerWith(everything)
  const { user } = open(UserRole.Owner, 'tr')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox')
  await user.type(field, 'DAVETLER')
  expect(active()).toContain('Davetler')
  await user.clear(field)
  await user.type(field, 'active rules')
  expect(active()).toContain('Etkin Kurallar')
})

test('a question mark lists all shortcuts, except when typed into a field', async () => {
  answerWith(everything)
  const { user } = open()
  await user.type(screen.getByLabelText('elsewhere'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'here' }))
  await user.keyboard('?')
  expect(await screen.findByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(screen.getByText("Show this session's errors")).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Strategies' })).toBeVisible()
  expect(screen.getByText('New post on the day')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Keyboard shortcuts' })).toBeNull())
})

test('no two screens share a letter, and the list of shortcuts names them all', async () => {
  expect(new Set(screenKeys.map(({ key }) => key)).size).toBe(screenKeys.length)
  answerWith(everything)
  const { user } = open(UserRole.Owner, 'tr')
  await user.click(screen.getByRole('button', { name: 'here' }))
  await user.keyboard('?')
  expect(await screen.findByRole('heading', { name: 'Ekrana git' })).toBeVisible()
  expect(screen.getByText('Anomali Geçmişi')).toBeVisible()
})

test('a person with permission pauses a rule from the palette, found by its name in either language', async () => {
  const [item] = exampleOf('listAutopilotItems') as { id: string; name: string; status: number }[]
  const calls = answerWith({
    ...everything,
    [`PUT ${base}/autopilot/${client}/${item?.id}/status`]: { body: { ...item, status: 2 } },
  })
  const { user } = open(UserRole.Owner, 'tr')
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'pause rule')
  await user.click(await screen.findByRole('option', { name: new RegExp(`^Kuralı duraklat: ${item?.name}`) }))
  await waitFor(() => expect(calls.find(({ name }) => name.startsWith('PUT '))?.body).toEqual({ status: 2 }))
})

test('an admin pauses all automation from the palette, found in either language, and can take it back', async () => {
  const running = { ...(exampleOf('getAutomation') as object), isPaused: false }
  const path = `${base}/autopilot/${client}/automation`
  const calls = answerWith({ ...everything, [`GET ${path}`]: { body: running }, [`PUT ${path}`]: { body: running } })
  const { user } = open(UserRole.Admin)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'otomasyonu duraklat')
  await user.click(await screen.findByRole('option', { name: /^Pause all automation/ }))
  const written = () => calls.filter(({ name }) => name === `PUT ${path}`).map(({ body }) => body)
  await waitFor(() => expect(written()).toEqual([{ isPaused: true }]))
  await waitFor(() => expect(toaster.all().at(-1)?.title).toBe('All automation is paused'))
  toaster.all().at(-1)?.action?.onAct()
  await waitFor(() => expect(written()).toEqual([{ isPaused: true }, { isPaused: false }]))
})

test.each([
  ['Tasks', '/tasks/', (exampleOf('listAccountTasks') as { items: Named[] }).items[0]],
  ['Strategies', '/strategies/', (exampleOf('listAccountStrategies') as { items: Named[] }).items[0]],
  ['Posts', '/social-calendar/', (exampleOf('listSocialPosts') as Named[])[0]],
])('%s are found by name and opened', async (group, address, found) => {
  answerWith(everything)
  const { user } = open(UserRole.Viewer)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), found?.title ?? '-')
  const results = await screen.findByRole('group', { name: group })
  await user.click(within(results).getByRole('option', { name: new RegExp(`^${found?.title}`) }))
  expect(screen.getByTestId('place').textContent).toBe(`${address}${found?.id}`)
})

test('only those who may pause automation are offered to', async () => {
  answerWith({ ...everything, [`GET ${base}/autopilot/${client}/automation`]: { body: exampleOf('getAutomation') } })
  const { user } = open(UserRole.User)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'automation')
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull())
  expect(screen.queryByRole('option', { name: /all automation/ })).toBeNull()
})

test('a keyword opens its row, and typed with a typo a screen is still found', async () => {
  const [keyword] = (exampleOf('listKeywordMetrics') as { items: { name: string }[] }).items
  answerWith(everything)
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'anomlay setup')
  expect(await screen.findByRole('option', { name: /^Anomaly Setup/ })).toBeVisible()
  await user.clear(screen.getByRole('combobox'))
  await user.type(screen.getByRole('combobox'), keyword?.name ?? '')
  const keywords = await screen.findByRole('group', { name: 'Keywords' })
  await user.click(within(keywords).getAllByRole('option')[0] as HTMLElement)
  expect(screen.getByTestId('place').textContent).toMatch(/^\/rules-setup\/tables\/keywords\?text=/)
})

test('a viewer is offered no action on rules', async () => {
  answerWith(everything)
  const { user } = open(UserRole.Viewer)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'rule')
  await screen.findAllByRole('option')
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull())
  expect(screen.queryByRole('option', { name: /^Pause rule/ })).toBeNull()
})
