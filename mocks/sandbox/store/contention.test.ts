import { afterAll, expect, test } from 'vitest'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { Contention } from '#mocks/sandbox/store/failures.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const SHOP = '318204657'
const WRITERS = 4
const WATCHES = 3
const LIMIT_MS = 240_000

const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())

/** Processes that serve one store, as far as the store can tell. */
async function processesOn(store: string): Promise<[Sandbox, ...Sandbox[]]> {
  const clock = new Clock(new Date('2026-11-19T09:20:00Z'))
  const first = await createSandbox({ store, clock, seed: 1 })
  const others = Array.from({ length: WRITERS }, (_, index) => createSandbox({ store, clock, seed: index + 2 }))
  return [first, ...(await Promise.all(others))]
}

test.runIf(typeof postgres !== 'string')(
  'watches are created while four others write without a pause, and nobody is answered with an error',
  async () => {
    if (typeof postgres === 'string') return
    const [sandbox, ...writers] = await processesOn(await postgres.newDatabase())
    const { runtime, store, clock } = sandbox
    const elif = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
    await addAccount(runtime, elif, { id: 'acc_lindholm' })
    await connectAnalytics({ store, now: clock.now() }, 'acc_lindholm', 'cred_analytics')
    const token = await signIn(runtime, elif.id)
    const call = caller(sandbox, token)
    expect((await call('POST', `/EAnl/acc_lindholm/${SHOP}`)).status).toBe(200)
    clock.forward({ minutes: 5 })
    const over = new AbortController()
    const statuses = new Set<number>()
    const write = async (writer: Sandbox, index: number) => {
      const asWriter = caller(writer, await signIn(writer.runtime, elif.id))
      for (let count = 0; !over.signal.aborted; count += 1) {
        const draft = { name: `Writer ${index} ${count}`, propertyName: SHOP, isEnabled: false }
        const { status, body } = await asWriter('POST', '/EAnl/acc_lindholm/anomaly-analysis-configuration', draft)
        statuses.add(status)
        if (status !== 201) continue
        const path = `/EAnl/acc_lindholm/anomaly-analysis-configuration/${body.id}`
        statuses.add((await asWriter('DELETE', path)).status)
      }
    }
    const writing = Promise.all(writers.map(write))
    const owner = caller(sandbox, await signIn(runtime, elif.id))
    const created: number[] = []
    for (let count = 0; count < WATCHES; count += 1) {
      const draft = { name: `Watch ${count}`, propertyName: SHOP }
      created.push((await owner('POST', '/EAnl/acc_lindholm/anomaly-analysis-configuration', draft)).status)
    }
    over.abort()
    await writing
    expect(created).toEqual(Array.from({ length: WATCHES }, () => 201))
    expect([...statuses].sort()).toEqual([201, 204])
    await Promise.all([sandbox, ...writers].map((one) => one.close()))
  },
  LIMIT_MS,
)

test('a request that fails after the last attempt gets a Retry-After', async () => {
  const sandbox = await createSandbox({ isChecking: true })
  const { id } = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
  const call = caller(sandbox, await signIn(sandbox.runtime, id))
  sandbox.store.transaction = () => Promise.reject(new Contention(undefined))
  const { status, headers, body } = await call('PUT', '/User', { language: 'tr' })
  expect([status, headers.get('Retry-After'), body.code]).toEqual([503, '1', 'service-unavailable'])
  await sandbox.close()
})
