import '#mocks/sandbox/domain/notifications/mail.ts'
import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

export type KillResult = { rounds: number; acknowledged: number; lost: string[]; torn: string[] }

/** The writes acknowledged before the writer was killed, up to 150 ms after its first write. */
async function acknowledgedBefore(location: string, prefix: string, lifeMs: number): Promise<string[]> {
  const child = spawn(process.execPath, ['mocks/sandbox/store/writer.fixture.ts', location, prefix], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  let complaint = ''
  const isReady = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8')
      if (printed.includes('ready\n')) resolve()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString('utf8')
    })
    child.once('exit', () => reject(new Error(`The writer ended by itself: ${complaint}`)))
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await isReady
  await delay(lifeMs)
  child.kill('SIGKILL')
  await ended
  // The last line may be cut off by the kill.
  return printed
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== 'ready')
}

/** Kills a writing process `rounds` times, and looks for every write it had acknowledged; a write of two documents is whole or not there. */
export async function killWriters(location: string, rounds: number, seed: number): Promise<KillResult> {
  const random = randomFrom(seed)
  const result: KillResult = { rounds, acknowledged: 0, lost: [], torn: [] }
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await acknowledgedBefore(location, `r${round}`, random() * 150)
    const store = await openStore(location)
    const ids = new Set((await store.listAll('mail')).map(({ id }) => id))
    await store.close()
    result.acknowledged += acknowledged.length
    result.lost.push(...acknowledged.filter((id) => !ids.has(id)))
    result.torn.push(...[...ids].filter((id) => !ids.has(id.endsWith('-twin') ? id.slice(0, -5) : `${id}-twin`)))
  }
  return result
}
