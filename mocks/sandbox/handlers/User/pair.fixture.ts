// An owner and a member of one account, for tests of the group User.
import { UserRole } from '@adwright/sdk/types'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import { TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

export type Pair = { sandbox: Sandbox; elif: Person; jonas: Person }

/** Elif, who owns acc_lindholm and pays for Growth, and Jonas, a user of it; the clock is stopped. */
export async function openPair(): Promise<Pair> {
  const sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  sandbox.clock.freeze()
  const { runtime } = sandbox
  const elif = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  const jonas = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example', firstName: 'Jonas' })
  await addAccount(runtime, elif, { id: 'acc_lindholm' }, [[jonas, UserRole.User]])
  return { sandbox, elif, jonas }
}
