import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const CREATE = 'POST /Account'

async function send(answers: Record<string, Answer | Answer[]> = {}) {
  const opened = await renderScreen(paths.newAccount(), { answers })
  const { user } = opened
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Automotive' })
  const type = async (label: string, text: string) => {
    await user.click(dialog.getByLabelText(label))
    await user.paste(text)
  }
  await type('Account name', 'Nordlys')
  await type('Company name', 'Nordlys AS')
  await type('Website', 'https://nordlys.example')
  await type('Primary contact number', '+90 532 111 22 33')
  await user.selectOptions(dialog.getByLabelText('Industry'), 'Automotive')
  await user.selectOptions(dialog.getByLabelText('Main marketing goal'), 'Win leads')
  const submit = () => user.click(dialog.getByRole('button', { name: 'Create account' }))
  await submit()
  return { ...opened, dialog, submit }
}

test('a new account is created, and the app switches to it', async () => {
  const { as } = await send()
  await waitFor(() => expect(location.pathname).toBe(paths.getStarted()))
  expect(await screen.findByText('Nordlys')).toBeVisible()
  const accounts: { name: string }[] = (await (await as('owner'))('GET', '/Account')).body
  expect(accounts.map(({ name }) => name)).toContain('Nordlys')
})

test('a person under the plan of someone else sees above the form who can add accounts', async () => {
  const sentence = 'Someone else pays for this plan. Only they can add accounts.'
  const { dialog } = await send({ [CREATE]: refusal(409, sentence) })
  const notice = await dialog.findByText(sentence)
  await waitFor(() => expect(notice.closest('[role=alert]')).toHaveFocus())
  expect(notice.compareDocumentPosition(dialog.getByLabelText('Account name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(dialog.getByLabelText('Account name')).toHaveValue('Nordlys')
})

test('after a failed token renewal, a retry creates no second account', async () => {
  const { submit, calls, dialog } = await send({ 'POST /auth/refresh': [undefined] })
  expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement()
  await submit()
  await waitFor(() => expect(location.pathname).toBe(paths.getStarted()))
  expect(calls(CREATE)).toHaveLength(1)
})
