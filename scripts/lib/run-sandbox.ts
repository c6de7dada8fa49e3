import type { Host } from '#mocks/sandbox/host/host.ts'
import { mailboxPath } from '#mocks/sandbox/pages/mailbox.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { isPostgres } from '#mocks/sandbox/store/location.ts'
import { fail, stopOnSignal } from '#scripts/lib/run.ts'
import { openHost, peopleLines } from '#scripts/lib/sandbox-host.ts'
import { settingsFor } from '#scripts/lib/sandbox-settings.ts'

/** Imports report exports of the platforms in place of the generated metrics; exits if a file is invalid. */
async function importReportFiles(host: Host, files: string[], currency?: string): Promise<void> {
  if (files.length === 0) return
  const { ImportError, importReports } = await import('#mocks/sandbox/import/import-reports.ts')
  const summary = await importReports(host.main.runtime, { files, currency }).catch((error: unknown) => {
    if (error instanceof ImportError) return fail(error.message)
    throw error
  })
  console.log(summary)
}

/** Serves the sandbox alone until a signal stops it. */
export async function runSandbox(port: number, reports: string[], currency?: string): Promise<void> {
  const settings = settingsFor(port)
  const { host, persons } = await openHost(settings).catch((error: Error) => fail(error.message))
  await importReportFiles(host, reports, currency)
  const server = await serveSandbox(host, port)
  stopOnSignal(() => {
    server.close()
    return host.close()
  })
  const store = isPostgres(settings.store) ? 'the database of DATABASE_URL' : settings.store
  console.log(`
  The sandbox is ready after ${Math.round(performance.now())} ms:  http://127.0.0.1:${port}/api

  Sign in with (POST /api/Auth/login):
${peopleLines(persons)}

  Emails are at http://127.0.0.1:${port}${mailboxPath(host.main.runtime)}

  Stored in ${store}; seed ${settings.seed}; control calls with the header X-Control-Key: ${settings.controlKey}
  See mocks/sandbox/README.md. Stop with Ctrl+C.
`)
}
