// openapi/ → bundle → sdk/generated. Everything is made beside its place and moved there at the end, so a contract with an error
// leaves nothing half written. With --check nothing is moved: a difference to what is committed fails. With --record the new bundle becomes
// the released one, against which later changes are held.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from '#scripts/lib/arguments.ts'
import { callRulesModule } from '#scripts/lib/contract/call-rules-module.ts'
import { comparable } from '#scripts/lib/contract/changes.ts'
import { complete } from '#scripts/lib/contract/complete.ts'
import { conventions } from '#scripts/lib/contract/conventions.ts'
import { operationsModule } from '#scripts/lib/contract/operations-module.ts'
import { misplacedSchemas } from '#scripts/lib/contract/shared-schemas.ts'
import { fail, run } from '#scripts/lib/run.ts'

const ROOT = 'openapi/openapi.yaml'
const BUNDLE = 'openapi/dist/openapi.json'
const RELEASED = 'openapi/released/openapi.json'
const GENERATED = 'sdk/generated'
const NEXT_BUNDLE = '.cache/contract/openapi.json'
// Beside sdk/generated, because generated code imports sdk/runtime-config.ts by a relative path.
const NEXT_GENERATED = 'sdk/.generated-next'

const { check: isCheck, record: isRecorded } = readOptions({
  check: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
})
const clean = () => {
  for (const folder of ['.cache/contract', NEXT_GENERATED]) rmSync(folder, { recursive: true, force: true })
}

async function step(name: string, command: string, args: string[], env: Record<string, string> = {}) {
  const { code, output } = await run(command, args, { env })
  if (code === 0) return
  clean()
  console.error(output.trimEnd())
  fail(
    `The contract does not pass ${name}; the lines above name file and place. Nothing was written: correct it, then npm run contract.`,
  )
}

const filesOf = (folder: string) =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function differences(): string[] {
  const names = new Set([...filesOf(NEXT_GENERATED), ...(existsSync(GENERATED) ? filesOf(GENERATED) : [])])
  const drifted = [...names].filter(
    (name) => read(path.join(NEXT_GENERATED, name)) !== read(path.join(GENERATED, name)),
  )
  const bundle = read(NEXT_BUNDLE) === read(BUNDLE) ? [] : [BUNDLE]
  return [...bundle, ...drifted.map((name) => path.join(GENERATED, name))]
}

clean()
mkdirSync(path.dirname(NEXT_BUNDLE), { recursive: true })
await step('the lint', 'redocly', ['lint', ROOT, '--config', 'openapi/redocly.yaml', '--format', 'codeframe'])
await step('the lint of the workflows', 'redocly', [
  'lint',
  ...globSync('openapi/workflows/*.yaml'),
  '--config',
  'openapi/redocly.yaml',
])
await step('bundling', 'redocly', ['bundle', ROOT, '--config', 'openapi/redocly.yaml', '-o', NEXT_BUNDLE])
writeFileSync(NEXT_BUNDLE, `${JSON.stringify(complete(JSON.parse(readFileSync(NEXT_BUNDLE, 'utf8'))), null, 2)}\n`)
const strays = [
  ...Object.entries(conventions).flatMap(([name, convention]) =>
    convention(JSON.parse(readFileSync(NEXT_BUNDLE, 'utf8'))).map((stray) => `${name}: ${stray}`),
  ),
  ...misplacedSchemas('openapi/components').map((stray) => `shared schemas: ${stray}`),
]
if (strays.length > 0) {
  clean()
  fail(`The contract breaks its conventions:\n${strays.join('\n')}`)
}
await step('the security lint', 'spectral', [
  'lint',
  NEXT_BUNDLE,
  '--ruleset',
  'openapi/owasp.spectral.yaml',
  '--fail-severity',
  'warn',
])
await step('generating', 'openapi-ts', ['-f', 'sdk/openapi-ts.config.ts'], {
  ADWRIGHT_CONTRACT: `./${NEXT_BUNDLE}`,
  ADWRIGHT_SDK_OUT: `./${NEXT_GENERATED}`,
})
const bundle = JSON.parse(readFileSync(NEXT_BUNDLE, 'utf8'))
writeFileSync(path.join(NEXT_GENERATED, 'operations.gen.ts'), operationsModule(bundle))
writeFileSync(path.join(NEXT_GENERATED, 'call-rules.gen.ts'), callRulesModule(bundle))

const drifted = differences()
if (isCheck) {
  clean()
  if (drifted.length > 0) {
    fail(
      `Generated files differ from the contract (${drifted.slice(0, 5).join(', ')}${drifted.length > 5 ? ', …' : ''}): run npm run contract and commit what it writes.`,
    )
  }
  console.log('The contract passes its lints, and what is generated from it is up to date.')
} else {
  rmSync(GENERATED, { recursive: true, force: true })
  cpSync(NEXT_GENERATED, GENERATED, { recursive: true })
  mkdirSync(path.dirname(BUNDLE), { recursive: true })
  cpSync(NEXT_BUNDLE, BUNDLE)
  if (isRecorded)
    writeFileSync(RELEASED, `${JSON.stringify(comparable(JSON.parse(readFileSync(BUNDLE, 'utf8'))), null, 1)}\n`)
  clean()
  console.log(
    drifted.length > 0 ? `Written: ${drifted.length} files of ${BUNDLE} and ${GENERATED}.` : 'Nothing has changed.',
  )
}
