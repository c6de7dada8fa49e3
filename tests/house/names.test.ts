import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles, textOf, typescriptFiles } from '#tests/house/sources.ts'
import { contract, contractOperations } from '#tests/support/contract.ts'

const MAX_LINES = 300
// Generated, data, or one line for each URL of the contract or one entry for each of its error codes.
const LENGTH_EXEMPT =
  /^(sdk\/generated\/|openapi\/examples\/|openapi\/openapi\.yaml|openapi\/components\/schemas\/ErrorCode\.yaml|web\/public\/locales\/|package-lock\.json)/

test('no hand-written file has more than 300 lines', () => {
  const long = sourceFiles
    .filter((file) => /\.(tsx?|mjs|js|yaml)$/.test(file) && !LENGTH_EXEMPT.test(file))
    .filter((file) => textOf(file).split('\n').length > MAX_LINES + 1)
  expect(long).toEqual([])
})

test('nothing that was compiled from a file stands beside it', () => {
  const compiled = sourceFiles.filter((file) => /\.(js|d\.ts)$/.test(file))
  expect(compiled.filter((file) => existsSync(file.replace(/\.(js|d\.ts)$/, '.ts')))).toEqual([])
})

test('components are PascalCase, everything else is kebab-case; resource groups keep their names', () => {
  const groups = new Set<string>(contract.tags.map(({ name }: { name: string }) => name))
  const wrong = typescriptFiles.filter((file) => {
    const base =
      file
        .split('/')
        .at(-1)
        ?.replace(/\.(config|test|spec|route|fixture|d)?\.?tsx?$/, '') ?? ''
    const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(base) || (file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(base))
    return !isName && !groups.has(base)
  })
  expect(wrong).toEqual([])
})

test('each URL of the contract has its own file, named after what follows the group', () => {
  const root = readFileSync('openapi/openapi.yaml', 'utf8')
  for (const path of Object.keys(contract.paths)) {
    const group = contractOperations.find((operation) => operation.path === path)?.tags[0]
    const file = `paths/${group}/${path.split('/').slice(2).join('_') || 'index'}.yaml`
    expect(root, path).toContain(`  ${path}:\n    $ref: ${file}\n`)
    expect(existsSync(`openapi/${file}`), file).toBe(true)
  }
})

test('there are no barrels, and default exports only where a tool asks for them', () => {
  // The entry point `@adwright/sdk` for users of the package; nothing in the project imports it.
  const entry = 'sdk/index.ts'
  expect(typescriptFiles.filter((file) => /(^|\/)index\.tsx?$/.test(file) && file !== entry)).toEqual([])
  const withDefault = typescriptFiles.filter(
    (file) => /^export default /m.test(textOf(file)) && !file.endsWith('.config.ts'),
  )
  expect(withDefault).toEqual([])
})

test('an area has one name: its feature folder, its texts and its folder of end-to-end tests', () => {
  const areas = readdirSync('web/features')
  // Namespaces without an area: shared texts, and the parts of the frame.
  const shared = ['common', 'shell', 'palette', 'consent', 'plans', 'annotations', 'findings', 'saved-views']
  const isOfArea = (name: string) => areas.some((area) => name === area || name.startsWith(`${area}-`))
  const namespaces = readdirSync('web/public/locales/en').map((file) => file.replace('.json', ''))
  expect(namespaces.filter((name) => !shared.includes(name) && !isOfArea(name))).toEqual([])
  const folders = readdirSync('tests/e2e', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(
    folders.map(({ name }) => name).filter((name) => ![...areas, 'docs', 'journeys', 'views'].includes(name)),
  ).toEqual([])
})
