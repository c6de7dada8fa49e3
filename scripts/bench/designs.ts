// How long previews and exports of designs take, how much of that the thread of the API is busy, and whether any of many combinations is wrong.
import { DesignExportFormat, DesignLayout, type DesignVariant } from '@adwright/sdk/types'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { drawCombinations } from '#scripts/bench/design-combinations.ts'
import { percentile } from '#scripts/bench/load.ts'

/** The number of combinations, limited by the environment because 10,000 take minutes. */
const COMBINATIONS = Number(process.env.COMBINATIONS ?? 10_000)
const FORMATS = Array.from({ length: 16 }, (_, place) => place + 1)
const ROUNDS = 20
const EXPORTS = 2
/** The product image of the bench, of a common size. */
const [WIDTH, HEIGHT] = [1600, 1200]

type Call = Awaited<ReturnType<typeof caller>>

const at = (spent: readonly number[], share: number) => {
  const sorted = spent.toSorted((a, b) => a - b)
  return `${percentile(sorted, share).toFixed(0)} ms`
}

/** Times requests; `prepare` belongs to each of them but is not timed. */
async function timed<Prepared>(
  count: number,
  prepare: (round: number) => Promise<Prepared> | Prepared,
  work: (prepared: Prepared) => Promise<{ status: number }>,
) {
  const spent: number[] = []
  const cpu: number[] = []
  const busy: number[] = []
  for (let round = 0; round < count; round += 1) {
    const prepared = await prepare(round)
    const before = process.cpuUsage()
    const since = performance.now()
    const own = process.threadCpuUsage()
    const { status } = await work(prepared)
    const { user: mine, system: kernel } = process.threadCpuUsage(own)
    busy.push((mine + kernel) / 1000)
    if (status >= 300) throw new Error(`A request of the bench answered ${status}.`)
    spent.push(performance.now() - since)
    const { user, system } = process.cpuUsage(before)
    cpu.push((user + system) / 1000)
  }
  return { median: at(spent, 0.5), p95: at(spent, 0.95), CPU: at(cpu, 0.5), 'CPU of the API': at(busy, 0.5) }
}

async function upload(call: Call, accountId: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await photograph(WIDTH, HEIGHT))], 'photograph.png'))
  return (await call('POST', `/File/${accountId}`, form)).body.id
}

/** A design in sixteen formats whose pictures no cache of drawings knows. */
async function drawnDesign(sandbox: Sandbox, call: Call, path: string, draft: object) {
  const { id } = (await call('POST', `${path}/create`, draft)).body
  await sandbox.forward({ seconds: 30 })
  const { variants }: { variants: DesignVariant[] } = (await call('GET', `${path}/${id}`)).body
  const variantIds = variants.flatMap((variant) => (variant.fileId === null ? [] : variant.id))
  return { id, variantIds }
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
  const productImageFileIds = [await upload(call, account.id)]
  const draft = {
    name: 'Bench',
    designTypeIds: FORMATS,
    layouts: [DesignLayout.Overlay],
    brief: 'Stay dry on the ridge. Two days of rain.',
    productImageFileIds,
  }
  const preview = (fields: object) =>
    call('POST', `${path}/preview`, { ...draft, designTypeIds: FORMATS.slice(0, 6), ...fields })
  await preview({ headline: 'The first one starts the drawing thread' })
  const redrawn = (fields: object) =>
    timed(
      ROUNDS,
      (round) => `Stay dry, day ${round}`,
      (headline) => preview({ headline, ...fields }),
    )
  let made = 0
  const exported = (wish: object) =>
    timed(
      EXPORTS,
      () => drawnDesign(sandbox, call, path, { ...draft, headline: `Stay dry, week ${(made += 1)}` }),
      ({ id, variantIds }) => call('POST', `${path}/${id}/export`, { variantIds, isConfirmed: true, ...wish }),
    )
  const { Png, Svg } = DesignExportFormat
  console.log('Designs with a photograph')
  console.table([
    { metric: 'six formats redrawn', limit: '≤ 300 ms', ...(await redrawn({})) },
    { metric: 'without a photograph', limit: '≤ 300 ms', ...(await redrawn({ productImageFileIds: [] })) },
    { metric: '16 formats exported as PNG', limit: '≤ 6 s', ...(await exported({ format: Png, scale: 1 })) },
    { metric: 'twice as large', limit: '≤ 6 s', ...(await exported({ format: Png, scale: 2 })) },
    { metric: 'as SVG', limit: '≤ 6 s', ...(await exported({ format: Svg })) },
  ])
  console.table(await drawCombinations(COMBINATIONS))
  await sandbox.close()
}
