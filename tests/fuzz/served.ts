// Serves a sandbox over HTTP on a free loopback port, for checkers that are separate programs.
import type { ServerType } from '@hono/node-server'
import { Host } from '#mocks/sandbox/host/host.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { freePort } from '#scripts/lib/port.ts'

export type Served = { host: Host; origin: string; close: () => Promise<void> }

export async function serveInMemory(seed = 1): Promise<Served> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const host = await Host.open({ store: ':memory:', seed, controlKey: 'sandbox', origin, isChecking: true })
  await host.fill()
  const server: ServerType = await serveSandbox(host, port)
  const close = async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    await host.close()
  }
  return { host, origin, close }
}
