// Requests whose caller loses the permission between authorization and effect.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'

let team: Team
let token: string

beforeEach(async () => {
  team = await openTeam()
  token = await signIn(team.sandbox.runtime, 'usr_mara')
})
afterEach(() => team.sandbox.close())

const NEW_PASSWORD = 'a-quite-different-battery'

/** Ways in which Mara's session loses its permission: through another person, or through another session of hers. */
const CHANGES: Record<string, { status: number; happen: () => Promise<{ status: number }> }> = {
  'a password change': {
    status: 401,
    happen: () =>
      team.as('usr_mara')('PUT', '/User/change-password', {
        currentPassword: SCENARIO_PASSWORD,
        newPassword: NEW_PASSWORD,
      }),
  },
  'a sign-out of others': { status: 401, happen: () => team.as('usr_mara')('DELETE', '/User/sessions/others') },
  'a role change': {
    status: 403,
    happen: () => team.as('usr_elif')('PUT', '/Account/acc_1/users/usr_mara', { role: 1 }),
  },
  'a removal': { status: 404, happen: () => team.as('usr_elif')('DELETE', '/Account/acc_1/users/usr_mara') },
}

const requestOf = (method: string, path: string, body: BodyInit) =>
  new Request(`http://sandbox.test${path}`, {
    method,
    body,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    duplex: 'half',
  } as RequestInit)

/** A body that arrives after `before` has run, which starts when the body is read, after the first authorization. */
const slowBody = (text: string, before: () => Promise<unknown>) =>
  new ReadableStream(
    {
      async pull(controller) {
        await before()
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )

const tasksOf = async () => (await team.as('usr_elif')('GET', '/TaskAccount/acc_1')).body.items.length

test.each(Object.entries(CHANGES))(
  '%s while a body arrives leaves the request without effect',
  async (_name, change) => {
    const before = await tasksOf()
    let changed: { status: number } | undefined
    const body = slowBody(JSON.stringify({ title: 'Pause the spring campaign' }), async () => {
      changed = await change.happen()
    })
    const answer = await team.sandbox.fetch(requestOf('POST', '/TaskAccount/acc_1', body))
    expect([changed?.status ?? 0, answer.status]).toEqual([expect.toSatisfy((status) => status < 300), change.status])
    expect(await tasksOf()).toBe(before)
  },
)

test.each(['a password change', 'a sign-out of others'])(
  '%s while a hash is worked out leaves the request without effect',
  async (name) => {
    const { store } = team.sandbox
    const transaction = store.transaction.bind(store)
    // A password is hashed between two transactions: the first one is rolled back when it requests the hash.
    store.transaction = async (work) => {
      store.transaction = transaction
      try {
        return await transaction(work)
      } finally {
        await CHANGES[name]?.happen()
      }
    }
    const asked = JSON.stringify({ currentPassword: SCENARIO_PASSWORD, newPassword: 'the-thief-was-here-too' })
    const answer = await team.sandbox.fetch(requestOf('PUT', '/User/change-password', asked))
    expect(answer.status).toBe(401)
    const body = { email: 'mara@lindholm.example', password: 'the-thief-was-here-too', signInPlatform: 4 }
    expect((await team.as('usr_elif')('POST', '/Auth/login', body)).status).toBe(401)
  },
)

test('an unauthorized caller learns nothing about the body, which is not even read', async () => {
  let isRead = false
  const body = slowBody('{}', async () => {
    isRead = true
  })
  token = 'of-nobody'
  expect((await team.sandbox.fetch(requestOf('POST', '/TaskAccount/acc_1', body))).status).toBe(401)
  expect(isRead).toBe(false)
})
