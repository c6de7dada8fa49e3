// For each test a new sandbox with a connected ads account, and a folder of report files that are imported into it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { ACCOUNT, CLIENT, type Stage, stage } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importReports } from '#mocks/sandbox/import/import-reports.ts'

/** Prepares and removes the stage around each test of the calling file. */
export function importStage() {
  let folder: string
  let on: Stage
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'import-'))
    on = await stage()
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await on.close()
  })
  return {
    on: () => on,
    folder: () => folder,
    /** Writes a report; returns its path. */
    write: (name: string, ...lines: string[]) => {
      const file = path.join(folder, name)
      writeFileSync(file, `${lines.join('\n')}\n`)
      return file
    },
    take: (...files: string[]) => importReports(on.sandbox.runtime, { accountId: ACCOUNT, files, currency: 'EUR' }),
    /** Returns the ads account as it is now. */
    world: () => {
      const { runtime, clock } = on.sandbox
      return adsAccountOf({ ...runtime, now: clock.now() }, ACCOUNT, CLIENT)
    },
  }
}
