import { expect, test } from 'vitest'
import { importsOf, productFiles, textOf } from '#tests/house/sources.ts'

const SANDBOX = 'mocks/sandbox/'

/** The layers of the sandbox from the bottom: a folder imports itself and the folders listed for it. */
const GROUND = ['time', 'random', 'texts']
const LAW: Record<string, readonly string[]> = {
  time: [],
  random: [],
  texts: [],
  store: GROUND,
  platforms: GROUND,
  domain: [...GROUND, 'store', 'platforms'],
  handlers: [...GROUND, 'store', 'platforms', 'domain'],
  scheduler: [...GROUND, 'store', 'platforms', 'domain'],
  import: [...GROUND, 'store', 'platforms', 'domain'],
  pipeline: [...GROUND, 'store', 'platforms', 'domain', 'handlers', 'scheduler'],
  pages: [...GROUND, 'store', 'platforms', 'domain', 'pipeline'],
  // The simulated external systems import only the ports of the product.
  world: ['time', 'random', 'platforms'],
}
/** The top layer composes all others; only the composition root imports the simulated world. */
const TOP = ['host', 'scenarios', 'control']
const COMPOSITION_ROOT = 'mocks/sandbox/sandbox.ts'
const CONTRACT = 'mocks/sandbox/pipeline/contract.ts'

const sandboxFiles = productFiles.filter((file) => file.startsWith(SANDBOX) && !file.endsWith('.fixture.ts'))
const layerOf = (file: string): string => {
  const [folder = '', ...below] = file.slice(SANDBOX.length).split('/')
  return below.length === 0 ? 'host' : folder
}

test('every folder of the sandbox has a layer', () => {
  const known = new Set([...Object.keys(LAW), ...TOP])
  expect(sandboxFiles.filter((file) => !known.has(layerOf(file)))).toEqual([])
})

const crossings = sandboxFiles.flatMap((from) =>
  importsOf(from).flatMap(({ file: to }) =>
    to?.startsWith(SANDBOX) && layerOf(from) !== layerOf(to) ? [{ from, to }] : [],
  ),
)
const isAllowed = ({ from, to }: { from: string; to: string }): boolean => {
  if (layerOf(to) === 'world') return from === COMPOSITION_ROOT
  return TOP.includes(layerOf(from)) || Boolean(LAW[layerOf(from)]?.includes(layerOf(to)))
}
const inWords = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`

test('the sandbox imports downwards only, and only its composition root knows the simulated world', () => {
  expect(crossings.filter((one) => !isAllowed(one)).map(inWords)).toEqual([])
})

test('the law rejects forbidden imports', () => {
  const refused: [string, string][] = [
    ['domain/ai/analysis.ts', 'world/ads/ads-world.ts'],
    ['handlers/EA/metrics.ts', 'world/ads/ads-world.ts'],
    ['scenarios/billing.ts', 'world/card/card-provider.ts'],
    ['pages/portal.ts', 'world/card/card-provider.ts'],
    ['world/ads/ads-world.ts', 'domain/integrations/ads-account.ts'],
    ['world/ads/ads-world.ts', 'store/store.ts'],
    ['handlers/Account.ts', 'scenarios/people.ts'],
    ['handlers/App.ts', 'pipeline/contract.ts'],
    ['store/store.ts', 'domain/problem.ts'],
  ]
  for (const [from, to] of refused) {
    const crossing = { from: `${SANDBOX}${from}`, to: `${SANDBOX}${to}` }
    expect(isAllowed(crossing), inWords(crossing)).toBe(false)
  }
})

test('only the validation of the pipeline reads the contract', () => {
  const readers = sandboxFiles.filter((from) => importsOf(from).some(({ file }) => file === CONTRACT))
  expect(readers).toEqual(['mocks/sandbox/pipeline/validate.ts'])
  const others = sandboxFiles.filter((file) => file !== CONTRACT && textOf(file).includes('openapi/dist'))
  expect(others).toEqual([])
})
