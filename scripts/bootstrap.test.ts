// Runs the real script in an empty folder, with a fake npm that only records that it was called.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run } from '#scripts/lib/run.ts'

const SCRIPT = path.resolve('scripts/bootstrap.mjs')
const REACT = { version: '19.3.1', integrity: 'sha512-one' }
const OTHER_SYSTEM = { version: '1.0.0', integrity: 'sha512-two', optional: true }
const WANTED = { '': { name: 'shop' }, 'node_modules/react': REACT, 'node_modules/other-system': OTHER_SYSTEM }

let folder: string

const lock = (packages: object) => writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }))
/** The file that npm writes last during an installation. */
const installed = (packages: object) => {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true })
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}
const touchLock = () => utimesSync(path.join(folder, 'package-lock.json'), new Date(), new Date(Date.now() + 60_000))

/** Runs a command once; returns true if packages were installed before it. */
async function installs(npm = `mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json`) {
  const called = path.join(folder, 'called')
  rmSync(called, { force: true })
  const bin = path.join(folder, 'npm')
  writeFileSync(bin, `#!/bin/sh\necho "$@" > called\n${npm}\n`)
  chmodSync(bin, 0o755)
  const { code } = await run('sh', ['-c', `cd '${folder}' && PATH='${folder}':"$PATH" node '${SCRIPT}'`])
  return { isInstalling: existsSync(called), code }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a fresh clone is installed once', async () => {
  lock(WANTED)
  expect(await installs()).toEqual({ isInstalling: true, code: 0 })
  expect(await installs()).toEqual({ isInstalling: false, code: 0 })
})

test('a checkout that only touches the lockfile does not install anything', async () => {
  lock(WANTED)
  installed({ 'node_modules/react': REACT })
  touchLock()
  expect(await installs()).toEqual({ isInstalling: false, code: 0 })
  touchLock()
  expect(await installs()).toEqual({ isInstalling: false, code: 0 })
})

test.each([
  ['another version', { ...WANTED, 'node_modules/react': { version: '19.3.2', integrity: 'sha512-three' } }],
  ['the same version packed anew', { ...WANTED, 'node_modules/react': { ...REACT, integrity: 'sha512-four' } }],
  ['a package more', { ...WANTED, 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-five' } }],
  ['a package less', { '': WANTED[''] }],
])('a lockfile with %s is installed, even one with an old date', async (_, wanted) => {
  lock(WANTED)
  installed({ 'node_modules/react': REACT })
  await installs()
  lock(wanted)
  utimesSync(path.join(folder, 'package-lock.json'), new Date(0), new Date(0))
  expect((await installs()).isInstalling).toBe(true)
})

test('an interrupted installation is repeated', async () => {
  lock(WANTED)
  expect(await installs('mkdir -p node_modules/react; exit 1')).toEqual({ isInstalling: true, code: 1 })
  expect(await installs()).toEqual({ isInstalling: true, code: 0 })
  rmSync(path.join(folder, 'node_modules/.package-lock.json'))
  expect((await installs()).isInstalling).toBe(true)
})

test('an unreadable package list counts as missing', async () => {
  lock(WANTED)
  installed({})
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{"packages":{"node_mod')
  expect((await installs()).isInstalling).toBe(true)
})
