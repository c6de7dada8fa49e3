import type { ServerResponse } from 'node:http'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { DroppedConnection } from '#mocks/sandbox/control/faults.ts'
import { setCallerAddress } from '#mocks/sandbox/domain/identity/callers.ts'
import type { Host } from '#mocks/sandbox/host/host.ts'
import { TIMEOUTS } from '#mocks/sandbox/host/timeouts.ts'
import { outageOf } from '#mocks/sandbox/store/failures.ts'

const TICK_MS = 1000

/** Runs the due jobs of a host's sandboxes every second; the timer does not keep the process alive. */
export function startTicking(host: Host): () => void {
  let isBusy = false
  let lastReport = ''
  const report = (error: unknown) => {
    // Logs a failure once, not every second.
    if (lastReport !== String(error)) console.error('What was due could not be done yet:', outageOf(error) ?? error)
    lastReport = String(error)
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    host
      .tick()
      .then(() => {
        lastReport = ''
      }, report)
      .finally(() => {
        isBusy = false
      })
  }, TICK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Serves a host over HTTP. If a fault drops the connection, the socket is closed without a response; a page or control call that cannot
 * reach its store, or finds it full, answers with 503.
 */
export async function answerOverHttp(
  host: Host,
  request: Request,
  outgoing: ServerResponse,
): Promise<Response | undefined> {
  const address = outgoing.socket?.remoteAddress
  if (address) setCallerAddress(request, address)
  try {
    return await host.fetch(request)
  } catch (error) {
    const outage = outageOf(error)
    if (outage) return new Response(outage, { status: 503, headers: { 'Retry-After': '5' } })
    if (!(error instanceof DroppedConnection)) throw error
    outgoing.socket?.destroy()
    return new Response(null, { status: 500 })
  }
}

/** Serves a host on a port of the loopback interface; resolves when it listens. */
export function serveSandbox(host: Host, port: number, serverOptions = TIMEOUTS): Promise<ServerType> {
  const stop = startTicking(host)
  const fetch = async (request: Request, env: unknown) => {
    const { outgoing } = env as HttpBindings
    return (await answerOverHttp(host, request, outgoing)) ?? new Response('Not found', { status: 404 })
  }
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: '127.0.0.1', serverOptions }, () => resolve(server))
    server.once('error', reject)
    server.once('close', stop)
  })
}
