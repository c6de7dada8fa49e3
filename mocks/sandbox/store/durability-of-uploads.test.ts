import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Server = { process: ChildProcess; port: number; token: string }

const HALF = Buffer.alloc(2_000_000, 'a;1\n')
const HEAD = '--edge\r\nContent-Disposition: form-data; name="file"; filename="figures.csv"\r\n\r\n'
const TAIL = '\r\n--edge--\r\n'

let folder: string
let location: string
let servers: Server[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adwright-uploads-'))
  location = path.join(folder, 'store.sqlite')
  servers = []
})
afterEach(async () => {
  for (const server of servers) await kill(server)
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Server> {
  const child = spawn(process.execPath, ['mocks/sandbox/store/upload-server.fixture.ts', location], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  const server = { process: child, ...JSON.parse(String(line)) }
  servers.push(server)
  return server
}

async function kill({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Names and sizes of everything that is kept or being received beside the store. */
function stored(): [name: string, bytes: number][] {
  const below = `${location}.files`
  return readdirSync(below, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, statSync(path.join(entry.parentPath, entry.name)).size])
}

const headersOf = ({ port, token }: Server, length: number) =>
  `POST /api/File/acc_1 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${length}\r\n\r\n`

/** Sends the first half of a file, and resolves once all of it is on the server's disk. */
async function sendHalf(server: Server): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  // The other end is killed.
  socket.on('error', () => undefined)
  socket.write(headersOf(server, HEAD.length + 2 * HALF.length + TAIL.length) + HEAD)
  socket.write(HALF)
  await expect.poll(() => stored().map(([, bytes]) => bytes), { timeout: 10_000 }).toEqual([HALF.length])
  return socket
}

async function listed({ port, token }: Server): Promise<{ totalCount: number }> {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${port}/api/File/acc_1`, { headers })).json()
}

async function uploaded({ port, token }: Server) {
  const body = new FormData()
  body.set('file', new File([HALF, HALF], 'figures.csv'))
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`http://127.0.0.1:${port}/api/File/acc_1`, { method: 'POST', headers, body })).json()
}

test('a server that is killed in the middle of an upload has no half file and no row after its restart, and takes the upload then', async () => {
  const first = await start()
  const socket = await sendHalf(first)
  await kill(first)
  socket.destroy()
  const second = await start()
  expect(stored()).toEqual([])
  expect(await listed(second)).toMatchObject({ totalCount: 0 })
  const { id } = await uploaded(second)
  expect(stored()).toEqual([[id, 2 * HALF.length]])
})

test('a caller who goes away in the middle of an upload leaves no half file and no row, and the next one is taken', async () => {
  const server = await start()
  const socket = await sendHalf(server)
  socket.destroy()
  await expect.poll(stored, { timeout: 10_000 }).toEqual([])
  expect(await listed(server)).toMatchObject({ totalCount: 0 })
  const { id } = await uploaded(server)
  expect(stored()).toEqual([[id, 2 * HALF.length]])
})
