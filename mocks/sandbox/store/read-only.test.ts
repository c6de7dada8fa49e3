import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderBeside } from '#mocks/sandbox/store/file-bytes.ts'
import { unprivileged } from '#mocks/sandbox/store/postgres.fixture.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-read-only-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OPENER = 'mocks/sandbox/store/opener.fixture.ts'

/** The output of a process without rights that opens a store. */
const saidOf = (file: string) =>
  spawnSync(process.execPath, [OPENER, file], { ...unprivileged(), encoding: 'utf8' }).stdout.trim()

// Skipped where the sources are not readable for an unprivileged user.
const canTry = saidOf(':memory:') === 'opened'
if (!canTry) console.log('No user without rights can read the sources here: read-only files are not tried.')

test.runIf(canTry)('a file that cannot be written says so, and is not called an I/O error', async () => {
  const file = path.join(folder, 'a.sqlite')
  await (await openStore(file)).close()
  chmodSync(file, 0o444)
  const sentence = `The store ${file} cannot be written: make the file and its folder writable, or choose another file with SANDBOX_STORE.`
  expect(saidOf(file)).toBe(`StoreReadOnly: ${sentence}`)
  chmodSync(folder, 0o777)
  expect(saidOf(file)).toBe(`StoreReadOnly: ${sentence}`)
  chmodSync(file, 0o666)
  expect(saidOf(file)).toMatch(/^StoreReadOnly: The store .*\.files cannot be written: /)
  for (const part of [folderBeside(file), path.join(folderBeside(file), 'incoming')]) chmodSync(part, 0o777)
  expect(saidOf(file)).toBe('opened')
})

test.runIf(canTry)('so does a folder in which no file can be made', () => {
  chmodSync(folder, 0o755)
  expect(saidOf(path.join(folder, 'new.sqlite'))).toMatch(/^StoreReadOnly: The store .* cannot be written: /)
})
