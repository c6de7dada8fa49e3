// npm run dev: Vite with reload, before a backend: -- --backend prism (default) | http://127.0.0.1:8080. With --lens, Prism stands between
// the app and that backend and checks every answer against the contract.
import { parseArgs } from 'node:util'
import { startPrism } from '#mocks/prism.ts'
import { assertPortFree, freePort, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail, run } from '#scripts/lib/run.ts'

const { values } = parseArgs({
  options: { backend: { type: 'string', default: 'prism' }, lens: { type: 'boolean', default: false } },
})

/** Prism serves the contract's paths bare; another backend gets them with the /api they have in its own address, or without. */
async function startBackend(): Promise<{ address: string; isBare: boolean }> {
  const isPrism = values.backend === 'prism'
  if (!isPrism && !URL.canParse(values.backend))
    fail(`--backend "${values.backend}" is not known: give prism, or an address like http://127.0.0.1:8080.`)
  if (!isPrism && !values.lens) return values.backend.replace(/\/$/, '')
  const port = await freePort()
  await startPrism({ port, upstream: isPrism ? undefined : values.backend, isTalkative: true }).catch((error: Error) =>
    fail(error.message),
  )
  return `http://127.0.0.1:${port}`
}

const port = portFromEnvironment('PORT', 5173)
await assertPortFree(port, 'PORT')
const backend = await startBackend()
const { code } = await run('vite', ['--port', String(port), '--strictPort', '--host', '127.0.0.1'], {
  isShown: true,
  env: { ADWRIGHT_API: backend.address, ADWRIGHT_API_STRIP: backend.isBare ? '1' : '0' },
})
process.exit(code)
