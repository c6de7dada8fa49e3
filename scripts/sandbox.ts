// npm run sandbox: the stateful backend alone; see scripts/lib/sandbox-program.ts.
import { beLean } from '#scripts/lib/lean.ts'

beLean()
const { runSandbox } = await import('#scripts/lib/sandbox-program.ts')
await runSandbox()
