// Named starting points. Everybody in them signs in with SCENARIO_PASSWORD.
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'

export type ScenarioPerson = { id: string; email: string; password: string; role: string }
type Scenario = (sandbox: Sandbox) => Promise<ScenarioPerson[]>

const shown = (role: string, { id, email }: { id: string; email: string | null }): ScenarioPerson => ({
  id,
  email: email ?? '',
  password: SCENARIO_PASSWORD,
  role,
})

/** Lindholm Outdoor with its team. */
const sample: Scenario = async ({ runtime }) => {
  const owner = await addPerson(runtime, {
    id: 'usr_3kT9vQ',
    email: 'elif.demir@lindholm-outdoor.example',
    subscription: GROWTH,
  })
  await addAccount(runtime, owner, { id: 'acc_8f2KqL' })
  return [shown('owner', owner)]
}

/** Registered a minute ago: no account, no plan. */
const newUser: Scenario = async ({ runtime }) => [
  shown(
    'new',
    await addPerson(runtime, {
      id: 'usr_new',
      email: 'ada.lind@lind-ceramics.example',
      firstName: 'Ada',
      lastName: 'Lind',
    }),
  ),
]

export const SCENARIOS = { sample, 'new-user': newUser } satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]]
