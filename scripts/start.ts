// npm start: the built app and a backend on one port (PORT, default 4000): the sandbox or, with -- --backend prism, the contract's
// examples.
import { enableCompileCache } from 'node:module'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { isBuildFresh } from '#scripts/lib/web-build.ts'

const { backend } = readOptions({ backend: { type: 'string', default: 'sandbox' } })
if (backend !== 'sandbox' && backend !== 'prism') fail(`--backend "${backend}" is not known: give sandbox or prism.`)
const port = portFromEnvironment('PORT', 4000)
await assertPortFree(port, 'PORT')
if (!isBuildFresh()) {
  console.log('Building the web app (only when something changed) …')
  const { code } = await run('node', ['scripts/build.ts'], { isShown: true })
  if (code !== 0) process.exit(code)
}
// Node's compile cache shortens the next start by a third; it applies only to modules that are imported after this call.
enableCompileCache('.cache/compiled')
const { runAppWithExamples, runAppWithSandbox } = await import('#scripts/lib/run-app.ts')
if (backend === 'prism') await runAppWithExamples(port)
else await runAppWithSandbox(port)
