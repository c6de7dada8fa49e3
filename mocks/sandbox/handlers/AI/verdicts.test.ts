import { type AnalysisRun, FindingStatus, TaskOriginKind, TaskStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAds, selectClient } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { openTeam } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

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
  await mara('PUT', `/AI/acc_1/findings/${id}`, { status: FindingStatus.Planned, taskId: task.id })
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

test('only an analysis verifies a finding', async () => {
  const { findings } = await make('web-page', { html: '<html lang="en"><title>Tents for all</title></html>' })
  const path = `/AI/acc_1/findings/${findings[0]?.id}`
  for (const status of [FindingStatus.Verified, FindingStatus.NotBetter])
    expect(await mara('PUT', path, { status })).toMatchObject({
      status: 422,
      body: { errors: { status: [expect.any(String)] } },
    })
})
