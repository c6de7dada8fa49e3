import { type Account, type AnomalyConfiguration, AnomalyGranularity, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { MonitorFacts } from './MonitorFacts.tsx'
import { MonitorFields } from './MonitorFields.tsx'
import { emptyMonitor, formOfMonitor } from './monitor-form.ts'
import { monitorSchema } from './monitor-schema.ts'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const [monitor] = exampleOf('listAnomalyConfigurations') as AnomalyConfiguration[]
if (!monitor) throw new Error('no example')
const { Admin: ADMIN, Owner: OWNER } = UserRole
const [GROWTH, SCALE] = [2, 3]

function show(children: ReactNode, changes: Partial<Account>) {
  const account = { ...(exampleOf('getAccount') as Account), ...changes }
  const user = exampleOf('getUser') as User
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(<CurrentContext value={current}>{children}</CurrentContext>)
}

/** The form of a new or an existing monitor. */
function Fields({ of }: { of?: AnomalyConfiguration }) {
  const form = useContractForm(monitorSchema, of ? formOfMonitor(of) : emptyMonitor('318204657', ''))
  return (
    <Form form={form} submit="Save" onSubmit={() => undefined}>
      <MonitorFields {...(of ? {} : { properties: [] })} />
    </Form>
  )
}

const NOTICE = 'Hourly checks are included in the Scale plan'
const choose = (user: ReturnType<typeof renderUi>['user'], words: string) =>
  user.selectOptions(screen.getByLabelText('Frequency'), words)

test('choosing hourly checks on a smaller plan shows the limit with a link to the plans', async () => {
  const { user } = show(<Fields />, { plan: GROWTH, role: OWNER })
  expect(screen.queryByText(NOTICE)).toBeNull()
  await choose(user, 'Every hour')
  expect(screen.getByText(NOTICE)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View plans' })).toBeVisible()
  await choose(user, 'Every week')
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('a user who cannot change the plan reads who can', async () => {
  const { user } = show(<Fields of={{ ...monitor, granularity: AnomalyGranularity.Day }} />, {
    plan: GROWTH,
    role: ADMIN,
  })
  await choose(user, 'Every hour')
  expect(screen.getByText('An account owner can change the plan.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull()
})

test('an existing hourly monitor and the plan with hourly checks show no limit', async () => {
  const { unmount } = show(<Fields of={{ ...monitor, granularity: AnomalyGranularity.Hour }} />, { plan: GROWTH })
  expect(screen.getByLabelText('Frequency')).toHaveDisplayValue('Every hour')
  expect(screen.queryByText(NOTICE)).toBeNull()
  unmount()
  const { user } = show(<Fields />, { plan: SCALE })
  await choose(user, 'Every hour')
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('read-only settings show their unit', () => {
  show(<MonitorFacts monitor={{ ...monitor, trainingDays: 90 }} />, {})
  expect(screen.getByText('90 days')).toBeVisible()
})
