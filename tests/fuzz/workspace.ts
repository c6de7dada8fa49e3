// The test workspace of the access matrix and the fuzz tests, with a person in each role, and strangers.

import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { idsFrom, randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import type { Snapshot } from '#mocks/sandbox/store/snapshot.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { IdPool } from '#tests/fuzz/id-pool.ts'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'

export const ROLES = ['owner', 'admin', 'user', 'viewer'] as const
export type Role = (typeof ROLES)[number]
/** Callers besides the members: a person with another account, no caller, and invalid tokens. */
export type Caller = Role | 'stranger' | 'no token' | 'expired token' | 'forged token' | 'other kind of token'
export const CALLERS: Caller[] = [
  ...ROLES,
  'stranger',
  'no token',
  'expired token',
  'forged token',
  'other kind of token',
]

export type Workspace = {
  sandbox: Sandbox
  tokens: Record<Caller, string | undefined>
  /** The ad platform token of each caller who can get one. */
  adsTokens: Record<Caller, string>
  own: IdPool
  foreign: IdPool
}

const NUMBER_OF: Record<Role, 1 | 2 | 3 | 4> = { viewer: 1, user: 2, admin: 3, owner: 4 }

/** Collects every id that the sandbox shows to `token`: of resources created from the contract's examples, and of all reads. */
async function collectIds(sandbox: Sandbox, token: string, pool: IdPool, isFilling: boolean): Promise<void> {
  const adsToken = await signAdsToken(sandbox.runtime, token, pool.of('accountId')[0] ?? '')
  const call = caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${adsToken}` })
  const reads = contractOperations.filter(({ method }) => method === 'get')
  const creations = contractOperations.filter(({ method, responses }) => method === 'post' && responses['201'])
  const visit = async (operation: (typeof contractOperations)[number], body?: unknown) => {
    const path = pool.pathFor(operation.path)
    const query = operation.parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name }) => pool.queryFor(name))
    const answered = await call(
      operation.method.toUpperCase(),
      `${path}${query.length ? `?${query.join('&')}` : ''}`,
      body,
    )
    if (answered.status < 300) pool.take(operation.path, answered.body)
  }
  for (let round = 0; round < 2; round += 1) for (const operation of reads) await visit(operation)
  if (!isFilling) return
  for (const operation of creations) {
    // Sharing takes a private task away from the person whose ids are collected.
    if (operation.path.startsWith('/Auth') || operation.operationId === 'shareUserTask') continue
    for (const { value } of examplesOf(operation.requestBody?.content['application/json']))
      await visit(operation, value)
  }
  for (const operation of reads) await visit(operation)
}

async function memberOf(sandbox: Sandbox, accountId: string, role: Role): Promise<Person> {
  const { runtime } = sandbox
  const person = await addPerson(runtime, { id: `usr_${role}_of_judges`, email: `${role}@judges.example` })
  await join(runtime.store, { accountId, person, role: NUMBER_OF[role], now: runtime.clock.now() })
  return person
}

type Prepared = {
  snapshot: Snapshot
  persons: Record<Role | 'stranger', string>
  accountId: string
  own: IdPool
  foreign: IdPool
}

const STRANGER = 'usr_stranger'
const STRANGERS_ACCOUNT = 'acc_of_stranger'

/** Seeds a workspace: the sample one with a person in each role and a stranger, and resources from the contract's examples. */
async function prepare(seed: number): Promise<Prepared> {
  const sandbox = await createSandbox({ seed, passwordCost: TEST_PASSWORD_COST })
  const { runtime } = sandbox
  sandbox.clock.forward({ hours: HOURS })
  const [owner] = await SCENARIOS.sample(sandbox)
  if (!owner) throw new Error('The sample workspace has nobody in it.')
  const ownerToken = await signIn(runtime, owner.id)
  const accounts = await caller(sandbox, ownerToken)('GET', '/Account')
  const accountId: string = accounts.body[0].id
  const stranger = await addPerson(runtime, {
    id: STRANGER,
    email: 'stranger@judges.example',
    subscription: GROWTH,
  })
  await addAccount(runtime, stranger, { id: STRANGERS_ACCOUNT })
  const [admin, user, viewer] = [
    await memberOf(sandbox, accountId, 'admin'),
    await memberOf(sandbox, accountId, 'user'),
    await memberOf(sandbox, accountId, 'viewer'),
  ]
  const own = new IdPool({ accountId, userId: owner.id })
  const foreign = new IdPool({ accountId: STRANGERS_ACCOUNT, userId: STRANGER })
  await collectIds(sandbox, ownerToken, own, true)
  await collectIds(sandbox, await signIn(runtime, STRANGER), foreign, true)
  const snapshot = await sandbox.store.snapshot()
  await sandbox.close()
  const persons = { owner: owner.id, admin: admin.id, user: user.id, viewer: viewer.id, stranger: STRANGER }
  return { snapshot, persons, accountId, own, foreign }
}

const HOURS = 2
const prepared = new Map<number, Promise<Prepared>>()

/** Returns a new workspace; those with one seed are equal, copied from one template. */
export async function openWorkspace(seed: number): Promise<Workspace> {
  const filled = prepared.get(seed) ?? prepare(seed)
  prepared.set(seed, filled)
  const { snapshot, persons, accountId, own, foreign } = await filled
  const sandbox = await createSandbox({ seed, passwordCost: TEST_PASSWORD_COST })
  const { runtime } = sandbox
  runtime.newId = idsFrom(randomFrom(seedOf(seed, 'copy')))
  await runtime.store.load(snapshot, (body) => body)
  const sign = (id: string) => signIn(runtime, id)
  const ended = await sign(persons.owner)
  sandbox.clock.forward({ hours: HOURS })
  const owner = await sign(persons.owner)
  const tokens: Workspace['tokens'] = {
    owner,
    admin: await sign(persons.admin),
    user: await sign(persons.user),
    viewer: await sign(persons.viewer),
    stranger: await sign(persons.stranger),
    'no token': undefined,
    'expired token': ended,
    'forged token': `${owner.slice(0, -6)}AAAAAA`,
    'other kind of token': await signAdsToken(runtime, owner, accountId),
  }
  const adsTokens = {} as Workspace['adsTokens']
  for (const caller of CALLERS) adsTokens[caller] = await signAdsToken(runtime, tokens[caller], accountId)
  return {
    sandbox,
    tokens,
    adsTokens,
    own: own.copy(),
    foreign: foreign.copy(),
  }
}
