// npm run bench -- conformance: the planted defects that the conformance kit finds, and its findings without one. A defect is judged by the
// operations of its group. Arguments choose defects by their kind, operation or a part of their name; `clean` is the run without one.
import { DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'

const wanted = process.argv.slice(2)
const isWanted = (...names: string[]) =>
  wanted.length === 0 ||
  wanted.some((one) => names.some((name) => name === one || (one.length > 8 && name.includes(one))))

console.error = () => undefined
if (isWanted('clean')) {
  const clean = await judgeSandbox()
  console.log(
    `Conformance kit: ${clean.operations.length} operations, ${clean.requests} requests, ${clean.seconds.toFixed(0)} s`,
  )
  console.log(
    `without a defect: ${clean.findings.length} findings${clean.findings.map(({ rule, operation }) => `\n  ${rule} ${operation}`).join('')}`,
  )
}
const chosen = DEFECTS.filter(({ kind, operation, name }) => isWanted(kind, operation, name))
let found = 0
for (const defect of chosen) {
  const { findings, seconds } = await judgeSandbox({ only: groupOf(defect) }, defect.wrap)
  if (findings.length > 0) found += 1
  const by = [...new Set(findings.map(({ rule }) => rule))].slice(0, 3).join(', ')
  console.log(
    `${findings.length > 0 ? 'found ' : 'MISSED'}  ${defect.kind.padEnd(13)} ${defect.operation.padEnd(24)} ${defect.name.padEnd(72)} ${seconds.toFixed(0).padStart(3)} s  ${by}`,
  )
}
console.log(`${found} of ${chosen.length} planted defects found`)
