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

test('opening the page unsubscribes no one; the button does, with the chosen reason', async () => {
  const open = await renderScreen(linkOf, { role: null })
  await open.user.selectOptions(await screen.findByLabelText(/Why are you unsubscribing/), 'Too many emails')
  expect(await isMailAllowed(open)).toBe(true)
  await open.user.click(await button())
  expect(await screen.findByRole('heading', { name: "You've unsubscribed" })).toBeVisible()
  expect(await isMailAllowed(open)).toBe(false)
  // A call made by the page on its own would come before this one.
  expect(open.calls().map(({ body }) => body)).toEqual([{ reason: 1 }])
})

test('no reason is needed, and a refusal is shown above the button', async () => {
  const { user, visit, ...open } = await renderScreen(paths.unsubscribe('unknown'), { role: null })
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.')
  visit(linkOf(open))
  await user.click(await button())
  expect(await screen.findByRole('heading', { name: "You've unsubscribed" })).toBeVisible()
  expect(open.calls().map(({ body }) => body)).toEqual([{}, {}])
})
