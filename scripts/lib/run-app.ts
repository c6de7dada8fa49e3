import type { ServerResponse } from 'node:http'
import { startPrism } from '#mocks/prism.ts'
import { readHosts } from '#mocks/sandbox/host/known-hosts.ts'
import { freePort } from '#scripts/lib/port.ts'
import { fail, stopOnSignal } from '#scripts/lib/run.ts'
import { forwardTo, startWebServer } from '#scripts/lib/web-server.ts'

const printReady = (port: number, howToSignIn: string) =>
  console.log(`
  Adwright is ready after ${Math.round(performance.now())} ms:  http://127.0.0.1:${port}

  ${howToSignIn}
  Stop with Ctrl+C.
`)

/** Serves the built app with the sandbox behind it on one port until a signal stops it. */
export async function runAppWithSandbox(port: number): Promise<void> {
  const [{ mailboxPath }, { answerOverHttp, startTicking }, { openHost, peopleLines }, { settingsFor }] =
    await Promise.all([
      import('#mocks/sandbox/pages/mailbox.ts'),
      import('#mocks/sandbox/server.ts'),
      import('#scripts/lib/sandbox-host.ts'),
      import('#scripts/lib/sandbox-settings.ts'),
    ])
  const settings = settingsFor(port)
  const { host, persons } = await openHost(settings).catch((error: Error) => fail(error.message))
  startTicking(host)
  const backend = (request: Request, outgoing: ServerResponse) => answerOverHttp(host, request, outgoing)
  await startWebServer({ port, backend, hosts: settings.hosts ?? [] })
  stopOnSignal(() => host.close())
  printReady(
    port,
    `Sign in with:\n${peopleLines(persons)}\n\n  Mails the product sends are at http://127.0.0.1:${port}${mailboxPath(host.main.runtime)}`,
  )
}

/** Serves the built app with Prism behind it, which responds with the examples of the contract. */
export async function runAppWithExamples(port: number): Promise<void> {
  const prismPort = await freePort()
  const prism = await startPrism({ port: prismPort }).catch((error: Error) => fail(error.message))
  const hosts = readHosts(process.env.SANDBOX_HOSTS)
  await startWebServer({ port, backend: forwardTo(`http://127.0.0.1:${prismPort}`), hosts })
  stopOnSignal(() => {
    prism.kill()
  })
  printReady(port, 'Sign in with any e-mail address and a password of 8 characters or more; nothing is remembered.\n')
}
