// @ts-nocheck
import { judgeSandbox } from '#tests/contract/defects/judged.ts'

console.error = () => undefined
const only = process.argv.slice(2)
const r = await judgeSandbox(only.length ? { only } : {})
console.log(
  r.operations.length,
  'operations',
  r.requests,
  'requests',
  r.seconds.toFixed(0),
  's',
  r.findings.length,
  'findings',
)
for (const f of r.findings)
  console.log(
    f.rule,
    f.operation,
    f.pointer,
    '|',
    f.expected,
    '|',
    String(f.seen).slice(0, 300),
    '|',
    f.exchanges
      .map(
        (e) =>
          `${e.call.method ?? e.call.operation.method} ${e.call.operation.id} ${JSON.stringify(e.call.path)} ${JSON.stringify(e.call.query)} ${JSON.stringify(e.call.body)?.slice(0, 200)} -> ${e.answer.status}`,
      )
      .join(' ;; ')
      .slice(0, 900),
  )
for (const n of r.notes) console.log('note', n.slice(0, 300))
