import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const SAMPLE = `/Account/${ACCOUNT}/sample-workspace`
const REMOVE = `DELETE ${SAMPLE}`

const withSample = async ({ as }: OpenSandbox) => (await as('owner'))('POST', SAMPLE)
const button = () => screen.findByRole('button', { name: 'Remove sample data' })

test('the confirmation names what is removed, and stays open if the server refuses', async () => {
  const answers = { [REMOVE]: [refusal(409, 'It is still being made.')] }
  const { user, calls, as } = await renderScreen(paths.tickets(), { before: withSample, answers })
  await user.click(await button())
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove the sample data?' })
  expect(dialog).toHaveTextContent('the sample posts, surveys, designs, strategies and tasks')
  expect(calls(REMOVE)).toEqual([])
  const confirm = () => screen.getAllByRole('button', { name: 'Remove sample data' }).at(-1) as HTMLElement
  await user.click(confirm())
  expect(await screen.findByText('It is still being made.')).toBeVisible()
  await user.click(confirm())
  expect(await screen.findByText('Sample data removed')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible()
  expect((await (await as('owner'))('GET', `/Account/${ACCOUNT}`)).body.isDemo).toBe(false)
})

test('an account with its own data has no banner and makes no request for sample data', async () => {
  const { as, calls, visit } = await renderScreen(paths.tickets(), { before: withSample })
  // From here on the code of the banner is there, so that it would be shown with the frame.
  await button()
  await (await as('owner'))('DELETE', SAMPLE)
  visit(paths.tickets())
  await screen.findByText('No tickets yet')
  expect(screen.queryByRole('region', { name: 'This account shows sample data' })).toBeNull()
  expect(calls().filter(({ name }) => name.endsWith(SAMPLE))).toEqual([])
})

test('a viewer sees the label and the reason why the button is disabled', async () => {
  await renderScreen(paths.tickets(), { role: 'viewer', before: withSample })
  expect(await button()).toHaveAccessibleDescription('Only admins and owners can remove sample data.')
})
