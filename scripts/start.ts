// npm start: the built app and a backend behind it on one port (PORT, else 4000): the sandbox, or with -- --backend prism the contract's
// examples.

import { readHosts } from '#mocks/sandbox/host/known-hosts.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { beLean } from '#scripts/lib/lean.ts'
import { assertPortFree, freePort, portFromEnvironment } from '#scripts/lib/port.ts'
import { readyLines } from '#scripts/lib/ready-lines.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { becomeSandbox } from '#scripts/lib/sandbox-bundle.ts'
import { isBuildFresh } from '#scripts/lib/web-build.ts'

async function runExamples(port: number): Promise<void> {
  const { startPrism } = await import('#mocks/prism.ts')
  const { forwardTo, startWebServer } = await import('#scripts/lib/web-server.ts')
  const prismPort = await freePort()
  const prism = await startPrism({ port: prismPort }).catch((error: Error) => fail(error.message))
  const hosts = readHosts(process.env.SANDBOX_HOSTS)
  await startWebServer({ port, backend: forwardTo(`http://127.0.0.1:${prismPort}`), hosts })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      prism.kill()
      process.exit(0)
    })
  console.log(
    readyLines(
      port,
      performance.timeOrigin,
      'Sign in with any e-mail address and a password of 8 characters or more; nothing is remembered.\n',
    ),
  )
}

beLean()
const { backend } = readOptions({ backend: { type: 'string', default: 'sandbox' } })
if (backend !== 'sandbox' && backend !== 'prism') fail(`--backend "${backend}" is not known: give sandbox or prism.`)
const port = portFromEnvironment('PORT', 4000)
await assertPortFree(port, 'PORT')
if (!isBuildFresh()) {
  console.log('Building the web app (only when something changed) …')
  const { code } = await run('node', ['scripts/build.ts'], { isShown: true })
  if (code !== 0) process.exit(code)
}
if (backend === 'prism') await runExamples(port)
else await becomeSandbox({ program: 'app', port })
