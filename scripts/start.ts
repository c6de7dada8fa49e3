// npm start: the built app and a backend behind it on one port (PORT, else 4000): the sandbox, or with -- --backend prism the contract's
// examples.

import { readOptions } from '#scripts/lib/arguments.ts'
import { beLean, stayLean } from '#scripts/lib/lean.ts'
import { assertPortFree, freePort, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail, run } from '#scripts/lib/run.ts'
import { isBuildFresh } from '#scripts/lib/web-build.ts'
import { forwardTo, startWebServer, type WebServerSettings } from '#scripts/lib/web-server.ts'

type Backend = WebServerSettings['backend']
type Started = { backend: Backend; howToSignIn: string; stop: () => Promise<void> }

async function startSandbox(port: number): Promise<Started> {
  beLean()
  const { openHost, peopleLines, settingsOf } = await import('#scripts/lib/sandbox-host.ts')
  const { answerOverHttp, startTicking } = await import('#mocks/sandbox/server.ts')
  const settings = settingsOf(process.env, port)
  if (typeof settings === 'string') return fail(settings)
  const { host, persons } = await openHost(settings).catch((error: Error) => fail(error.message))
  startTicking(host)
  return {
    backend: (request, outgoing) => answerOverHttp(host, request, outgoing),
    howToSignIn: `Sign in with:\n${peopleLines(persons)}\n\n  Mails the product sends are at http://127.0.0.1:${port}/mailbox`,
    stop: () => host.close(),
  }
}

async function startExamples(): Promise<Started> {
  const { startPrism } = await import('#mocks/prism.ts')
  const port = await freePort()
  const prism = await startPrism({ port }).catch((error: Error) => fail(error.message))
  return {
    backend: forwardTo(`http://127.0.0.1:${port}`),
    howToSignIn: 'Sign in with any e-mail address and a password of 8 characters or more; nothing is remembered.',
    stop: async () => void prism.kill(),
  }
}

const { backend: wanted } = readOptions({ backend: { type: 'string', default: 'sandbox' } })
if (wanted !== 'sandbox' && wanted !== 'prism') fail(`--backend "${wanted}" is not known: give sandbox or prism.`)
const port = portFromEnvironment('PORT', 4000)
await assertPortFree(port, 'PORT')
if (!isBuildFresh()) {
  console.log('Building the web app (only when something changed) …')
  const { code } = await run('node', ['scripts/build.ts'], { isShown: true })
  if (code !== 0) process.exit(code)
}
const { backend, howToSignIn, stop } = await (wanted === 'prism' ? startExamples() : startSandbox(port))
await startWebServer({ port, backend })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(0)))

console.log(`
  Adwright is ready:  http://127.0.0.1:${port}

  ${howToSignIn}
  Stop with Ctrl+C.
`)
stayLean()
