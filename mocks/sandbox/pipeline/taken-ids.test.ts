import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
let call: ReturnType<typeof caller>
beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true })
  const { id } = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
  call = caller(sandbox, await signIn(sandbox.runtime, id))
})
afterEach(() => {
  vi.restoreAllMocks()
  return sandbox.close()
})

const TICKET = { subject: 'No figures', category: 4, text: 'Since Tuesday.' }
const create = () => call('POST', '/Ticket/usr_elif', TICKET)

/** Gives tickets the ids that are listed before any others. */
function drawFirst(...drawn: string[]): void {
  const { newId } = sandbox.runtime
  sandbox.runtime.newId = (prefix) => (prefix === 'tkt' ? (drawn.shift() ?? newId(prefix)) : newId(prefix))
}

test('an id that is taken is drawn anew, and what was asked for is done once', async () => {
  drawFirst('tkt_1', 'tkt_1', 'tkt_2')
  expect(await create()).toMatchObject({ status: 201, body: { id: 'tkt_1' } })
  expect(await create()).toMatchObject({ status: 201, body: { id: 'tkt_2' } })
  expect(await sandbox.store.count('ticket')).toBe(2)
})

test('if all generated ids are taken, the caller gets a Retry-After', async () => {
  drawFirst(...Array.from({ length: 9 }, () => 'tkt_1'))
  await create()
  const { status, headers, body } = await create()
  expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '1', 'service-unavailable'])
  expect(await sandbox.store.count('ticket')).toBe(1)
})
