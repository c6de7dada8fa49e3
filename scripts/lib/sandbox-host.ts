// The sandbox host with which npm run sandbox, npm start and npm run dev begin.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Host } from '#mocks/sandbox/host/host.ts'
import type { ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { isFull, StoreInUse, StoreReadOnly } from '#mocks/sandbox/store/failures.ts'
import { isPostgres } from '#mocks/sandbox/store/location.ts'
import type { SandboxStart } from '#scripts/lib/sandbox-settings.ts'

const isFile = (store: string) => store !== ':memory:' && !isPostgres(store)

const isDiskFull = (error: unknown) =>
  isFull(error) || (error instanceof Error && Reflect.get(error, 'code') === 'ENOSPC')

/** Explains why a store cannot be opened and how to fix it, in one sentence. */
export function explainStoreError(error: unknown, store: string): string {
  if (error instanceof StoreInUse || error instanceof StoreReadOnly) return error.message
  if (isDiskFull(error)) {
    const place = isPostgres(store) ? 'the database of DATABASE_URL' : `the store ${store}`
    return `The disk of ${place} is full: make room there and start again; nothing is lost.`
  }
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
  return isPostgres(store)
    ? `The database of DATABASE_URL cannot be used (${reason}): start it, or leave DATABASE_URL out for a file.`
    : `The store ${store} cannot be opened (${reason}): choose another file with SANDBOX_STORE.`
}

/** Opens the host with its sample workspace; throws an Error with a one-line message if that fails. */
export async function openHost({
  port,
  ...settings
}: SandboxStart): Promise<{ host: Host; persons: ScenarioPerson[] }> {
  try {
    if (isFile(settings.store)) mkdirSync(path.dirname(settings.store), { recursive: true })
    const host = await Host.open({ ...settings, origin: `http://127.0.0.1:${port}` })
    return { host, persons: await host.fill() }
  } catch (error) {
    throw new Error(explainStoreError(error, settings.store), { cause: error })
  }
}

/** The people who can sign in, as lines to print. */
export const peopleLines = (persons: ScenarioPerson[]): string =>
  persons.map(({ role, email, password }) => `    ${role.padEnd(8)} ${email}   ${password}`).join('\n')
