import { DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'
console.error = () => undefined
const names = process.argv.slice(2)
let found = 0
for (const d of DEFECTS.filter((x) => names.length === 0 || names.some((n) => x.name.includes(n)))) {
  const { findings, seconds } = await judgeSandbox({ only: groupOf(d) }, d.wrap)
  if (findings.length) found++
  console.log(`${findings.length ? 'found ' : 'MISSED'} ${d.kind} ${d.operation} ${d.name} ${seconds.toFixed(0)} s ${[...new Set(findings.map((f) => f.rule + ' ' + f.operation))].slice(0, 4).join(', ')}`)
}
console.log(found)
process.exit(0)
