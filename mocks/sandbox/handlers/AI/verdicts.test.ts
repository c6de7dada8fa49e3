import { type AnalysisRun, FindingStatus, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

const PAGE = 'https://www.lindholm-outdoor.example/zelte'

let sandbox: Sandbox
beforeEach(async () => {
  ;({ sandbox } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

/** A caller with both tokens, signed in now. */
async function mara(method: string, path: string, body?: unknown) {
  const token = await signIn(sandbox.runtime, 'usr_mara')
  const ads = await signAdsToken(sandbox.runtime, token, 'acc_1')
  return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${ads}` })(method, path, body)
}

async function connect() {
  const at = { ...sandbox.runtime, now: sandbox.clock.now() }
  const connection = await connectAds(at, 'acc_1', { credentialId: 'crd_1' })
  await selectClient(at, connection, '4839201756')
  await sandbox.forward({ minutes: 2 })
}

const make = async (kind: 'web-page' | 'ad-campaign', body?: object): Promise<AnalysisRun> =>
  (await mara('POST', `/AI/acc_1/${kind}-analysis`, body)).body

test('a finding whose task is done is verified by the next analysis, or not better', async () => {
  const page = (rest: string) => `<html lang="en"><title>Tents for all</title><h1>Tents</h1>${rest}</html>`
  const images = (count: number) => page('<img src="a.png">'.repeat(count))
  const first = await make('web-page', { html: images(4) })
  const id = first.findings.find(({ kind }) => kind === 'altTexts')?.id ?? ''
  const stateOf = async () => (await mara('GET', `/AI/acc_1/findings/${id}`)).body.status
  const origin = { kind: TaskOriginKind.Finding, id, title: 'Alternative texts' }
  const { body: task } = await mara('POST', '/TaskAccount/acc_1', { title: 'Describe the pictures', origin })
  expect((await mara('GET', `/AI/acc_1/findings/${id}`)).body).toMatchObject({
    status: FindingStatus.Planned,
    taskId: task.id,
  })
  const move = (status: TaskStatus) => mara('PUT', '/TaskAccount/acc_1', { ids: [task.id], status })
  const originNow = async () => (await mara('GET', `/TaskAccount/acc_1/${task.id}`)).body.origin

  await move(TaskStatus.Done)
  expect(await stateOf()).toBe(FindingStatus.Done)
  await move(TaskStatus.InProgress)
  expect(await stateOf()).toBe(FindingStatus.Planned)
  await move(TaskStatus.Done)
  expect(await originNow()).toMatchObject({ isSolved: false, findingStatus: FindingStatus.Done })

  await make('web-page', { html: images(4) })
  expect(await stateOf()).toBe(FindingStatus.NotBetter)
  expect(await originNow()).toMatchObject({ isSolved: false, findingStatus: FindingStatus.NotBetter })
  await make('web-page', { html: images(2) })
  expect(await stateOf()).toBe(FindingStatus.Verified)
  await make('web-page', { html: images(2) })
  expect(await stateOf()).toBe(FindingStatus.Verified)
  await make('web-page', { html: page('') })
  expect(await stateOf()).toBe(FindingStatus.Verified)
  expect(await originNow()).toMatchObject({ isSolved: true, findingStatus: FindingStatus.Verified })
  await make('web-page', { html: images(4) })
  expect(await stateOf()).toBe(FindingStatus.Open)
})

test('a finding of ads is not called not better while its data is mostly from before the work', async () => {
  await connect()
  const done = (await make('ad-campaign')).findings.find(({ kind }) => kind === 'singleAd')
  await mara('PUT', `/AI/acc_1/findings/${done?.id}`, { status: FindingStatus.Done })
  const again = async () => (await make('ad-campaign')).findings.find(({ id }) => id === done?.id)?.status
  expect(await again()).toBe(FindingStatus.Done)
  sandbox.clock.set(new Date('2026-12-05T09:00:00Z'))
  expect(await again()).toBe(FindingStatus.NotBetter)
  await mara('PUT', `/AI/acc_1/findings/${done?.id}`, { status: FindingStatus.Done })
  expect(await again()).toBe(FindingStatus.Done)
})

const notes = async (personId: string) =>
  (await sandbox.store.list('notification', personId)).filter(({ cause }) => cause.startsWith('finding-verdict'))

/** A finding whose task, assigned to another member than the caller, is done. */
async function doneFinding(run: AnalysisRun, kind: string) {
  const id = run.findings.find((finding) => finding.kind === kind)?.id ?? ''
  const origin = { kind: TaskOriginKind.Finding, id, title: kind }
  const { body: task } = await mara('POST', '/TaskAccount/acc_1', { title: 'Work', origin, assigneeUserId: 'usr_elif' })
  await mara('PUT', `/AI/acc_1/findings/${id}`, { status: FindingStatus.Planned, taskId: task.id })
  await mara('PUT', '/TaskAccount/acc_1', { ids: [task.id], status: TaskStatus.Done })
  return { id, taskId: task.id, now: async () => (await mara('GET', `/AI/acc_1/findings/${id}`)).body }
}

test('a page is checked a day after the task is done, without using up an answer, and the assignee is notified', async () => {
  const run = await make('web-page', { url: PAGE })
  const done = await doneFinding(run, run.findings[0]?.kind ?? '')
  expect(await done.now()).toMatchObject({
    status: FindingStatus.Done,
    checkDueAt: expect.stringMatching('^2026-11-20'),
  })
  const used = async () => (await sandbox.store.listAll('aiUsage')).reduce((sum, { count }) => sum + count, 0)
  const before = await used()
  await sandbox.forward({ days: 1 })
  expect(await done.now()).toMatchObject({ status: FindingStatus.NotBetter, checkDueAt: null })
  expect(await used()).toBe(before)
  const [newest] = (await mara('GET', '/AI/acc_1/runs')).body.items
  expect(newest).toMatchObject({ isAutomatic: true, createdByName: 'Adwright', subject: PAGE })
  expect(await notes('usr_elif')).toMatchObject([{ link: `/ai-analysis/findings/${done.id}` }])
  const { items } = (await mara('GET', `/TaskAccount/acc_1/${done.taskId}/history`)).body
  expect(items[0]).toMatchObject({ field: 'findingStatus', before: '3', after: '6', actorName: null })
  await sandbox.forward({ days: 40 })
  expect((await mara('GET', '/AI/acc_1/runs')).body.totalCount).toBe(2)
})

test('a finding of ads is checked after 14 days; pasted source and work that was taken up again are not', async () => {
  await connect()
  const ads = await doneFinding(await make('ad-campaign'), 'singleAd')
  const pasted = await doneFinding(
    await make('web-page', { html: '<html lang="en"><title>Tents for all</title><img src="a.png">' }),
    'altTexts',
  )
  const page = await make('web-page', { url: PAGE })
  const again = await doneFinding(page, page.findings[0]?.kind ?? '')
  await mara('PUT', '/TaskAccount/acc_1', { ids: [again.taskId], status: TaskStatus.InProgress })
  expect((await ads.now()).checkDueAt.slice(0, 10)).toBe('2026-12-03')
  expect(await pasted.now()).toMatchObject({ status: FindingStatus.Done, checkDueAt: null })
  expect(await again.now()).toMatchObject({ status: FindingStatus.Planned, checkDueAt: null })
  await sandbox.forward({ days: 13 })
  expect((await ads.now()).status).toBe(FindingStatus.Done)
  await sandbox.forward({ days: 2 })
  expect([FindingStatus.Verified, FindingStatus.NotBetter]).toContain((await ads.now()).status)
  expect(await notes('usr_elif')).toHaveLength(1)
  expect((await pasted.now()).status).toBe(FindingStatus.Done)
})

test('a person who analyzes again is not notified of the verdict, and no check follows', async () => {
  const run = await make('web-page', { url: PAGE })
  const path = `/AI/acc_1/findings/${run.findings[0]?.id}`
  await mara('PUT', path, { status: FindingStatus.Done })
  await make('web-page', { url: PAGE })
  expect((await mara('GET', path)).body).toMatchObject({ status: FindingStatus.NotBetter, checkDueAt: null })
  await sandbox.forward({ days: 2 })
  expect(await notes('usr_mara')).toEqual([])
  expect((await mara('GET', '/AI/acc_1/runs')).body.totalCount).toBe(2)
})

test('a subject that cannot be read is tried again each day, for a month', async () => {
  const run = await make('web-page', { url: PAGE })
  const done = await doneFinding(run, run.findings[0]?.kind ?? '')
  const read = vi.spyOn(sandbox.runtime.platforms.web, 'read').mockReturnValue({ failure: 'not-found' })
  await sandbox.forward({ days: 2 })
  expect(await done.now()).toMatchObject({
    status: FindingStatus.Done,
    checkDueAt: expect.stringMatching('^2026-11-22'),
  })
  await sandbox.forward({ days: 40 })
  expect(await done.now()).toMatchObject({ status: FindingStatus.Done, checkDueAt: null })
  expect(read).toHaveBeenCalledTimes(30)
  read.mockRestore()
})

test('only an analysis verifies a finding', async () => {
  const { findings } = await make('web-page', { html: '<html lang="en"><title>Tents for all</title></html>' })
  const path = `/AI/acc_1/findings/${findings[0]?.id}`
  for (const status of [FindingStatus.Verified, FindingStatus.NotBetter])
    expect(await mara('PUT', path, { status })).toMatchObject({
      status: 422,
      body: { errors: { status: [expect.any(String)] } },
    })
})

test('a finding is open again once its task is deleted or canceled before it is done, and planned once the task is back', async () => {
  const { findings } = await make('web-page', { url: PAGE })
  const [{ id, title } = { id: '', title: '' }] = findings
  const origin = { kind: TaskOriginKind.Finding, id, title }
  const task = (await mara('POST', '/TaskAccount/acc_1', { title, origin })).body
  const finding = async () => (await mara('GET', `/AI/acc_1/findings/${id}`)).body
  const change = (fields: object) => mara('PUT', '/TaskAccount/acc_1', { ids: [task.id], ...fields })
  await mara('DELETE', `/TaskAccount/acc_1/${task.id}`)
  expect(await finding()).toMatchObject({ status: FindingStatus.Open, taskId: null })
  await mara('POST', `/TaskAccount/acc_1/${task.id}/restore`)
  expect(await finding()).toMatchObject({ status: FindingStatus.Planned, taskId: task.id })
  await change({ isDeleted: true })
  expect((await finding()).status).toBe(FindingStatus.Open)
  await change({ isDeleted: false })
  expect((await finding()).status).toBe(FindingStatus.Planned)
  await change({ status: TaskStatus.Cancelled })
  expect(await finding()).toMatchObject({ status: FindingStatus.Open, taskId: task.id })
  await change({ status: TaskStatus.ToDo })
  expect((await finding()).status).toBe(FindingStatus.Planned)
  await change({ status: TaskStatus.Done })
  await mara('DELETE', `/TaskAccount/acc_1/${task.id}`)
  expect((await finding()).status).toBe(FindingStatus.Done)
})
