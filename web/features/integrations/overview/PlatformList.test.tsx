import { type Account, type Integration, IntegrationPlatform, type User, UserRole } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { consents } from '#web/domain/connection/consent.ts'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { PlatformList } from './PlatformList.tsx'

function example(operationId: string, name: string, status = '200'): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  const all = examplesOf(operation?.responses[status]?.content?.['application/json'])
  return all.find((one) => one.name === name)?.value
}

const META = IntegrationPlatform.Meta
const account = {
  ...(example('listAccounts', 'typical') as Account[])[0],
  id: 'acc_1',
  role: UserRole.Owner,
} as Account
const noneConnected = example('listIntegrations', 'noneConnected') as Integration[]
const scopesMissing: Answer = { status: 201, body: example('connectIntegration', 'scopesMissing', '201') }
const constants: Answer = { body: example('getConstants', 'typical') }
const reads = { 'GET /Integration/acc_1': { body: noneConnected }, 'GET /App/constants': constants }
const POST = 'POST /Integration/acc_1/1'

beforeEach(async () => {
  sessionStorage.clear()
  toaster.dismissAll()
  await withSettings()
})

function Where() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function open(path: string) {
  const current = {
    user: example('getUser', 'typical') as User,
    accounts: [],
    account,
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense fallback={null}>
          <PlatformList platform={META} />
        </Suspense>
        <Where />
      </CurrentContext>,
    ),
    { path },
  ).user
}

/** The query a platform sends back after a consent that was asked for here. */
function answered(more: string, about: { credentialId?: string } = {}): string {
  const setting = { authorizeUrl: 'https://platform.test/consent', scopes: ['a'] }
  const asked = { accountId: 'acc_1', redirectUri: 'https://app.test/integrations/1', ...about }
  const state = new URL(consents.ask(META, setting, asked)).searchParams.get('state')
  return `/integrations/1?state=${state}&${more}`
}

const posts = (calls: ReturnType<typeof answerWith>) => calls.filter(({ name }) => name === POST)

test('a consent is finished once, the code leaves the address, and left-out permissions are named', async () => {
  const calls = answerWith({ ...reads, [POST]: scopesMissing })
  open(answered('code=c1'))
  await screen.findByText('Meta is connected, but some permissions are missing')
  expect(screen.getByText('Publish posts on Instagram')).toBeVisible()
  expect(await screen.findByText('at /integrations/1')).toBeVisible()
  expect(posts(calls)).toHaveLength(1)
})

test('a notice appears when another account than the expired one was reconnected', async () => {
  const whole = example('connectIntegration', 'scopesMissing', '201') as Integration
  const [first] = whole.credentials
  const ended = { ...first, id: 'crd_old', displayName: 'Old page', health: { ...first?.health, status: 3 } }
  const body = { ...whole, credentials: [{ ...first, missingScopes: [] }, ended] }
  answerWith({ ...reads, [POST]: { status: 201, body } })
  open(answered('code=c1'))
  await screen.findByText(`Meta is connected as ${first?.displayName}, a different account`)
  expect(screen.getByText(/^Access for Old page is still expired/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
})

test('a reconnection names its credential, and another account is refused in the words of the server', async () => {
  const text = 'You signed in as Other page, but this connection belongs to Old page.'
  const calls = answerWith({ ...reads, [POST]: refusal(409, text) })
  open(answered('code=c1', { credentialId: 'crd_old' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
  expect(posts(calls).map(({ query }) => query.get('credentialId'))).toEqual(['crd_old'])
})

test.each([
  ['Reconnect Meta', 'crd_1zK5gA'],
  ['Connect another account', undefined],
])('“%s” asks for the consent of the right account', async (name, credentialId) => {
  const whole = example('connectIntegration', 'scopesMissing', '201') as Integration
  answerWith({ ...reads, 'GET /Integration/acc_1': { body: [whole] } })
  // The page stays where it is: other test files share its window.
  const leave = vi.spyOn(location, 'assign').mockReturnValue()
  onTestFinished(() => leave.mockRestore())
  const user = open('/integrations/1')
  const asked = () => JSON.parse(sessionStorage.getItem('adwright-consent') ?? '{}') as { credentialId?: string }
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(asked()).toMatchObject({ accountId: 'acc_1', platform: META }))
  expect(asked().credentialId).toBe(credentialId)
})

test('after a connection, the work that goes on by itself is named', async () => {
  const whole = example('connectIntegration', 'scopesMissing', '201') as Integration
  const credentials = whole.credentials.map((one) => ({ ...one, missingScopes: [] }))
  const body = { ...whole, credentials, dependentWork: { ...whole.dependentWork, postCount: 2 } }
  answerWith({ ...reads, [POST]: { status: 201, body } })
  open(answered('code=c1'))
  expect(await screen.findByText('These continue automatically:')).toBeVisible()
  expect(screen.getByRole('link', { name: '2 scheduled posts' })).toHaveAttribute(
    'href',
    '/social-calendar?view=list&days=all&statuses=3',
  )
})

test('without an answer it is sent again under the same key', async () => {
  const calls = answerWith({ ...reads, [POST]: [undefined, scopesMissing] })
  const user = open(answered('code=c1'))
  await screen.findByText("We couldn't connect Meta")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Meta is connected, but some permissions are missing')
  const keys = posts(calls).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a used code shows the message of the server, and only starting again helps', async () => {
  answerWith({ ...reads, [POST]: refusal(409, 'This consent has been used already.') })
  open(answered('code=c1'))
  await screen.findByText('This consent has been used already.')
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a denial and a response that was not requested connect nothing', async () => {
  const calls = answerWith(reads)
  open(answered('error=access_denied'))
  await screen.findByText('You did not give access to Meta')
  expect(await screen.findByText('at /integrations/1')).toBeVisible()
  open('/integrations/1?code=c1&state=forged')
  await screen.findByText("This request wasn't started in this tab, or has already been used")
  expect(posts(calls)).toEqual([])
})
