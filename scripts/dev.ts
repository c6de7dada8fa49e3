// npm run dev: Vite with hot reload in front of a backend: -- --backend sandbox (default) | prism | http://127.0.0.1:8080/api. With
// --lens, a Prism proxy between the app and that backend validates every response.
import { startPrism } from '#mocks/prism.ts'
import { mailboxPath } from '#mocks/sandbox/pages/mailbox.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, freePort, portFromEnvironment } from '#scripts/lib/port.ts'
import { endWithChildren, fail, run } from '#scripts/lib/run.ts'
import { openHost, peopleLines } from '#scripts/lib/sandbox-host.ts'
import { settingsFor } from '#scripts/lib/sandbox-settings.ts'

const values = readOptions({
  backend: { type: 'string', default: 'sandbox' },
  lens: { type: 'boolean', default: false },
})

async function prismBefore(upstream?: string): Promise<string> {
  const port = await freePort()
  await startPrism({ port, upstream, isTalkative: true }).catch((error: Error) => fail(error.message))
  return `http://127.0.0.1:${port}`
}

async function sandbox(): Promise<string> {
  const port = await freePort()
  const { host, persons } = await openHost(settingsFor(port)).catch((error: Error) => fail(error.message))
  await serveSandbox(host, port)
  console.log(
    `  Sign in with:\n${peopleLines(persons)}\n\n  Emails are at http://127.0.0.1:${port}${mailboxPath(host.main.runtime)}\n`,
  )
  return `http://127.0.0.1:${port}/api`
}

/** The base address of the contract's paths. */
async function startBackend(): Promise<string> {
  if (values.backend === 'prism') return prismBefore()
  if (values.backend !== 'sandbox' && !URL.canParse(values.backend)) {
    fail(
      `--backend "${values.backend}" is not known: give sandbox, prism, or an address like http://127.0.0.1:8080/api.`,
    )
  }
  const address = values.backend === 'sandbox' ? await sandbox() : values.backend.replace(/\/$/, '')
  return values.lens ? prismBefore(address) : address
}

endWithChildren()
const vitePort = portFromEnvironment('PORT', 5173)
await assertPortFree(vitePort, 'PORT')
const backend = await startBackend()
const { code } = await run('vite', ['--port', String(vitePort), '--strictPort', '--host', '127.0.0.1'], {
  isShown: true,
  env: { ADWRIGHT_API: backend },
})
process.exit(code)
