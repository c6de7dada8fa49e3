import { UserRole } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { seedTeamWorkspace } from '#mocks/sandbox/scenarios/workspace.ts'
import { caller } from '#mocks/sandbox/testing.ts'

const states = (list: { status: number }[]) => [...new Set(list.map(({ status }) => status))].sort()

test('every list of the sample workspace conforms to the contract and has realistic content', async () => {
  const sandbox = await createSandbox({ isChecking: true })
  const owner = await addPerson(sandbox.runtime, {
    id: 'usr_elif',
    email: 'elif@lindholm.example',
    subscription: GROWTH,
  })
  const jonas = await addPerson(sandbox.runtime, {
    id: 'usr_jonas',
    email: 'jonas@lindholm.example',
    firstName: 'Jonas',
    lastName: 'Weber',
  })
  const account = await addAccount(sandbox.runtime, owner, { id: 'acc_1' }, [[jonas, UserRole.Admin]])
  await seedTeamWorkspace(sandbox.runtime, { account, owner, members: [jonas] })
  const call = caller(sandbox, await signIn(sandbox.runtime, owner.id))
  const get = async (path: string) => {
    const { status, body } = await call('GET', path)
    expect([path, status]).toEqual([path, 200])
    return body
  }
  expect(states((await get('/StrategyAccount/acc_1')).items)).toEqual([1, 2, 4])
  expect(states((await get('/TaskAccount/acc_1')).items)).toEqual([1, 2, 3, 4, 5, 6])
  const tasks = (await get('/TaskAccount/acc_1')).items
  const histories = tasks.map(({ id }: { id: string }) => get(`/TaskAccount/acc_1/${id}/history`))
  for (const { items } of await Promise.all(histories)) expect(items.at(-1)).toMatchObject({ action: 1 })
  const page = tasks.find(({ title }: { title: string }) => title.startsWith('Landing page'))
  expect(page).toMatchObject({ commentCount: 3, checklistDoneCount: 2 })
  expect((await get(`/TaskAccount/acc_1/${page.id}/history`)).items).toMatchObject([
    { field: 'checklist', before: '1/3', after: '2/3' },
    { field: 'checklist', before: '0/3', after: '1/3' },
    { field: 'status', before: '1', after: '2', actorName: 'Jonas Weber' },
    { action: 1 },
  ])
  const report = tasks.find(({ isRepeating }: { isRepeating: boolean }) => isRepeating)
  expect((await get(`/TaskAccount/acc_1/${report.id}`)).rounds).toHaveLength(4)
  const year = sandbox.clock.now().getUTCFullYear()
  const posts = [
    await get('/SocialMediaCalendar/acc_1'),
    await get(`/SocialMediaCalendar/acc_1?dateBegin=${year}-01-01&dateEnd=${year}-01-31`),
  ]
  expect(posts.flat().length).toBeGreaterThan(0)
  expect(states((await get('/BusinessSurvey/acc_1')).items)).toEqual([1, 2, 3])
  expect(states((await get('/AutomatedDesigner/acc_1')).items)).toEqual([1])
  expect(states((await get('/Ticket/usr_elif')).items)).toEqual([3, 4])
  expect((await get('/Integration/acc_1')).slice(0, 2)).toMatchObject([{ isConnected: true }, { isConnected: true }])
  // The pictures of the designs are drawn after the start.
  expect((await get('/File/acc_1')).totalCount).toBe(3)
  await sandbox.close()
})
