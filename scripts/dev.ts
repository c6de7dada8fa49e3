// npm run dev: Vite with reload, before a backend: -- --backend prism (default) | http://127.0.0.1:8080/api. With --lens, Prism
// stands between the app and that backend and checks every answer against the contract.
import { startPrism } from '#mocks/prism.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, freePort, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail, run } from '#scripts/lib/run.ts'

const values = readOptions({ backend: { type: 'string', default: 'prism' }, lens: { type: 'boolean', default: false } })

async function prismBefore(upstream?: string): Promise<string> {
  const port = await freePort()
  await startPrism({ port, upstream, isTalkative: true }).catch((error: Error) => fail(error.message))
  return `http://127.0.0.1:${port}`
}

/** The address below which the contract's paths are. */
async function startBackend(): Promise<string> {
  if (values.backend === 'prism') return prismBefore()
  if (!URL.canParse(values.backend)) {
    fail(`--backend "${values.backend}" is not known: give prism, or an address like http://127.0.0.1:8080/api.`)
  }
  return values.lens ? prismBefore(values.backend) : values.backend.replace(/\/$/, '')
}

const vitePort = portFromEnvironment('PORT', 5173)
await assertPortFree(vitePort, 'PORT')
const backend = await startBackend()
const { code } = await run('vite', ['--port', String(vitePort), '--strictPort', '--host', '127.0.0.1'], {
  isShown: true,
  env: { ADWRIGHT_API: backend },
})
process.exit(code)
