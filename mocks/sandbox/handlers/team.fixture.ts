// A team for tests of the workspace's groups: one member of each role in one account, and somebody else.

import { UserRole } from '@adwright/sdk/types'
import type { Subscription } from '#mocks/sandbox/domain/identity/people.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { type Answered, caller } from '#mocks/sandbox/testing.ts'
import type { Clock } from '#mocks/sandbox/time/clock.ts'

export type TeamMember = 'usr_elif' | 'usr_ada' | 'usr_mara' | 'usr_jonas' | 'usr_stranger'
export type Team = {
  sandbox: Sandbox
  /** Calls as somebody, with a token that is always fresh, however far the clock was moved. */
  as: (
    id: TeamMember,
  ) => (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>
}

/** `acc_1` with Elif (owner), Ada (admin), Mara (user) and Jonas (viewer), and `acc_2` of a stranger. */
export async function openTeam(
  settings: { origin?: string; clock?: Clock; plan?: Partial<Subscription> } = {},
): Promise<Team> {
  const { plan, ...given } = settings
  const sandbox = await createSandbox({ isChecking: true, ...given })
  const { runtime } = sandbox
  const subscription = { ...GROWTH, ...plan }
  const elif = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription })
  const ada = await addPerson(runtime, {
    id: 'usr_ada',
    email: 'ada@lindholm.example',
    firstName: 'Ada',
    lastName: 'Lind',
  })
  const mara = await addPerson(runtime, {
    id: 'usr_mara',
    email: 'mara@lindholm.example',
    firstName: 'Mara',
    lastName: 'Roth',
  })
  const jonas = await addPerson(runtime, {
    id: 'usr_jonas',
    email: 'jonas@lindholm.example',
    firstName: 'Jonas',
    lastName: 'Weber',
  })
  const stranger = await addPerson(runtime, { id: 'usr_stranger', email: 'stranger@example.org', subscription })
  await addAccount(runtime, elif, { id: 'acc_1', plan: subscription.plan }, [
    [ada, UserRole.Admin],
    [mara, UserRole.User],
    [jonas, UserRole.Viewer],
  ])
  await addAccount(runtime, stranger, { id: 'acc_2' })
  const as: Team['as'] = (id) => async (method, path, body, headers) =>
    caller(sandbox, await signIn(runtime, id))(method, path, body, headers)
  return { sandbox, as }
}
