// npm run workflows -- URL --token TOKEN: runs the Arazzo workflows of openapi/workflows with Redocly's Respect against any server of the
// contract. Inputs are given with --input name=value; a workflow without all of its inputs is skipped and named.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readArguments } from '#scripts/lib/arguments.ts'
import { fail, run } from '#scripts/lib/run.ts'

const USAGE = `Usage: npm run workflows -- URL [--token TOKEN] [--input name=value …]
URL is the base address of the API, such as http://127.0.0.1:4020/api; the token is that of a person with an account.`

type Workflow = { workflowId: string; summary?: string; inputs?: { required?: string[] } }

const { values, positionals } = readArguments(
  { token: { type: 'string' }, input: { type: 'string', multiple: true, default: [] } },
  USAGE,
)
const [server] = positionals
if (!server || !URL.canParse(server)) fail(USAGE)

const given: Record<string, string> = Object.fromEntries(
  values.input.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)
if (values.token) given.token = values.token

const counted = { passed: 0, failed: 0, skipped: 0 }
for (const file of globSync('openapi/workflows/*.arazzo.yaml').sort()) {
  const { workflows } = parse(readFileSync(file, 'utf8')) as { workflows: Workflow[] }
  for (const { workflowId, inputs } of workflows) {
    const required = inputs?.required ?? []
    const missing = required.filter((name) => !(name in given))
    const label = `${path.basename(file, '.arazzo.yaml')} ${workflowId}`
    if (missing.length > 0) {
      counted.skipped += 1
      console.log(`skipped  ${label}: needs --input ${missing.map((name) => `${name}=…`).join(' --input ')}`)
      continue
    }
    const own = Object.fromEntries(required.map((name) => [name, given[name]]))
    const target = ['--workflow', workflowId, '--server', `contract=${server}`, '--input', JSON.stringify(own)]
    const { code, output } = await run('redocly', ['respect', file, ...target])
    counted[code === 0 ? 'passed' : 'failed'] += 1
    console.log(`${code === 0 ? 'passed ' : 'FAILED '}  ${label}`)
    if (code !== 0) console.log(output.trimEnd())
  }
}
console.log(`${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped.`)
if (counted.failed > 0) process.exitCode = 1
