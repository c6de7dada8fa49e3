import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { JOBS } from '#mocks/sandbox/scheduler/jobs.ts'
import { jobsOf } from '#mocks/sandbox/store/due-jobs.fixture.ts'
import type { JobKey } from '#mocks/sandbox/store/due-jobs.ts'
import { DueJobs } from '#mocks/sandbox/store/due-jobs.ts'
import { note as mailNote } from '#mocks/sandbox/store/note.fixture.ts'
import { Store } from '#mocks/sandbox/store/store.ts'
import type { JobKind } from '#mocks/sandbox/store/tables.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock, HOUR_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

const START = new Date('2026-11-18T09:00:00Z')

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await createSandbox({ clock: Clock.frozen(START), isChecking: true })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await sandbox.close()
})

const later = (ms: number) => new Date(START.getTime() + ms)
const note = (key: JobKey, ms: number) => sandbox.store.jobs.note(key, later(ms))
const jobs = () => jobsOf(sandbox.store)

/** Replaces the handler of a kind of job. */
const doing = (kind: keyof typeof JOBS, work: (context: JobContext, subjectId: string) => Promise<void>) =>
  vi.spyOn(JOBS, kind).mockImplementation(work)

const keep = ({ store }: JobContext, id: string) => store.insert('mail', mailNote(id))

test('jobs run in chronological order at their due times, however far the clock is moved', async () => {
  const done: string[] = []
  const every = (hours: number) => async (context: JobContext, subjectId: string) => {
    done.push(`${context.now.toISOString().slice(11, 16)} ${subjectId}`)
    const next = new Date(context.now.getTime() + hours * HOUR_MS)
    await context.store.jobs.note({ kind: subjectId as JobKind, subjectId }, next)
  }
  doing('post', every(2))
  doing('ticket', every(3))
  await note({ kind: 'post', subjectId: 'post' }, HOUR_MS)
  await note({ kind: 'ticket', subjectId: 'ticket' }, 2 * HOUR_MS)
  await sandbox.forward({ hours: 6 })
  expect(done).toEqual(['10:00 post', '11:00 ticket', '12:00 post', '14:00 post', '14:00 ticket'])
})

test('a job that throws is rolled back, stops no other job, and is retried with exponential back-off', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  doing('post', async (context, subjectId) => {
    await keep(context, subjectId)
    if (isBroken) throw new Error('The network said no.')
  })
  doing('ticket', async (context, subjectId) => void (await keep(context, subjectId)))
  await note({ kind: 'post', subjectId: 'first' }, 0)
  await note({ kind: 'ticket', subjectId: 'second' }, 1000)
  await sandbox.forward({ seconds: 1 })
  const kept = async () => (await sandbox.store.listAll('mail')).map(({ id }) => id)
  expect(await kept()).toEqual(['second'])
  const waits: number[] = []
  for (let attempt = 1; attempt <= 13; attempt += 1) {
    const [job] = await jobs()
    expect(job).toMatchObject({ subject_id: 'first', attempts: attempt, last_error: 'Error: The network said no.' })
    const due = new Date(job?.due_at ?? '')
    waits.push((due.getTime() - sandbox.clock.now().getTime()) / MINUTE_MS)
    await sandbox.moveTo(due)
  }
  expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
  expect(waits.slice(-2)).toEqual([24 * 60, 24 * 60])
  expect(told).toHaveBeenCalledTimes(14)
  isBroken = false
  await sandbox.forward({ days: 1 })
  expect(await kept()).toEqual(['first', 'second'])
  expect(await jobs()).toEqual([])
})

test('during an outage of the store no attempt is counted, and the job stays due', async () => {
  const away = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  doing('post', () => Promise.reject(away))
  await note({ kind: 'post', subjectId: 'first' }, 0)
  await expect(sandbox.advance()).rejects.toBe(away)
  expect(await jobs()).toMatchObject([{ attempts: 0, due_at: START.toISOString() }])
})

test('a job of an unknown kind waits, and the others run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  doing('ticket', async (context, subjectId) => void (await keep(context, subjectId)))
  await note({ kind: 'of-a-later-version' as JobKind, subjectId: 'x' }, 0)
  await note({ kind: 'ticket', subjectId: 'second' }, 0)
  await sandbox.advance()
  expect(await sandbox.store.get('mail', 'second')).toBeDefined()
  expect(await jobs()).toMatchObject([{ kind: 'of-a-later-version', attempts: 1 }])
})

test('a tick without due jobs makes one query and reads no rule, monitor or subscription', async () => {
  await SCENARIOS.sample(sandbox)
  await sandbox.advance()
  const asked = vi.spyOn(DueJobs.prototype, 'first')
  const listed = vi.spyOn(Store.prototype, 'everyOf')
  const others = (['get', 'list', 'listAll', 'transaction'] as const).map((method) => vi.spyOn(Store.prototype, method))
  await sandbox.advance()
  expect(asked).toHaveBeenCalledTimes(1)
  // The only query reads the clocks of accounts.
  expect(listed.mock.calls).toEqual([['accountClock']])
  for (const other of others) expect(other).not.toHaveBeenCalled()
})

test('requests are handled while the clock is moved by 400 days', async () => {
  const [owner] = await SCENARIOS.sample(sandbox)
  await sandbox.advance()
  let isMoved = false
  const moving = sandbox.forward({ days: 400 }).then(
    () => {
      isMoved = true
    },
    // The sandbox is closed before the end.
    () => undefined,
  )
  // The token is issued after the clock was set, because an older one would have expired.
  const call = caller(sandbox, await signIn(sandbox.runtime, owner?.id ?? ''))
  for (let count = 0; count < 5; count += 1) expect((await call('GET', '/User')).status).toBe(200)
  expect((await call('PUT', '/User', { language: 'tr' })).status).toBe(200)
  expect(isMoved).toBe(false)
  await sandbox.close()
  await moving
  sandbox = await createSandbox()
})

/** Lets another process change a job between the moments at which this one finds and takes it. */
function beforeTaking(change: (jobs: DueJobs) => Promise<void>) {
  vi.spyOn(DueJobs.prototype, 'take').mockImplementationOnce(async function overtaken(this: DueJobs, job) {
    await change(this)
    return this.take(job)
  })
}

test('a job that another process has taken is not run', async () => {
  const work = doing('post', async () => undefined)
  await note({ kind: 'post', subjectId: 'first' }, 0)
  beforeTaking((of) => of.note({ kind: 'post', subjectId: 'first' }, null))
  await sandbox.advance()
  expect(work).not.toHaveBeenCalled()
})

test('a job that was postponed in the meantime runs at its new time', async () => {
  const work = doing('post', async () => undefined)
  await note({ kind: 'post', subjectId: 'first' }, 0)
  beforeTaking((of) => of.note({ kind: 'post', subjectId: 'first' }, later(HOUR_MS)))
  await sandbox.advance()
  expect(work).not.toHaveBeenCalled()
  expect(await jobs()).toMatchObject([{ due_at: later(HOUR_MS).toISOString() }])
  await sandbox.forward({ hours: 1 })
  expect(work).toHaveBeenCalledTimes(1)
})
