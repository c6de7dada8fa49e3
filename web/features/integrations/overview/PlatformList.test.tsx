import { type Account, type Integration, IntegrationPlatform, type User, UserRole } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
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

const META = 1
const account = {
  ...(example('listAccounts', 'typical') as Account[])[0],
  id: 'acc_1',
  role: UserRole.Owner,
} as Account
const list = example('listIntegrations', 'typical') as Integration[]
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

function open(path: string, platform: 1 | undefined, role = 4) {
  const current = {
    user: example('getUser', 'typical') as User,
    accounts: [],
    account: { ...account, role } as Account,
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense fallback={null}>
          <PlatformList platform={platform} />
        </Suspense>
        <Where />
      </CurrentContext>,
    ),
    { path },
  ).user
}

/** The query a platform sends back after a consent that was asked for here. */
function answered(more: string): string {
  const setting = { authorizeUrl: 'https://platform.test/consent', scopes: ['a'] }
  const asked = { accountId: 'acc_1', redirectUri: 'https://app.test/integrations/1' }
  const state = new URL(consents.ask(META, setting, asked)).searchParams.get('state')
  return `/integrations/1?state=${state}&${more}`
}

const posts = (calls: ReturnType<typeof answerWith>) => calls.filter(({ name }) => name === POST)

test('a consent is finished once, the code leaves the address, and left-out permissions are named', async () => {
  const calls = answerWith({ ...reads, [POST]: scopesMissing })
  open(answered('code=c1'), META)
  await screen.findByText('Meta is connected, but some permissions are missing')
  expect(screen.getByText('instagram_content_publish')).toBeVisible()
  expect(await screen.findByText('at /integrations/1')).toBeVisible()
  expect(posts(calls)).toHaveLength(1)
})

test('somebody who renewed another identity than the one that has ended is told', async () => {
  const whole = example('connectIntegration', 'scopesMissing', '201') as Integration
  const [first] = whole.credentials
  const ended = { ...first, id: 'crd_old', displayName: 'Old page', health: { ...first?.health, status: 3 } }
  const body = { ...whole, credentials: [{ ...first, missingScopes: [] }, ended] }
  answerWith({ ...reads, [POST]: { status: 201, body } })
  open(answered('code=c1'), META)
  await screen.findByText(`Meta is connected as ${first?.displayName}, which is another identity`)
  expect(screen.getByText(/^The consent of Old page is still ended/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
})

test('without an answer it is sent again under the same key', async () => {
  const calls = answerWith({ ...reads, [POST]: [undefined, scopesMissing] })
  const user = open(answered('code=c1'), META)
  await screen.findByText('Meta could not be connected')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Meta is connected, but some permissions are missing')
  const keys = posts(calls).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a spent code is told in the words of the server, and only a new consent helps', async () => {
  answerWith({ ...reads, [POST]: refusal(409, 'This consent has been used already.') })
  open(answered('code=c1'), META)
  await screen.findByText('This consent has been used already.')
  expect(screen.getByRole('button', { name: 'Start again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a denial and an answer that nobody asked for connect nothing', async () => {
  const calls = answerWith(reads)
  open(answered('error=access_denied'), META)
  await screen.findByText('You did not give access to Meta')
  expect(await screen.findByText('at /integrations/1')).toBeVisible()
  open('/integrations/1?code=c1&state=forged', META)
  await screen.findByText('This consent was not started in this tab, or was answered already')
  expect(posts(calls)).toEqual([])
})

test('the consequences stand before a disconnection; a refusal keeps the dialog', async () => {
  const last = list.filter(({ platform }) => platform === IntegrationPlatform.GoogleAds)
  const id = last[0]?.credentials[0]?.id
  const calls = answerWith({
    ...reads,
    'GET /Integration/acc_1': { body: last },
    'GET /EA/acc_1/information': { body: example('getAdsInformation', 'typical') },
    [`DELETE /Integration/acc_1/${id}`]: refusal(409, 'A rule is making changes with this connection.'),
  })
  const user = open('/integrations', undefined)
  await user.click(await screen.findByRole('button', { name: /^Disconnect ads@/ }))
  await screen.findByText(/All rules stop and are marked as needing attention/)
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Disconnect Google Ads' }))
  await screen.findByText('A rule is making changes with this connection.')
  expect(screen.getByRole('alertdialog', { name: 'Disconnect Google Ads?' })).toBeVisible()
})

test('who is no admin sees why nothing can be connected', async () => {
  answerWith(reads)
  open('/integrations', undefined, 2)
  const button = await screen.findByRole('button', { name: 'Connect Meta' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription('Only admins and owners may change connections. Ask one of them.'),
  )
})

test('while no permission of a platform works, nothing of it can be chosen, and the button says why', async () => {
  const missingScopes = ['https://www.googleapis.com/auth/adwords']
  const body = list
    .filter(({ platform }) => platform === IntegrationPlatform.GoogleAds)
    .map((one) => ({ ...one, credentials: one.credentials.map((credential) => ({ ...credential, missingScopes })) }))
  const chosen = { body: example('getAdsInformation', 'typical') }
  answerWith({ ...reads, 'GET /Integration/acc_1': { body }, 'GET /EA/acc_1/information': chosen })
  open('/integrations', undefined)
  const change = await screen.findByRole('link', { name: 'Change client' })
  expect(change).toHaveAccessibleDescription('Connect Google Ads again first.')
})

test('a chosen client that could not be read can be read again', async () => {
  const body = list.filter(({ platform }) => platform === IntegrationPlatform.GoogleAds)
  const chosen = { body: example('getAdsInformation', 'typical') }
  answerWith({
    ...reads,
    'GET /Integration/acc_1': { body },
    'GET /EA/acc_1/information': [refusal(500, 'Broken.'), chosen],
  })
  const user = open('/integrations', undefined)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Change client' })).toBeVisible()
})
