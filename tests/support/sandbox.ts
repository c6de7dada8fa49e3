// An in-process sandbox for tests of screens: a copy of a scenario with a stopped clock.
import { UserRole } from '@adwright/sdk/types'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, signIn } from '#mocks/sandbox/scenarios/people.ts'
import type { ScenarioName, ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { Templates } from '#mocks/sandbox/scenarios/templates.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export const NOW = new Date('2026-11-19T10:00:00.000Z')

/** The id of the account in every scenario that has one. */
export const ACCOUNT = 'acc_8f2KqL'

/** The people of a scenario by their role in its account; `new` has registered but has no account yet. */
export type Role = 'owner' | 'admin' | 'user' | 'viewer' | 'new'

export type OpenSandbox = {
  sandbox: Sandbox
  personOf: (role: Role) => ScenarioPerson
  /** Calls the sandbox directly as a person of the scenario, for concurrent changes. */
  as: (role: Role) => Promise<ReturnType<typeof caller>>
  tokenOf: (role: Role) => Promise<string>
}

/** The template of each scenario, filled once per test file; every test gets a copy. */
const templates = new Templates()

export async function openSandbox(name: ScenarioName): Promise<OpenSandbox> {
  const sandbox = await createSandbox({ clock: Clock.frozen(NOW), passwordCost: TEST_PASSWORD_COST, isChecking: true })
  const template = await templates.of({ name, seed: 1, now: NOW.toISOString() })
  await template.copyInto(sandbox)
  const personOf = (role: Role) => {
    const person = template.persons.find((one) => one.role === role)
    if (!person) throw new Error(`The scenario ${name} has no person in the role "${role}".`)
    return person
  }
  const tokenOf = (role: Role) => signIn(sandbox.runtime, personOf(role).id)
  return { sandbox, personOf, tokenOf, as: async (role) => caller(sandbox, await tokenOf(role)) }
}

/** Adds another account, in which the viewer of this one is a user. */
export async function userElsewhere({ sandbox, personOf }: OpenSandbox): Promise<void> {
  const { store, runtime } = sandbox
  const [owner, viewer] = await Promise.all(
    (['owner', 'viewer'] as const).map((role) => store.get('person', personOf(role).id)),
  )
  if (owner && viewer)
    await addAccount(runtime, owner, { id: 'acc_elsewhere', name: 'Fjell Shop' }, [[viewer, UserRole.User]])
}
