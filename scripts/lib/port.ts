import { createServer } from 'node:net'
import { fail } from '#scripts/lib/run.ts'

const LOOPBACK = '127.0.0.1'

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)))
  })

/** Reads a port number from the environment variable `name`, with a default; exits with a one-line message if it is invalid. */
export function portFromEnvironment(name: string, fallback: number): number {
  const text = process.env[name]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  return fail(
    `${name} is "${text}", which is no port: set it to a number from 1 to 65535, or leave it out for ${fallback}.`,
  )
}

/** Exits with a one-line message if the port is in use. */
export async function assertPortFree(port: number, name: string): Promise<void> {
  if (await canListen(port)) return
  fail(
    `Port ${port} is taken by another program: end that one, or choose a port with ${name}, for example ${name}=${port + 1}.`,
  )
}

/** Returns a free port chosen by the operating system. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, LOOPBACK, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
