// A process that writes to a store until it is killed, and says each id once its write is acknowledged.
import { writeSync } from 'node:fs'
import { note } from '#mocks/sandbox/store/note.fixture.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

const [location = ':memory:', prefix = 'n'] = process.argv.slice(2)
const store = await openStore(location)
const text = 'x'.repeat(2000)

async function write(lane: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = `${prefix}-${lane}-${count}`
    await store.transaction(async (inside) => {
      await inside.insert('mail', note(id, { text }))
      await inside.insert('mail', note(`${id}-twin`, { text }))
    })
    writeSync(1, `${id}\n`)
  }
}

writeSync(1, 'ready\n')
await Promise.all([0, 1, 2, 3].map(write))
