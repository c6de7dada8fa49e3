import {
  type Account,
  type AdsIntegration,
  type Integration,
  IntegrationPlatform,
  type ProTip,
  type User,
} from '@adwright/sdk/types'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, type Call, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { ChecklistCard } from './ChecklistCard.tsx'
import { ConnectCard } from './ConnectCard.tsx'
import { EffectCard } from './EffectCard.tsx'
import { HealthCard } from './HealthCard.tsx'
import { TipsCard } from './TipsCard.tsx'

function example(operationId: string, name = 'typical'): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json']).find((one) => one.name === name)?.value
}

const account = { ...(example('listAccounts') as Account[])[0], id: 'acc_1', isDemo: false } as Account
const tips = example('listProTips') as ProTip[]
const open = tips.filter(({ isDismissed }) => !isDismissed)
const TIPS = 'GET /User/pro-tips'
const PUT = `PUT /User/pro-tips/${open[0]?.id}`
const period = { from: '2026-10-20', to: '2026-11-18' }

beforeEach(() => {
  savedData.clear()
  toaster.dismissAll()
})

function show(element: ReactElement, of: Account = account) {
  const user = example('getUser') as User
  const current = { user, accounts: [], account: of, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense fallback={null}>{element}</Suspense>
      </CurrentContext>,
    ),
  ).user
}

test('a dismissed tip disappears immediately and the next one is shown', async () => {
  const dismissed = { ...open[0], isDismissed: true }
  const after = tips.map((tip) => (tip.id === open[0]?.id ? dismissed : tip))
  const calls = answerWith({ [TIPS]: [{ body: tips }, { body: after }], [PUT]: { body: dismissed } })
  const user = show(<TipsCard />)
  await user.click(await screen.findByRole('button', { name: `Put the tip away: ${open[0]?.title}` }))
  await waitFor(() => expect(screen.queryByText(open[0]?.title ?? '')).toBeNull())
  expect(screen.getByText(open[2]?.title ?? 'none')).toBeVisible()
  await waitFor(() => expect(toaster.all().map(({ title }) => title)).toEqual(['The tip is put away']))
  expect(calls.find(({ name }) => name === PUT)?.body).toEqual({ isDismissed: true })
})

test('a tip whose dismissal fails reappears, with a toast', async () => {
  answerWith({ [TIPS]: { body: tips }, [PUT]: refusal(500, 'Not now.') })
  const user = show(<TipsCard />)
  await user.click(await screen.findByRole('button', { name: `Put the tip away: ${open[0]?.title}` }))
  // The rollback happens before the toast is shown.
  await waitFor(() =>
    expect(toaster.all().map(({ title, description }) => [title, description])).toEqual([
      ["The tip couldn't be saved", 'The server could not do this.'],
    ]),
  )
  expect(screen.getByText(open[0]?.title ?? '')).toBeVisible()
})

const ads = example('getAdsIntegration')
const analytics = example('getAnalyticsIntegration')
const setup = {
  'GET /EAIntegration/acc_1': { body: ads },
  'GET /EAnlIntegration/acc_1': { body: analytics },
  'GET /EA/acc_1/autopilot/categories': { body: example('listAutopilotCategories') },
  'GET /EAnl/acc_1/anomaly-analysis-configuration': { body: example('listAnomalyConfigurations') },
  'GET /Account/acc_1/users': { body: (example('listAccountUsers') as unknown[]).slice(0, 1) },
  'GET /Integration/acc_1': { body: [] },
}

/** Renders the checklist above a card with a read of its own: once that read is done, the reads of a visible checklist would have been sent. */
async function readBeside(calls: Call[], of?: Account): Promise<string[]> {
  cleanup()
  calls.length = 0
  show(
    <>
      <ChecklistCard />
      <HealthCard />
    </>,
    of,
  )
  await screen.findByText('No platform is connected yet.')
  return calls.map(({ name }) => name)
}
const OF_THE_OTHER_CARD = ['GET /Integration/acc_1']
const noChecklist = () => screen.queryByText(/Setup|Everything is set up/)

test('the checklist shows the progress from the server and stays hidden once dismissed', async () => {
  const calls = answerWith(setup)
  const user = show(<ChecklistCard />)
  expect(await screen.findByText('Setup: 5 of 6 steps done')).toBeVisible()
  expect(screen.getByText('Next: invite a colleague')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Do not show again' }))
  expect(screen.queryByText(/Setup/)).toBeNull()
  expect(await readBeside(calls)).toEqual(OF_THE_OTHER_CARD)
  expect(noChecklist()).toBeNull()
})

test('a connection with missing permissions is not a completed step', async () => {
  const integrations = (example('listIntegrations') as Integration[]).filter(
    ({ platform }) => platform === IntegrationPlatform.GoogleAds,
  )
  const body = integrations.map((one) => ({
    ...one,
    credentials: one.credentials.map((credential) => ({ ...credential, missingScopes: ['adwords'] })),
  }))
  answerWith({ ...setup, 'GET /Integration/acc_1': { body } })
  show(<ChecklistCard />)
  expect(await screen.findByText('Setup: 4 of 6 steps done')).toBeVisible()
  expect(screen.getByText('Next: connect Google Ads')).toBeVisible()
})

test('a completed checklist says so and is hidden on the next visit', async () => {
  const calls = answerWith({ ...setup, 'GET /Account/acc_1/users': { body: example('listAccountUsers') } })
  show(<ChecklistCard />)
  expect(await screen.findByText('Everything is set up.')).toBeVisible()
  expect(await readBeside(calls)).toEqual(OF_THE_OTHER_CARD)
  expect(noChecklist()).toBeNull()
})

test('the checklist is not shown for sample data', async () => {
  expect(await readBeside(answerWith(setup), { ...account, isDemo: true })).toEqual(OF_THE_OTHER_CARD)
  expect(noChecklist()).toBeNull()
})

const information = example('getAdsInformation') as { customerClientId: string }
const EFFECT = `GET /EA/acc_1/autopilot/${information.customerClientId}/effect`

test('the autopilot card shows savings, changes and open suggestions', async () => {
  const calls = answerWith({
    'GET /EA/acc_1/information': { body: information },
    [EFFECT]: { body: example('getAutopilotEffect') },
  })
  show(<EffectCard period={period} />)
  expect(await screen.findByText('€71.40')).toBeVisible()
  expect(screen.getByText('3 changes · 1 undone · 11 runs')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Decide on 4 proposals' })).toHaveAttribute(
    'href',
    '/active-rules?tab=proposals',
  )
  expect(Object.fromEntries(calls.find(({ name }) => name === EFFECT)?.query ?? [])).toEqual({
    dateBegin: '2026-10-20',
    dateEnd: '2026-11-18',
  })
})

test('an autopilot without activity shows no saving', async () => {
  answerWith({
    'GET /EA/acc_1/information': { body: information },
    [EFFECT]: { body: example('getAutopilotEffect', 'nothing') },
  })
  show(<EffectCard period={period} />)
  expect(await screen.findByText('No open proposals')).toBeVisible()
  expect(screen.getByText('–')).toBeVisible()
})

test('each connection shows its status as text', async () => {
  const integrations = example('listIntegrations') as Integration[]
  answerWith({ 'GET /Integration/acc_1': { body: integrations } })
  show(<HealthCard />)
  const shown = integrations.filter(({ isConnected }) => isConnected)
  expect(await screen.findAllByRole('listitem')).toHaveLength(shown.length)
  expect(screen.getByRole('link', { name: 'Google Ads' })).toHaveAttribute('href', '/integrations/3')
})

test.each([
  [{ isConnected: false, customerClientId: null }, 'Connect Google Ads', '/get-started/3'],
  [{ isConnected: true, customerClientId: null }, 'Choose client', '/get-started/3/select-client'],
  [{ isConnected: true }, 'See how far it is', '/get-started/3'],
])('without data the card links to the missing step', async (state, name, href) => {
  const body = { ...(ads as AdsIntegration), hasData: false, ...state }
  answerWith({ 'GET /EAIntegration/acc_1': { body }, 'GET /Integration/acc_1': { body: [] } })
  show(<ConnectCard what="ads" />)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test.each([
  ['ads', 3, 'GET /EAIntegration/acc_1', ads],
  ['analytics', 4, 'GET /EAnlIntegration/acc_1', analytics],
] as const)(
  'with permissions left out there is nothing to choose or wait for in %s',
  async (what, platform, read, body) => {
    const integrations = (example('listIntegrations') as Integration[]).map((one) => ({
      ...one,
      isConnected: true,
      credentials: one.credentials.map((credential) => ({ ...credential, missingScopes: ['all'] })),
    }))
    answerWith({
      [read]: { body: { ...(body as AdsIntegration), hasData: false } },
      'GET /Integration/acc_1': { body: integrations },
    })
    show(<ConnectCard what={what} />)
    expect(await screen.findByRole('link', { name: /^Connect .* again$/ })).toHaveAttribute(
      'href',
      `/get-started/${platform}`,
    )
  },
)
