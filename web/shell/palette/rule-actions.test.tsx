import { AutopilotMode, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, withSettings } from '#tests/support/api.tsx'
import { base, client, everything, exampleOf, open } from '#tests/support/palette.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { palette } from './palette-state.ts'

beforeEach(async () => {
  palette.close()
  savedData.clear()
  await withSettings()
})

test.each([
  ['en', 'run rule', (name: string) => `Run rule ${name} now`, '?ask=run'],
  ['tr', 'run rule', (name: string) => `Kuralı şimdi çalıştır: ${name}`, '?ask=run'],
  ['en', 'edit rule', (name: string) => `Edit rule ${name}`, '/edit'],
  ['en', 'kuralı düzenle', (name: string) => `Edit rule ${name}`, '/edit'],
] as const)('a rule is run and edited from the palette (%s, “%s”)', async (language, words, label, end) => {
  const [item] = exampleOf('listAutopilotItems') as { id: string; name: string }[]
  answerWith(everything)
  const { user } = open(UserRole.Owner, language)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', {}, { timeout: 5000 }), words)
  await user.click(await screen.findByRole('option', { name: label(item?.name ?? '') }))
  expect(screen.getByTestId('place').textContent).toBe(`/active-rules/${item?.id}${end}`)
})

test('a user is not offered to run or edit a rule in automatic mode', async () => {
  const items = exampleOf('listAutopilotItems') as { mode: AutopilotMode }[]
  const automatic = items.map((item) => ({ ...item, mode: AutopilotMode.Automatic }))
  answerWith({ ...everything, [`GET ${base}/autopilot/${client}`]: { body: automatic } })
  const { user } = open(UserRole.User)
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', {}, { timeout: 5000 }), 'rule')
  expect((await screen.findAllByRole('option', { name: /^Pause rule/ })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('option', { name: /^(Run|Edit) rule/ })).toBeNull()
})

test('a Turkish name typed with a typo finds a screen in the English interface', async () => {
  answerWith(everything)
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', {}, { timeout: 5000 }), 'entegarsyonlar')
  expect(await screen.findByRole('option', { name: /^Integrations/ })).toBeVisible()
})

test.each([
  [
    'en',
    ['Findings', 'Surveys', 'Designer'],
    ['Mark as done', 'Add a question', 'Mark as favorite', 'Move the due date'],
  ],
  [
    'tr',
    ['Bulgular', 'Anketler', 'Tasarım'],
    ['Yapıldı olarak işaretle', 'Soru ekle', 'Favorilere ekle', 'Bitiş tarihini taşı'],
  ],
] as const)('the list of shortcuts has those of every screen (%s)', async (language, headings, lines) => {
  answerWith(everything)
  const { user } = open(UserRole.Owner, language)
  await user.click(screen.getByRole('button', { name: 'here' }))
  await user.keyboard('?')
  for (const name of headings) expect(await screen.findByRole('heading', { name })).toBeVisible()
  for (const line of lines) expect(screen.getByText(line)).toBeVisible()
})
