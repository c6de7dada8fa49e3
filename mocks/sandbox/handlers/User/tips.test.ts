import { UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
let elif: ReturnType<typeof caller>
let jonas: ReturnType<typeof caller>

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true })
  const { runtime } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  const viewer = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  await addAccount(runtime, owner, { id: 'acc_lindholm' }, [[viewer, UserRole.Viewer]])
  elif = caller(sandbox, await signIn(runtime, owner.id))
  jonas = caller(sandbox, await signIn(runtime, viewer.id))
})
afterEach(() => sandbox.close())

type Tip = { id: string; isDismissed: boolean }
const tipsOf = async (call: typeof elif): Promise<Tip[]> => (await call('GET', '/User/pro-tips')).body

test('a dismissed tip moves to the end for this person only, and returns to its position', async () => {
  const before = await tipsOf(elif)
  const theirs = await tipsOf(jonas)
  const { id = '' } = before[0] ?? {}
  expect((await elif('PUT', `/User/pro-tips/${id}`, { isDismissed: true })).body).toMatchObject({
    id,
    isDismissed: true,
  })
  const after = await tipsOf(elif)
  expect(after[0]?.id).not.toBe(id)
  expect(after.find((tip) => tip.id === id)?.isDismissed).toBe(true)
  expect(after.map((tip) => tip.isDismissed)).toEqual(after.map((tip) => tip.isDismissed).sort())
  expect(await tipsOf(jonas)).toEqual(theirs)
  expect((await elif('PUT', `/User/pro-tips/${id}`, { isDismissed: false })).body).toMatchObject({ isDismissed: false })
  expect(await tipsOf(elif)).toEqual(before)
})

test('a tip of another role is not found, and a body without the field is rejected', async () => {
  const theirs = new Set((await tipsOf(jonas)).map(({ id }) => id))
  const notTheirs = (await tipsOf(elif)).find(({ id }) => !theirs.has(id))
  expect((await jonas('PUT', `/User/pro-tips/${notTheirs?.id}`, { isDismissed: true })).status).toBe(404)
  expect((await jonas('PUT', '/User/pro-tips/tip_none', { isDismissed: true })).status).toBe(404)
  expect((await elif('PUT', `/User/pro-tips/${notTheirs?.id}`, {})).body.errors).toHaveProperty('isDismissed')
})
