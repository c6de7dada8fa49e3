// How long previews and exports of designs take, and whether any of many combinations is wrong.
import { DesignExportFormat } from '@adwright/sdk/types'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { drawCombinations } from '#scripts/bench/design-combinations.ts'
import { percentile } from '#scripts/bench/load.ts'

/** The number of combinations, limited by the environment because 10,000 take minutes. */
const COMBINATIONS = Number(process.env.COMBINATIONS ?? 10_000)
const FORMATS = Array.from({ length: 16 }, (_, place) => place + 1)
const ROUNDS = 20

const ms = (value: number) => `${value.toFixed(0)} ms`

async function timed(count: number, work: (round: number) => Promise<{ status: number }>) {
  const spent: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < count; round += 1) {
    const since = performance.now()
    const { status } = await work(round)
    if (status >= 300) throw new Error(`A request of the bench answered ${status}.`)
    spent.push(performance.now() - since)
  }
  const { user, system } = process.cpuUsage(before)
  const sorted = spent.sort((a, b) => a - b)
  return {
    median: ms(percentile(sorted, 0.5)),
    p95: ms(percentile(sorted, 0.95)),
    CPU: ms((user + system) / 1000 / count),
  }
}

/** npm run bench -- designs */
export async function benchDesigns(): Promise<void> {
  const sandbox = await createSandbox()
  await SCENARIOS.sample(sandbox)
  const { store, runtime } = sandbox
  const [account] = await store.listAll('account')
  if (!account) throw new Error('The sample workspace has an account.')
  const call = caller(sandbox, await signIn(runtime, account.ownerId))
  const path = `/AutomatedDesigner/${account.id}`
  const draft = {
    name: 'Bench',
    designTypeIds: FORMATS,
    layouts: [2],
    brief: 'Stay dry on the ridge. Two days of rain.',
  }
  const preview = (headline: string) =>
    call('POST', `${path}/preview`, { ...draft, designTypeIds: FORMATS.slice(0, 6), headline })
  await preview('The first one starts the drawing thread')
  const redrawn = await timed(ROUNDS, (round) => preview(`Stay dry, day ${round}`))
  const { id } = (await call('POST', `${path}/create`, draft)).body
  await sandbox.forward({ minutes: 5 })
  const { variants } = (await call('GET', `${path}/${id}`)).body
  const variantIds = variants
    .filter((one: { fileId: string | null }) => one.fileId)
    .map((one: { id: string }) => one.id)
  const exported = (fields: object) =>
    timed(3, () => call('POST', `${path}/${id}/export`, { variantIds, isConfirmed: true, ...fields }))
  const { Png, Svg } = DesignExportFormat
  console.log('Designs')
  console.table([
    { metric: 'six formats redrawn', limit: '≤ 300 ms', ...redrawn },
    {
      metric: `${variantIds.length} formats exported as PNG`,
      limit: '≤ 6 s',
      ...(await exported({ format: Png, scale: 1 })),
    },
    {
      metric: `${variantIds.length} formats exported as PNG, twice as large`,
      limit: '≤ 6 s',
      ...(await exported({ format: Png, scale: 2 })),
    },
    { metric: `${variantIds.length} formats exported as SVG`, limit: '≤ 6 s', ...(await exported({ format: Svg })) },
  ])
  console.table(await drawCombinations(COMBINATIONS))
  await sandbox.close()
}
