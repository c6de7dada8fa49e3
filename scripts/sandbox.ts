// npm run sandbox: the stateful backend alone; -- --import FILE.csv replaces its generated metrics by report exports,
// with --currency EUR for a report without a currency column.
import { enableCompileCache } from 'node:module'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'

const { import: reports = [], currency } = readOptions({
  import: { type: 'string', multiple: true },
  currency: { type: 'string' },
})
const port = portFromEnvironment('SANDBOX_PORT', 4020)
await assertPortFree(port, 'SANDBOX_PORT')
// Node's compile cache shortens the next start by a third; it applies only to modules that are imported after this call.
enableCompileCache('.cache/compiled')
const { runSandbox } = await import('#scripts/lib/run-sandbox.ts')
await runSandbox(port, reports, currency)
