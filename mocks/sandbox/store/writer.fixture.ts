// A process that writes to a store until it is killed, and says each id once its write is acknowledged.
import '#mocks/sandbox/store/note.fixture.ts'
import { writeSync } from 'node:fs'
import { openStore } from '#mocks/sandbox/store/store.ts'

const [location = ':memory:', prefix = 'n'] = process.argv.slice(2)
const store = await openStore(location)
const text = 'x'.repeat(2000)

async function write(lane: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const id = `${prefix}-${lane}-${count}`
    await store.transaction(async (inside) => {
      await inside.put('note', { id, text }, { scope: 'acc', sort: id })
      await inside.put('note', { id: `${id}-twin`, text }, { scope: 'acc', sort: id })
    })
    writeSync(1, `${id}\n`)
  }
}

writeSync(1, 'ready\n')
await Promise.all([0, 1, 2, 3].map(write))
