import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const INSTALL_HINT =
  'Install Chromium or Chrome and give its path as CHROMIUM_PATH, or run "npx playwright install chromium"; on Debian, "apt-get install chromium" as root.'

type Command = [program: string, ...args: string[]]

/** The dependencies of the browser search on the machine it runs on. */
export type Machine = {
  /** Possible locations of a browser, the preferred one first. */
  browsers: string[]
  isRoot: boolean
  exists: (file: string) => boolean
  /** Runs a command; resolves to true if it succeeds. */
  runs: (command: Command) => boolean
  print: (line: string) => void
}

const thisMachine: Machine = {
  browsers: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ],
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  runs: ([program, ...args]) => spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 }).status === 0,
  print: console.log,
}

/** Installs Playwright's own Chromium or, if that fails, Debian's package as root; each is announced before it is installed. */
function installBrowser({ isRoot, runs, print }: Machine): void {
  print('No Chromium or Chrome is installed. Downloading Playwright’s own: npx playwright install chromium …')
  if (runs(['npx', 'playwright', 'install', 'chromium'])) return
  if (!isRoot || !runs(['apt-get', '--version'])) return
  print('Playwright’s could not be downloaded. Installing Debian’s package as root: apt-get install chromium …')
  runs(['apt-get', 'update'])
  runs(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'])
}

/**
 * Returns the path of a Chromium: the one given as CHROMIUM_PATH, an installed one, or one that it installs. Throws a one-line error with
 * the solution if there is none.
 */
export function findBrowser(given = process.env.CHROMIUM_PATH, machine: Machine = thisMachine): string {
  if (given) {
    if (machine.exists(given)) return given
    throw new Error(`CHROMIUM_PATH is "${given}", but there is no such file. ${INSTALL_HINT}`)
  }
  const installed = () => machine.browsers.find(machine.exists)
  const found = installed()
  if (found) return found
  installBrowser(machine)
  const browser = installed()
  if (browser) return browser
  throw new Error(`The browser tests need a Chromium, and none was found or could be installed. ${INSTALL_HINT}`)
}
