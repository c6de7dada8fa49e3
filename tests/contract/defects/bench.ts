// npm run bench -- conformance: the planted defects that the conformance kit finds, and its findings without one. A defect is judged by the
// operations of its group.
import { DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'

console.error = () => undefined
const clean = await judgeSandbox()
console.log(
  `Conformance kit: ${clean.operations.length} operations, ${clean.requests} requests, ${clean.seconds.toFixed(0)} s`,
)
console.log(
  `without a defect: ${clean.findings.length} findings${clean.findings.map(({ rule, operation }) => `\n  ${rule} ${operation}`).join('')}`,
)
const known = new Set(clean.findings.map(({ key }) => key))
let found = 0
for (const defect of DEFECTS) {
  const { findings, seconds } = await judgeSandbox({ only: groupOf(defect) }, defect.wrap)
  const fresh = findings.filter(({ key }) => !known.has(key))
  if (fresh.length > 0) found += 1
  const by = [...new Set(fresh.map(({ rule }) => rule))].slice(0, 3).join(', ')
  console.log(
    `${fresh.length > 0 ? 'found ' : 'MISSED'}  ${defect.kind.padEnd(13)} ${defect.operation.padEnd(24)} ${defect.name.padEnd(64)} ${seconds.toFixed(0).padStart(3)} s  ${by}`,
  )
}
console.log(`${found} of ${DEFECTS.length} planted defects found`)
