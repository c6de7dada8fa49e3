import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser, type Machine } from './browser.ts'

// npm test sets this variable for its checks once it has found a browser.
beforeEach(() => vi.stubEnv('CHROMIUM_PATH', undefined))
afterEach(() => vi.unstubAllEnvs())

const PLAYWRIGHTS = '/playwright/chromium'
const DEBIANS = '/usr/bin/chromium'

/** A machine without a browser on which only the commands in `working` succeed; `log` contains what was printed and run. */
function machineOf({ isRoot, working }: { isRoot: boolean; working: Record<string, string | undefined> }) {
  const log: string[] = []
  const files = new Set<string>()
  const machine: Machine = {
    browsers: [DEBIANS, PLAYWRIGHTS],
    isRoot,
    exists: (file) => files.has(file),
    runs: (command) => {
      const line = command.join(' ')
      log.push(line)
      const key = Object.keys(working).find((start) => line.startsWith(start))
      const file = key && working[key]
      if (file) files.add(file)
      return key !== undefined
    },
    print: (line) => log.push(`says: ${line}`),
  }
  return { machine, files, log }
}

test('an installed browser is used, and nothing is printed or installed', () => {
  const { machine, files, log } = machineOf({ isRoot: true, working: {} })
  files.add(DEBIANS)
  expect(findBrowser(undefined, machine)).toBe(DEBIANS)
  expect(log).toEqual([])
})

test('without one, Playwright’s own is announced and installed', () => {
  const { machine, log } = machineOf({ isRoot: true, working: { 'npx playwright install': PLAYWRIGHTS } })
  expect(findBrowser(undefined, machine)).toBe(PLAYWRIGHTS)
  expect(log).toEqual([
    expect.stringMatching(/^says: .*Playwright’s own.*npx playwright install chromium/),
    'npx playwright install chromium',
  ])
})

test('if that cannot be downloaded, Debian’s package is announced and installed as root', () => {
  const working = { 'apt-get --version': undefined, 'apt-get update': undefined, 'apt-get install': DEBIANS }
  const { machine, log } = machineOf({ isRoot: true, working })
  expect(findBrowser(undefined, machine)).toBe(DEBIANS)
  const announced = log.findIndex((line) => /^says: .*Debian’s package.*apt-get install chromium/.test(line))
  expect(announced).toBeGreaterThan(0)
  expect(log.slice(announced + 1)).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium'])
})

test('if no browser can be installed, one sentence names the solution', () => {
  const { machine, log } = machineOf({ isRoot: false, working: {} })
  expect(() => findBrowser(undefined, machine)).toThrow(/none was found or could be installed\. Install Chromium/)
  expect(log.some((line) => line.startsWith('apt-get'))).toBe(false)
})

test('a path that is given but does not exist is not replaced by another browser', () => {
  const { machine, files } = machineOf({ isRoot: true, working: {} })
  files.add(DEBIANS)
  expect(() => findBrowser('/nowhere/chromium', machine)).toThrow(/^CHROMIUM_PATH is "\/nowhere\/chromium"/)
})
