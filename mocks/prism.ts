// Runs Prism on the bundled contract: as a mock server with the contract's examples, or as a proxy that validates another backend's
// responses.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const BUNDLE = 'openapi/dist/openapi.json'
const START_LIMIT_MS = 180_000

export type PrismSettings = {
  port: number
  /** The contract; the bundled one by default. */
  document?: string | undefined
  /** The address of a backend to validate; without it, Prism responds itself. */
  upstream?: string | undefined
  /** True if Prism's log is printed. */
  isTalkative?: boolean
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(Boolean(socket.end())))
    socket.once('error', () => resolve(false))
  })

/** Starts Prism on loopback and resolves when it responds; rejects with a one-line message if it exits before that. */
export async function startPrism({
  port,
  document = BUNDLE,
  upstream,
  isTalkative = false,
}: PrismSettings): Promise<ChildProcess> {
  if (!existsSync(document)) throw new Error(`${document} is missing: run npm run contract first.`)
  const command = upstream ? ['proxy', document, upstream, '--errors'] : ['mock', document]
  // Logging would cost a third of Prism's time.
  const quiet = isTalkative ? [] : ['--verboseLevel', 'error']
  const program = 'node_modules/@stoplight/prism-cli/dist/index.js'
  const child = spawn(
    process.execPath,
    [program, ...command, ...quiet, '--port', String(port), '--host', '127.0.0.1'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let printed = ''
  const take = (chunk: Buffer) => {
    if (isTalkative) process.stdout.write(chunk)
    else printed = (printed + chunk.toString('utf8')).slice(-4000)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  process.once('exit', () => child.kill())
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`Prism ended while starting on port ${port}. ${printed.trim()}`)
    if (await accepts(port)) return child
  }
  child.kill()
  throw new Error(`Prism did not answer on port ${port} within ${START_LIMIT_MS / 1000} s. ${printed.trim()}`)
}
