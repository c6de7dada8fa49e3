// A request that was admitted, and whose caller loses the right to it before it takes effect.
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

/** What takes the right from Mara's session: by somebody else, or from another session of hers. */
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

/** A body whose bytes come after `before`, which begins once somebody reads it: the caller has been admitted by then. */
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
    // A hash is worked out between two transactions: the first one is taken back when it asks for it.
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

test('whoever is not admitted learns nothing about the body, which is not even read', async () => {
  let isRead = false
  const body = slowBody('{}', async () => {
    isRead = true
  })
  token = 'of-nobody'
  expect((await team.sandbox.fetch(requestOf('POST', '/TaskAccount/acc_1', body))).status).toBe(401)
  expect(isRead).toBe(false)
})
