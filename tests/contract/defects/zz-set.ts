// @ts-nocheck
import { DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'

console.error = () => undefined
const [file, kinds, skip] = process.argv.slice(2)
const set = file === 'all' ? DEFECTS : Object.values(await import(`./${file}.ts`)).find(Array.isArray)
const clean = new Map()
const nameOf = ({ rule, operation }) => `${rule} ${operation}`
async function run(d, only) {
  const settings = { only, ...d.settings }
  const { findings } = await judgeSandbox(settings, d.wrap)
  if (findings.length === 0) return []
  const key = JSON.stringify(settings)
  if (!clean.has(key)) clean.set(key, new Set((await judgeSandbox(settings)).findings.map(nameOf)))
  return findings.filter((f) => !clean.get(key).has(nameOf(f)))
}
let n = 0,
  found = 0
for (const d of set) {
  if (kinds && kinds !== '-' && !kinds.split('|').some((k) => d.kind === k || `${d.operation}: ${d.name}`.includes(k)))
    continue
  const t = Date.now()
  let f = []
  let how = 'own'
  try {
    f = await run(d, [d.operation])
    if (f.length === 0 && !process.env.OWN) {
      how = 'group'
      f = await run(d, groupOf(d))
    }
  } catch (e) {
    how = 'CRASH ' + e
  }
  n++
  found += f.length > 0
  console.log(
    `${f.length ? 'found ' : 'MISSED'} ${how} ${d.kind.padEnd(13)} ${d.operation}: ${d.name} ${((Date.now() - t) / 1000).toFixed(0)}s ${[...new Set(f.map(nameOf))].slice(0, 4).join(', ')}`,
  )
}
console.log(`${found} of ${n}`)
