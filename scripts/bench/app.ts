// The built app with its sandbox in a process of its own, and people signed in to it.
import { spawn } from 'node:child_process'
import { ask } from '#scripts/bench/load.ts'
import type { State } from '#scripts/bench/web-visits.ts'
import { freePort } from '#scripts/lib/port.ts'

const PASSWORD = 'correct-horse-battery'
export const OWNER = 'elif.demir@lindholm-outdoor.example'

export async function startApp() {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_STORE: ':memory:', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready')) resolve()
    })
    child.once('exit', () => reject(new Error('The app did not start.')))
  })
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() }
}

/** Opens a scenario with a store of its own, at a time if one is given; returns its origin. */
export async function openScenario(origin: string, name: string, now?: string): Promise<string> {
  const headers = { 'X-Control-Key': 'sandbox' }
  const body = JSON.stringify({ name, now })
  return (await ask({ url: `${origin}/control/scenarios`, method: 'POST', headers, body })).origin
}

/** The tokens of a person who signs in. */
export async function signIn(origin: string, email = OWNER): Promise<{ token: string; refreshToken: string }> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password: PASSWORD, signInPlatform: 4 })
  return ask({ url: `${origin}/api/Auth/login`, method: 'POST', headers, body })
}

/** The local storage of a signed-in person. */
export async function signedInState(origin: string): Promise<State> {
  const { token, refreshToken } = await signIn(origin)
  const kept = { 'adwright-access': token, 'adwright-refresh': refreshToken, 'adwright-cookies': 'false' }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}
