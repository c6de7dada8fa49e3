import { expect, test } from 'vitest'
import { importsOf, productFiles } from '#tests/house/sources.ts'

const SANDBOX = 'mocks/sandbox/'

/** The floors of the sandbox from the bottom: a folder imports itself and the folders listed for it. */
const GROUND = ['time', 'random', 'texts', 'contract']
const LAW: Record<string, readonly string[]> = {
  time: [],
  random: [],
  texts: [],
  contract: [],
  store: GROUND,
  platforms: GROUND,
  world: [...GROUND, 'platforms', 'store', 'domain', 'import'],
  domain: [...GROUND, 'store', 'platforms', 'world'],
  // Loading the sample workspace fills an account as the scenario does.
  handlers: [...GROUND, 'store', 'platforms', 'domain', 'world', 'pipeline', 'scenarios'],
  scheduler: [...GROUND, 'store', 'platforms', 'domain'],
  pipeline: [...GROUND, 'store', 'platforms', 'domain', 'handlers', 'scheduler'],
  import: [...GROUND, 'store', 'platforms', 'domain', 'world'],
}
/** The top floor composes all others. */
const TOP = ['host', 'scenarios', 'control', 'pages']

const sandboxFiles = productFiles.filter((file) => file.startsWith(SANDBOX) && !file.endsWith('.fixture.ts'))
const floorOf = (file: string): string => {
  const [folder = '', ...below] = file.slice(SANDBOX.length).split('/')
  return below.length === 0 ? 'host' : folder
}

test('every folder of the sandbox has its floor', () => {
  const known = new Set([...Object.keys(LAW), ...TOP])
  expect(sandboxFiles.filter((file) => !known.has(floorOf(file)))).toEqual([])
})

test('the sandbox imports downwards only', () => {
  const wrong = sandboxFiles.flatMap((from) =>
    importsOf(from)
      .filter(({ file }) => file?.startsWith(SANDBOX))
      .filter(({ file = '' }) => {
        const [source, target] = [floorOf(from), floorOf(file)]
        return source !== target && !TOP.includes(source) && !LAW[source]?.includes(target)
      })
      .map(({ specifier }) => `${from} imports ${specifier}`),
  )
  expect(wrong).toEqual([])
})
