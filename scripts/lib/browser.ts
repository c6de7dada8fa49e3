import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const WAY_OUT =
  'Install Chromium or Chrome and give its path as CHROMIUM_PATH, or run "npx playwright install chromium"; on Debian, "apt-get install chromium" as root.'

const present = () => [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file))
const isRoot = () => process.getuid?.() === 0
const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0

/**
 * The path of a Chromium: the one given as CHROMIUM_PATH, an installed one, Playwright's own (downloaded when it can be), or Debian's
 * package when this runs as root. Throws one sentence with the way out when there is none.
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file. ${WAY_OUT}`)
  }
  const found = present()
  if (found) return found
  console.log('No Chromium is installed; trying to install one …')
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) return present() ?? missing()
  if (isRoot() && succeeds('apt-get', ['--version'])) {
    succeeds('apt-get', ['update'])
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  return present() ?? missing()
}

function missing(): never {
  throw new Error(`The browser tests need a Chromium, and none was found or could be installed. ${WAY_OUT}`)
}
