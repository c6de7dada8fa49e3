// npm run sandbox: the stateful backend alone; -- --import FILE.csv takes report exports in the place of its world.
import { enableCompileCache } from 'node:module'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'

const { import: reports = [] } = readOptions({ import: { type: 'string', multiple: true } })
const port = portFromEnvironment('SANDBOX_PORT', 4020)
await assertPortFree(port, 'SANDBOX_PORT')
// Compiled modules are kept for the next start, which takes a third less for it; only modules imported after this call are.
enableCompileCache('.cache/compiled')
const { runSandbox } = await import('#scripts/lib/run-sandbox.ts')
await runSandbox(port, reports)
