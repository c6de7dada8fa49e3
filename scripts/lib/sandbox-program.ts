// The sandbox alone, on loopback; -- --import FILE.csv takes report exports in the place of its world.
import { flushCompileCache } from 'node:module'
import type { Host } from '#mocks/sandbox/host.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { isPostgres } from '#mocks/sandbox/store/database.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { stayLean } from '#scripts/lib/lean.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail } from '#scripts/lib/run.ts'
import { openHost, peopleLines, settingsOf } from '#scripts/lib/sandbox-host.ts'

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

/** Runs the sandbox until it is stopped. */
export async function runSandbox(): Promise<void> {
  const { import: files = [] } = readOptions({ import: { type: 'string', multiple: true } })
  const port = portFromEnvironment('SANDBOX_PORT', 4020)
  const settings = settingsOf(process.env, port)
  if (typeof settings === 'string') return fail(settings)
  await assertPortFree(port, 'SANDBOX_PORT')
  const opened = await openHost(settings).catch((error: Error) => fail(error.message))
  await takeReports(opened.host, files)
  const server = await serveSandbox(opened.host, port)
  const kept = isPostgres(settings.store) ? 'the database of DATABASE_URL' : settings.store
  console.log(`
  The sandbox is ready after ${Math.round(performance.now())} ms:  http://127.0.0.1:${port}/api

  Sign in with (POST /api/Auth/login):
${peopleLines(opened.persons)}

  Kept in ${kept}; seed ${settings.seed}; control calls with the header X-Control-Key: ${settings.controlKey}
  See mocks/sandbox/README.md. Stop with Ctrl+C.
`)
  stayLean()
  setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref()
  const stop = () => {
    server.close()
    opened.host.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
