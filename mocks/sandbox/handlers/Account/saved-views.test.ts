import { ReportFrequency, SavedViewScreen, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const LIST = '/Account/acc_lindholm/views'
const JONAS = 'jonas@lindholm.example'
const REPORT = {
  screen: SavedViewScreen.Reports,
  name: 'Mobile revenue',
  query: 'metric=totalRevenue&dimension=deviceCategory&dimensionValue=mobile&period=last30',
}
const WEEKLY = { frequency: ReportFrequency.Weekly, recipientUserIds: ['usr_jonas'] }

let sandbox: Sandbox
/** Thursday; the next weekly report is due on Monday, November 23, the next monthly one on December 1. */
beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: Clock.frozen(new Date('2026-11-19T09:00:00Z')) })
  const { runtime } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  const user = await addPerson(runtime, { id: 'usr_jonas', email: JONAS })
  const viewer = await addPerson(runtime, { id: 'usr_ada', email: 'ada@lindholm.example' })
  await addAccount(runtime, owner, { id: 'acc_lindholm' }, [
    [user, UserRole.User],
    [viewer, UserRole.Viewer],
  ])
  await connectAnalytics({ store: sandbox.store, now: runtime.clock.now() }, 'acc_lindholm', 'cred_analytics')
  await (await as('usr_elif'))('POST', '/EAnl/acc_lindholm/318204657')
})
afterEach(() => sandbox.close())

const as = async (id: string) => caller(sandbox, await signIn(sandbox.runtime, id))
const saved = async () =>
  (await sandbox.store.list('mail', JONAS)).filter(({ subject }) => subject.startsWith('Mobile revenue'))
const moveTo = async (moment: string) => {
  await sandbox.moveTo(new Date(moment))
  await sandbox.advance()
}

test('shared views are listed for everyone, private ones for their author, by name', async () => {
  const [elif, ada] = [await as('usr_elif'), await as('usr_ada')]
  await elif('POST', LIST, { ...REPORT, isShared: true })
  const own = await ada('POST', LIST, { screen: SavedViewScreen.Tasks, name: 'alerts', query: 'text=a' })
  expect(own.status).toBe(201)
  const names = async (call: typeof ada, query = '') =>
    (await call('GET', LIST + query)).body.map(({ name }: { name: string }) => name)
  expect(await names(ada)).toEqual(['alerts', 'Mobile revenue'])
  expect(await names(elif)).toEqual(['Mobile revenue'])
  expect(await names(ada, '?screens=2')).toEqual(['alerts'])
})

test('a screen has one default for the team and one for each person', async () => {
  const [elif, ada] = [await as('usr_elif'), await as('usr_ada')]
  const team = { ...REPORT, isShared: true, isDefault: true }
  await elif('POST', LIST, { ...team, name: 'Old' })
  const second = (await elif('POST', LIST, { ...team, name: 'New' })).body
  await ada('POST', LIST, { ...REPORT, name: 'Mine', isDefault: true })
  const defaults = async () =>
    (await ada('GET', LIST)).body.flatMap(({ name, isDefault }: { name: string; isDefault: boolean }) =>
      isDefault ? [name] : [],
    )
  expect(await defaults()).toEqual(['Mine', 'New'])
  await elif('PUT', `${LIST}/${second.id}`, { ...REPORT, name: 'New', isShared: true })
  expect(await defaults()).toEqual(['Mine'])
})

test('a viewer can neither share nor schedule; others cannot edit what is not theirs', async () => {
  const [elif, jonas, ada] = [await as('usr_elif'), await as('usr_jonas'), await as('usr_ada')]
  expect((await ada('POST', LIST, { ...REPORT, isShared: true })).status).toBe(403)
  const { id } = (await elif('POST', LIST, { ...REPORT, isShared: true })).body
  expect((await jonas('PUT', `${LIST}/${id}`, REPORT)).status).toBe(403)
  const hidden = (await jonas('POST', LIST, REPORT)).body
  expect((await elif('DELETE', `${LIST}/${hidden.id}`)).status).toBe(404)
})

test('a schedule is refused for other screens, unknown recipients, and others than the author of a private view', async () => {
  const elif = await as('usr_elif')
  const schedule = { ...WEEKLY, recipientUserIds: ['usr_jonas', 'usr_nobody'] }
  const { status, body } = await elif('POST', LIST, { ...REPORT, screen: SavedViewScreen.Tasks, schedule })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['isShared', 'schedule', 'schedule.recipientUserIds'])
})

test('a saved report is sent on its day to its recipients, for its segment, until it is paused', async () => {
  const elif = await as('usr_elif')
  const { body } = await elif('POST', LIST, { ...REPORT, isShared: true, schedule: WEEKLY })
  expect(body.schedule).toEqual({ ...WEEKLY, isPaused: false, nextSendAt: '2026-11-23T07:00:00.000Z' })
  await moveTo('2026-11-23T07:01:00Z')
  const [mail] = await saved()
  expect(mail?.link).toMatch(/dimensionValue=mobile&from=2026-11-16&to=2026-11-22$/)
  expect(mail?.headers?.['List-Unsubscribe']).toBeDefined()
  const paused = { ...REPORT, isShared: true, schedule: { ...WEEKLY, isPaused: true } }
  // The token has expired while time was moved.
  const later = await as('usr_elif')
  expect((await later('PUT', `${LIST}/${body.id}`, paused)).body.schedule.nextSendAt).toBeNull()
  await moveTo('2026-11-30T07:01:00Z')
  expect(await saved()).toHaveLength(1)
})

test('a person who has unsubscribed gets no saved report', async () => {
  await (await as('usr_elif'))('POST', LIST, { ...REPORT, isShared: true, schedule: WEEKLY })
  const unsubscribed = { id: 'usr_jonas', at: '2026-11-20T00:00:00Z', reason: null, comment: null }
  await sandbox.store.upsert('unsubscribed', unsubscribed)
  await moveTo('2026-11-23T07:01:00Z')
  expect(await saved()).toEqual([])
})
