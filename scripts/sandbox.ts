// npm run sandbox: the stateful backend alone; -- --import FILE.csv takes report exports in the place of its world.
import { readOptions } from '#scripts/lib/arguments.ts'
import { beLean } from '#scripts/lib/lean.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { becomeSandbox } from '#scripts/lib/sandbox-bundle.ts'

beLean()
const { import: reports = [] } = readOptions({ import: { type: 'string', multiple: true } })
const port = portFromEnvironment('SANDBOX_PORT', 4020)
await assertPortFree(port, 'SANDBOX_PORT')
await becomeSandbox({ program: 'sandbox', port, reports })
