import { readFileSync } from 'node:fs'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { judge, readContract } from './tests/conformance/src/judge.ts'
import { DEFECTS } from '#tests/contract/defects/defects.ts'
console.error = () => undefined
const t = Date.now()
const sandbox = await createSandbox({ seed: 1, passwordCost: TEST_PASSWORD_COST })
const people = await SCENARIOS.sample(sandbox)
console.log('sandbox', Date.now() - t)
const contract = await readContract('openapi/dist/openapi.json')
console.log('contract', Date.now() - t)
const [, , only = '', checks = '', defect = '', mode = 'write'] = process.argv
const wrap = DEFECTS.find(({ name }) => name === defect)?.wrap ?? ((x) => x)
const report = await judge({ url: 'http://sandbox.test', contract, overrides: readFileSync('openapi/conformance.yaml', 'utf8'), send: wrap((r) => sandbox.fetch(r)), mayWrite: mode === 'write', only: only ? only.split(',') : [], ...(checks ? { checks: checks.split(',') as never } : {}), onProgress: (x) => console.log(x, Date.now() - t) })
for (const f of report.findings) console.log(`${f.rule} ${f.operation} x${f.count} +${f.also.length}\n   ${f.pointer}\n   expected ${f.expected}\n   seen ${f.seen}\n   ${f.exchanges.map((e) => `${e.sent.method} ${e.sent.url} ${e.sent.body?.slice(0, 200) ?? ''} as ${e.call.caller}`).join('\n   ')}`)
console.log(report.findings.length, 'findings', report.requests, 'requests', report.seconds, 's', report.notes)
if (process.env.SKIPPED) for (const s of report.coverage.skipped) console.log('skipped', s.operation, s.what, s.why.replace(/"message":|"status.*?"code":/g, '').slice(0, 150))
process.exit(0)
