// npm run sandbox: the stateful backend alone; -- --import FILE.csv takes report exports in the place of its world.
import { readOptions } from '#scripts/lib/arguments.ts'
import { beLean } from '#scripts/lib/lean.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { loadSandboxProgram } from '#scripts/lib/sandbox-bundle.ts'
import { settingsFor } from '#scripts/lib/sandbox-settings.ts'

beLean()
const { import: files = [] } = readOptions({ import: { type: 'string', multiple: true } })
const settings = settingsFor(portFromEnvironment('SANDBOX_PORT', 4020))
await assertPortFree(settings.port, 'SANDBOX_PORT')
const { runSandbox } = await loadSandboxProgram()
await runSandbox(settings, files)
