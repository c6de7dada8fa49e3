import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { oneClickPage } from '#mocks/sandbox/pages/one-click.ts'

let team: Team
beforeEach(async () => {
  team = await openTeam()
})
afterEach(() => team.sandbox.close())

const assign = () => team.as('usr_mara')('POST', '/TaskAccount/acc_1', { title: 'Tents', assigneeUserId: 'usr_ada' })
const emails = () => team.sandbox.store.list('mail', 'ada@lindholm.example')

async function post(address: string, body: URLSearchParams | FormData | string) {
  const url = new URL(address)
  return oneClickPage(team.sandbox.runtime, new Request(url, { method: 'POST', body }), url)
}

const oneClick = (form: URLSearchParams | FormData) => {
  form.set('List-Unsubscribe', 'One-Click')
  return form
}

test.each([
  ['a form', () => new URLSearchParams()],
  ['a form with parts', () => new FormData()],
])('an email about a task is the last one after %s of its mail provider', async (_, form) => {
  await assign()
  const [email] = await emails()
  expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = email?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect((await post(address, oneClick(form())))?.status).toBe(204)
  expect((await post(address, oneClick(form())))?.status).toBe(204)
  await assign()
  expect(await emails()).toHaveLength(1)
  expect(await team.sandbox.store.get('person', 'usr_ada')).toMatchObject({ isMailAllowed: false })
})

test('another form, a forged address and the page of the app change nothing', async () => {
  await assign()
  const [email] = await emails()
  const address = email?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect((await post(address, 'List-Unsubscribe=One-Click'))?.status).toBe(400)
  expect((await post(address, new URLSearchParams({ reason: '1' })))?.status).toBe(400)
  expect((await post(address.replace(/_.{4}/, '_xxxx'), oneClick(new URLSearchParams())))?.status).toBe(404)
  expect(await oneClickPage(team.sandbox.runtime, new Request(address), new URL(address))).toBeUndefined()
  await assign()
  expect(await emails()).toHaveLength(2)
})
