// What npm run sandbox and npm start run: see scripts/lib/sandbox-bundle.ts.
import type { ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { Host } from '#mocks/sandbox/host/host.ts'
import { mailboxPath } from '#mocks/sandbox/pages/mailbox.ts'
import { answerOverHttp, serveSandbox, startTicking } from '#mocks/sandbox/server.ts'
import { isPostgres } from '#mocks/sandbox/store/location.ts'
import { stayLean } from '#scripts/lib/lean.ts'
import { readyLines } from '#scripts/lib/ready-lines.ts'
import { fail } from '#scripts/lib/run.ts'
import { openHost, peopleLines } from '#scripts/lib/sandbox-host.ts'
import { type SandboxStart, settingsFor } from '#scripts/lib/sandbox-settings.ts'
import { startWebServer } from '#scripts/lib/web-server.ts'

/** What the program shall run: the app with the sandbox behind it, or the sandbox alone, on which report exports take the place of its world. */
export type SandboxTask = { port: number; since: number } & (
  | { program: 'app' }
  | { program: 'sandbox'; reports: string[] }
)

/** What was compiled is kept for the next start a moment after this one, also where the program is killed later. */
const FLUSH_AFTER_MS = 3000

/** Takes report exports of the platforms in the place of the generated world; ends the program when one is broken. */
async function takeReports(host: Host, files: string[]): Promise<void> {
  if (files.length === 0) return
  const { ImportRefused, importReports } = await import('#mocks/sandbox/import/import-reports.ts')
  const summary = await importReports(host.main.runtime, { files }).catch((error: unknown) => {
    if (error instanceof ImportRefused) return fail(error.message)
    throw error
  })
  console.log(summary)
}

/** From here on the program is ready: it stays small, and what was compiled is kept. */
function settle(): void {
  stayLean()
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref()
}

function stopWith(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () =>
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      ),
    )
}

/** Runs the built app and the sandbox behind it on one port until it is stopped. */
async function runApp(settings: SandboxStart, since: number): Promise<void> {
  const { port } = settings
  const { host, persons } = await openHost(settings).catch((error: Error) => fail(error.message))
  startTicking(host)
  const backend = (request: Request, outgoing: ServerResponse) => answerOverHttp(host, request, outgoing)
  await startWebServer({ port, backend, hosts: settings.hosts ?? [] })
  stopWith(() => host.close())
  console.log(
    readyLines(
      port,
      since,
      `Sign in with:\n${peopleLines(persons)}\n\n  Mails the product sends are at http://127.0.0.1:${port}${mailboxPath(host.main.runtime)}`,
    ),
  )
  settle()
}

/** Runs the sandbox alone until it is stopped; report exports take the place of its world. */
async function runSandbox(settings: SandboxStart, since: number, reports: string[]): Promise<void> {
  const { port } = settings
  const opened = await openHost(settings).catch((error: Error) => fail(error.message))
  await takeReports(opened.host, reports)
  const server = await serveSandbox(opened.host, port)
  const kept = isPostgres(settings.store) ? 'the database of DATABASE_URL' : settings.store
  console.log(`
  The sandbox is ready after ${Math.round(Date.now() - since)} ms:  http://127.0.0.1:${port}/api

  Sign in with (POST /api/Auth/login):
${peopleLines(opened.persons)}

  Mails are at http://127.0.0.1:${port}${mailboxPath(opened.host.main.runtime)}

  Kept in ${kept}; seed ${settings.seed}; control calls with the header X-Control-Key: ${settings.controlKey}
  See mocks/sandbox/README.md. Stop with Ctrl+C.
`)
  stopWith(() => {
    server.close()
    return opened.host.close()
  })
  settle()
}

/** Runs a task with the settings of the environment. */
export async function runTask(task: SandboxTask): Promise<void> {
  const settings = settingsFor(task.port)
  if (task.program === 'app') await runApp(settings, task.since)
  else await runSandbox(settings, task.since, task.reports)
}
