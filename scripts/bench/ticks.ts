// The cost of a tick of the scheduler without due jobs, by the amount of stored data.
import { saveMonitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { addItem, ITEM } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { percentile } from '#scripts/bench/load.ts'

const TICKS = 200

const names = (count: number) => Array.from({ length: count }, (_, index) => `bench${index}`)

async function addRules({ store }: Sandbox, count: number): Promise<void> {
  const item = (await store.listAll('autopilotItem')).find(({ status }) => status === ITEM.active)
  if (!item) throw new Error('The sample workspace has an active rule.')
  await store.transaction(async (inside) => {
    for (const name of names(count)) await addItem(inside, { ...item, id: `ap_${name}`, autopilotId: `ap_${name}` })
  })
}

async function addSubscribers({ store, runtime }: Sandbox, count: number): Promise<void> {
  const subscribed = (name: string) => ({ ...GROWTH, id: `sub_${name}` })
  await store.transaction(async (inside) => {
    for (const name of names(count)) {
      const person = { id: `usr_${name}`, email: `${name}@lindholm.example`, subscription: subscribed(name) }
      await addPerson({ ...runtime, store: inside }, person)
    }
  })
}

async function addMonitors({ store, clock }: Sandbox, count: number): Promise<void> {
  const monitor = (await store.listAll('anomalyWatch')).find(({ isEnabled }) => isEnabled)
  if (!monitor) throw new Error('The sample workspace has a monitor.')
  await store.transaction(async (inside) => {
    for (const name of names(count)) {
      const metricSettings = monitor.metricSettings.map((setting, index) => ({
        ...setting,
        id: `mst_${name}_${index}`,
      }))
      await saveMonitor({ store: inside, now: clock.now() }, { ...monitor, id: `cfg_${name}`, metricSettings })
    }
  })
}

const AMOUNTS: [string, (sandbox: Sandbox) => Promise<void>][] = [
  ['1 account', () => Promise.resolve()],
  ['2,000 rules', (sandbox) => addRules(sandbox, 2000)],
  ['1,000 subscribers', (sandbox) => addSubscribers(sandbox, 1000)],
  ['60 monitors', (sandbox) => addMonitors(sandbox, 60)],
]

/** The median duration of ticks without due jobs in milliseconds, by the data added to the sample workspace. */
export async function idleTicks(): Promise<{ amount: string; ms: number }[]> {
  const rows: { amount: string; ms: number }[] = []
  for (const [amount, add] of AMOUNTS) {
    const sandbox = await createSandbox()
    await SCENARIOS.sample(sandbox)
    await add(sandbox)
    // Runs the jobs that are due initially.
    await sandbox.advance()
    const times: number[] = []
    for (let tick = 0; tick < TICKS; tick += 1) {
      const since = performance.now()
      await sandbox.advance()
      times.push(performance.now() - since)
    }
    rows.push({
      amount,
      ms: percentile(
        times.sort((a, b) => a - b),
        0.5,
      ),
    })
    await sandbox.close()
  }
  return rows
}
