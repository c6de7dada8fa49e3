import { type Account, type Automation, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerThrough, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { ClientContext } from '#web/features/autopilot/use-client.ts'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { AutomationSwitch } from './AutomationSwitch.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const account = { ...(exampleOf('getAccount') as Account), role: UserRole.Owner } as Account
const user = exampleOf('getUser') as User
const paused = { ...(exampleOf('getAutomation') as Automation), isPaused: true }
const client = {
  path: { accountId: account.id, customerClientId: '4839201756' },
  name: 'Lindholm Outdoor',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  lastSyncAt: null,
}

beforeEach(() => toaster.dismissAll())

test('resuming by keyboard keeps the focus and sends one request', async () => {
  const sent: string[] = []
  let arrive = () => undefined as void
  const way = new Promise<void>((resolve) => {
    arrive = resolve
  })
  answerThrough(async ({ method }) => {
    if (method === 'GET') return Response.json(paused)
    sent.push(method)
    await way
    return Response.json({ ...paused, isPaused: false })
  })
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <ClientContext value={client}>
          <AutomationSwitch />
        </ClientContext>
      </CurrentContext>,
    ),
  )
  const button = await screen.findByRole('switch', { name: 'Automation is paused' })
  button.focus()
  await view.user.keyboard(' ')
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
  // A disabled element loses the focus.
  expect(button).not.toBeDisabled()
  await view.user.keyboard(' ')
  arrive()
  await expect.poll(() => toaster.all()[0]?.title).toBe('Automation resumed')
  expect(sent).toEqual(['PUT'])
  expect(button).toHaveFocus()
})
