import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeOrphanedBytes } from '#mocks/sandbox/domain/files/files.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-bytes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let count = 0
const newFile = () => path.join(folder, `${(count += 1)}.sqlite`)

const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())

const LOCATIONS: [string, () => Promise<string>][] = [
  ['memory', () => Promise.resolve(':memory:')],
  ['a file', () => Promise.resolve(newFile())],
]
if (typeof postgres !== 'string') LOCATIONS.push(['PostgreSQL', () => postgres.newDatabase()])

/** More than one slice, and no two slices alike. */
const LARGE = Buffer.from(Uint32Array.from({ length: 250_000 }, (_, index) => index).buffer)

async function receive(store: Store, bytes: Uint8Array): Promise<{ path: string }> {
  const received = await store.bytes.newUploadPath()
  writeFileSync(received, bytes)
  return { path: received }
}

test.each(LOCATIONS)('bytes are written, read and deleted with a store in %s', async (_, locate) => {
  const store = await openStore(await locate())
  const { bytes } = store
  expect([await bytes.read('fil_1'), await bytes.ids()]).toEqual([undefined, []])
  await store.transaction(async (inside) => inside.bytes.write('fil_1', await receive(inside, LARGE)))
  await bytes.write('fil_2', Buffer.from('small'))
  expect((await wholeOf(bytes, 'fil_1'))?.equals(LARGE)).toBe(true)
  expect((await bytes.ids()).toSorted()).toEqual(['fil_1', 'fil_2'])
  await bytes.delete('fil_1')
  await bytes.delete('fil_1')
  expect(await bytes.read('fil_1')).toBeUndefined()
  const copy = await openStore(':memory:')
  await copy.load(await store.snapshot(), (body) => body)
  expect((await wholeOf(copy.bytes, 'fil_2'))?.toString()).toBe('small')
  await store.clear()
  expect(await bytes.ids()).toEqual([])
  await Promise.all([store.close(), copy.close()])
})

test.runIf(typeof postgres !== 'string')(
  'on PostgreSQL other processes see the bytes once the transaction is kept, and nothing of one that is not',
  async () => {
    if (typeof postgres === 'string') return
    const location = await postgres.newDatabase()
    const [one, other] = await Promise.all([openStore(location), openStore(location)])
    await one.transaction(async (inside) => inside.bytes.write('fil_1', await receive(one, LARGE)))
    expect((await wholeOf(other.bytes, 'fil_1'))?.equals(LARGE)).toBe(true)
    const torn = one.transaction(async (inside) => {
      await inside.bytes.write('fil_2', LARGE)
      throw new Error('taken back')
    })
    await expect(torn).rejects.toThrow('taken back')
    expect(await other.bytes.ids()).toEqual(['fil_1'])
    await Promise.all([one.close(), other.close()])
  },
)

test('a start removes what was still being received, and bytes without a row', async () => {
  const location = newFile()
  const first = await openStore(location)
  const half = await receive(first, LARGE)
  await first.bytes.write('fil_orphan', LARGE)
  await first.close()
  const second = await openStore(location)
  expect(existsSync(half.path)).toBe(false)
  await removeOrphanedBytes(second)
  expect(readdirSync(`${location}.files`)).toEqual(['incoming'])
  await second.close()
})

test('a store in memory takes its folder with it, and that of a process that was killed', async () => {
  const left = path.join(tmpdir(), 'adwright-files-999999999-left')
  mkdirSync(left, { recursive: true })
  const store = await openStore(':memory:')
  await store.bytes.write('fil_1', LARGE)
  const own = path.dirname(path.dirname(await store.bytes.newUploadPath()))
  expect([existsSync(own), existsSync(left)]).toEqual([true, false])
  await store.close()
  expect(existsSync(own)).toBe(false)
})
