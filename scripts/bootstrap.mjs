// Makes a fresh clone runnable under whatever Node the machine has: plain JavaScript, no dependency.
// Installs when the lockfile is newer than the installation, or when the project's own Node is missing.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const OLDEST_NODE = [24, 18]

const isNodeTooOld = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
}
const modifiedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

const isStale = modifiedAt('package-lock.json') > modifiedAt('node_modules/.package-lock.json')
const isOwnNodeMissing = isNodeTooOld() && !existsSync('node_modules/node/bin/node')

if (isStale || isOwnNodeMissing) {
  console.log('Installing packages (about a minute, only when the lockfile changed) …')
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
  if (isNodeTooOld() && !existsSync('node_modules/node/bin/node')) {
    console.error(
      `Node ${process.versions.node} is too old, and the project's own Node could not be installed. Install Node ${OLDEST_NODE.join('.')} or newer.`,
    )
    process.exit(1)
  }
}
