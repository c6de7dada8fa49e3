import { type AnomalyConfiguration, AnomalyGranularity } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox, type Role } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`
const NOTICE = "Hourly monitors aren't included in the Growth plan"
const SCALE = 3

interface Options {
  pathOf?: (id: string) => string
  role?: Role
  prepare?: (open: OpenSandbox, id: string) => Promise<unknown>
}

/** Opens the settings of the team's own monitor, in an account on the Growth plan. */
async function open({ pathOf = paths.editAnomalyMonitor, role = 'owner', prepare }: Options = {}) {
  let id = ''
  const before = async (sandbox: OpenSandbox) => {
    const monitors: AnomalyConfiguration[] = (await (await sandbox.as('owner'))('GET', LIST)).body
    id = monitors.find(({ isDefault }) => !isDefault)?.id ?? ''
    await prepare?.(sandbox, id)
  }
  return renderScreen(() => pathOf(id), { scenario: 'growth', role, before })
}

const choose = async (user: UserEvent, words: string) =>
  user.selectOptions(await screen.findByLabelText('Frequency'), words)

test('choosing hourly checks on a smaller plan shows the limit with a link to the plans', async () => {
  const { user } = await open({ pathOf: () => paths.newAnomalyMonitor() })
  await choose(user, 'Every hour')
  expect(await screen.findByText(NOTICE)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View plans' })).toBeVisible()
  await choose(user, 'Every week')
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('a user who cannot change the plan reads who can', async () => {
  const { user } = await open({ role: 'admin' })
  await choose(user, 'Every hour')
  expect(await screen.findByText('They come with the Scale plan. Elif Demir can change the plan.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull()
})

test('an existing hourly monitor shows no limit', async () => {
  const granularity = AnomalyGranularity.Hour
  await open({
    prepare: ({ sandbox: { store } }, id) => store.update('anomalyWatch', id, (stored) => ({ ...stored, granularity })),
  })
  expect(await screen.findByLabelText('Frequency')).toHaveDisplayValue('Every hour')
  await everythingRead()
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('the plan with hourly checks shows no limit', async () => {
  const { user } = await open({
    prepare: ({ sandbox: { store } }) => store.set('account', ACCOUNT, { plan: SCALE }),
  })
  await choose(user, 'Every hour')
  await everythingRead()
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('the settings of a monitor show their units', async () => {
  await open({ pathOf: paths.anomalyMonitor, role: 'viewer' })
  expect(await screen.findByText('90 days')).toBeVisible()
})

test('people and webhooks are chosen apart, and are saved by one button', async () => {
  const { user, calls } = await open({
    prepare: async ({ as }) => {
      const call = await as('owner')
      await call('POST', `/Webhook/${ACCOUNT}`, {
        url: 'https://hooks.lindholm-outdoor.example/adwright',
        description: 'Alerts of the shop',
        events: ['run.finished'],
      })
    },
  })
  const people = await screen.findByLabelText(/^Recipients/)
  const channel = screen.getByRole('checkbox', { name: 'Webhook' })
  await user.click(channel)
  await screen.findByRole('checkbox', { name: /Alerts of the shop/ })
  await user.click(channel)
  expect(screen.queryByRole('checkbox', { name: /Alerts of the shop/ })).toBeNull()
  await user.click(channel)
  await user.click(await screen.findByRole('checkbox', { name: /Alerts of the shop/ }))
  await user.click(people)
  await user.paste('\nops@lindholm-outdoor.example')
  await user.click(screen.getByRole('button', { name: 'Save monitor' }))
  expect(await screen.findByText(/was saved$/)).toBeVisible()
  const saved = calls().filter(({ name }) => name.startsWith(`PUT ${LIST}/`))
  expect(saved).toHaveLength(1)
  expect(saved[0]?.body).toMatchObject({
    webhookIds: [expect.any(String)],
    recipients: expect.arrayContaining(['ops@lindholm-outdoor.example']),
  })
})
