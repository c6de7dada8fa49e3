// Prepares a fresh clone for any installed Node: plain JavaScript without dependencies. Runs npm install if the lockfile differs from the
// installed packages, or if the project's own Node is missing.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

const OLDEST_NODE = [24, 18]
const LOCK = 'package-lock.json'
// npm writes this file last, so an interrupted installation has none.
const INSTALLED = 'node_modules/.package-lock.json'
// The lockfile as of the last successful check. Contents are compared instead of dates, because a checkout touches unchanged files.
const KNOWN_LOCK = 'node_modules/.installed-lock.json'

const isNodeTooOld = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
}
const isOwnNodeMissing = () => isNodeTooOld() && !existsSync('node_modules/node/bin/node')

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const isSame = (one, other) => one?.version === other?.version && one?.integrity === other?.integrity

/** True if npm's own list of installed packages equals the lockfile, except for packages of other operating systems. */
function isListInstalled() {
  try {
    const { '': _project, ...wanted } = packagesOf(LOCK)
    const { '': _root, ...installed } = packagesOf(INSTALLED)
    return [...new Set([...Object.keys(wanted), ...Object.keys(installed)])].every(
      (name) => isSame(wanted[name], installed[name]) || (!(name in installed) && wanted[name].optional),
    )
  } catch {
    return false
  }
}

function isInstalled() {
  if (!existsSync(INSTALLED)) return false
  if (existsSync(KNOWN_LOCK) && readFileSync(LOCK).equals(readFileSync(KNOWN_LOCK))) return true
  if (!isListInstalled()) return false
  copyFileSync(LOCK, KNOWN_LOCK)
  return true
}

if (!isInstalled() || isOwnNodeMissing()) {
  console.log('Installing packages (about a minute, only when the lockfile changed) …')
  rmSync(KNOWN_LOCK, { force: true })
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      'The packages could not be installed: npm ci failed. Its message above names the cause; then run this again.',
    )
    process.exit(1)
  }
  if (isOwnNodeMissing()) {
    console.error(
      `Node ${process.versions.node} is too old, and the project's own Node could not be installed. Install Node ${OLDEST_NODE.join('.')} or newer.`,
    )
    process.exit(1)
  }
  copyFileSync(LOCK, KNOWN_LOCK)
}
