import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import type { OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Where the link of a mail to the owner leads. */
const linkOf = ({ sandbox, personOf }: OpenSandbox) =>
  paths.unsubscribe(unsubscribeIdentifier(sandbox.runtime.secrets, personOf('owner').id))

const isMailAllowed = async ({ sandbox, personOf }: OpenSandbox) =>
  (await sandbox.store.get('person', personOf('owner').id))?.isMailAllowed

const button = () => screen.findByRole('button', { name: 'Unsubscribe' })

test('opening the page unsubscribes nobody; the button does, with the reason that was chosen', async () => {
  const open = await renderScreen(linkOf, { role: null })
  await open.user.selectOptions(await screen.findByLabelText(/Why do you leave/), 'Too many e-mails')
  expect(await isMailAllowed(open)).toBe(true)
  await open.user.click(await button())
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(await isMailAllowed(open)).toBe(false)
  // Had the page called something by itself, it would stand before this.
  expect(open.calls().map(({ body }) => body)).toEqual([{ reason: 1 }])
})

test('no reason is needed, and a refusal is said above the button', async () => {
  const { user, visit, ...open } = await renderScreen(paths.unsubscribe('unknown'), { role: null })
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete.')
  visit(linkOf(open))
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  expect(open.calls().map(({ body }) => body)).toEqual([{}, {}])
})
