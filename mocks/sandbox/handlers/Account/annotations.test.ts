import { AnnotationKind, AnnotationSource, SocialPostStatus, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withIgnoredDays } from '#mocks/sandbox/domain/annotations/annotations.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const LIST = '/Account/acc_lindholm/annotations'
const SALE = { kind: AnnotationKind.Campaign, dateBegin: '2026-11-13', dateEnd: '2026-11-16', text: 'Tent sale' }

let sandbox: Sandbox
let elif: ReturnType<typeof caller>
let jonas: ReturnType<typeof caller>
let ada: ReturnType<typeof caller>
beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: Clock.frozen(new Date('2026-11-19T09:00:00Z')) })
  const { runtime } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
  const user = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  const viewer = await addPerson(runtime, { id: 'usr_ada', email: 'ada@lindholm.example' })
  await addAccount(runtime, owner, { id: 'acc_lindholm' }, [
    [user, UserRole.User],
    [viewer, UserRole.Viewer],
  ])
  elif = caller(sandbox, await signIn(runtime, 'usr_elif'))
  jonas = caller(sandbox, await signIn(runtime, 'usr_jonas'))
  ada = caller(sandbox, await signIn(runtime, 'usr_ada'))
})
afterEach(() => sandbox.close())

test('an annotation is listed in every period that it overlaps, for the whole team', async () => {
  const { status, body } = await jonas('POST', LIST, SALE)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...SALE,
    source: AnnotationSource.Person,
    createdByUserId: 'usr_jonas',
    isPrivate: false,
  })
  expect((await ada('GET', `${LIST}?dateBegin=2026-11-16&dateEnd=2026-11-20`)).body).toEqual([body])
  expect((await ada('GET', `${LIST}?dateBegin=2026-11-17&dateEnd=2026-11-20`)).body).toEqual([])
  expect((await ada('GET', `${LIST}?kinds=2`)).body).toEqual([])
  expect((await ada('GET', `${LIST}?sources=3`)).body).toEqual([])
})

test('only the author sees a private annotation', async () => {
  const { body } = await jonas('POST', LIST, { ...SALE, isPrivate: true })
  expect((await jonas('GET', LIST)).body).toHaveLength(1)
  expect((await elif('GET', LIST)).body).toEqual([])
  expect((await elif('DELETE', `${LIST}/${body.id}`)).status).toBe(404)
})

test('the author and admins edit an annotation, other members do not', async () => {
  const { body } = await elif('POST', LIST, SALE)
  const one = `${LIST}/${body.id}`
  expect((await jonas('PUT', one, SALE)).status).toBe(403)
  expect((await ada('POST', LIST, SALE)).status).toBe(403)
  const own = (await jonas('POST', LIST, SALE)).body
  const changed = await elif('PUT', `${LIST}/${own.id}?expectedVersion=1`, { ...SALE, text: 'Sale' })
  expect(changed.body).toMatchObject({ text: 'Sale', version: 2, createdByUserId: 'usr_jonas' })
  expect((await jonas('PUT', `${LIST}/${own.id}?expectedVersion=1`, SALE)).status).toBe(409)
  expect((await jonas('DELETE', `${LIST}/${own.id}`)).status).toBe(204)
})

test('days in the wrong order, an empty text and private days to ignore are refused at their fields', async () => {
  const wrong = { ...SALE, dateEnd: '2026-11-12', text: ' ', isPrivate: true, isIgnoredForLearning: true }
  const { status, body } = await jonas('POST', LIST, wrong)
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['dateEnd', 'isIgnoredForLearning', 'text'])
})

test('monitors ignore the days of an annotation that says so', async () => {
  await jonas('POST', LIST, { ...SALE, isIgnoredForLearning: true })
  const { ignoredDates } = await withIgnoredDays(sandbox.store, 'acc_lindholm', { ignoredDates: ['2026-11-14'] })
  expect(ignoredDates).toEqual(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'])
})

test('a post that went out late is told on the day it was published', async () => {
  const { id } = (await elif('POST', '/SocialMediaCalendar/acc_lindholm', { title: 'Night sale' })).body
  await sandbox.store.set('socialPost', id, {
    status: SocialPostStatus.Published,
    scheduledAt: '2026-11-16T22:50:00.000Z',
    publishedAt: '2026-11-16T23:10:00.000Z',
  })
  const told = async (day: string) => (await elif('GET', `${LIST}?dateBegin=${day}&dateEnd=${day}`)).body.length
  expect([await told('2026-11-16'), await told('2026-11-17')]).toEqual([0, 1])
})
