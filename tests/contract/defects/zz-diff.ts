// @ts-nocheck
import { judgeSandbox } from '#tests/contract/defects/judged.ts'

console.error = () => undefined
const r = await judgeSandbox({ only: process.argv.slice(2) })
for (const f of r.findings.filter((f) => f.rule === 'tenancy/elsewhere')) {
  const [a, b] = f.exchanges.map((e) => JSON.stringify(e.answer.body, null, 1).split('\n'))
  console.log(f.operation, a.length, b.length)
  const sa = new Set(a),
    sb = new Set(b)
  console.log(
    'only before',
    a
      .filter((x) => !sb.has(x))
      .slice(0, 25)
      .join(''),
  )
  console.log(
    'only after',
    b
      .filter((x) => !sa.has(x))
      .slice(0, 25)
      .join(''),
  )
}
console.log('end')
