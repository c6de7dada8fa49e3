import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TakenId } from '#mocks/sandbox/store/failures.ts'
import { note } from '#mocks/sandbox/store/note.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'

const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())

const databases: [string, () => Promise<string>][] = [['SQLite', () => Promise.resolve(':memory:')]]
if (typeof postgres !== 'string') databases.push(['PostgreSQL', postgres.newDatabase])

const newDatabaseOfPostgres = () =>
  typeof postgres === 'string' ? Promise.reject(new Error(postgres)) : postgres.newDatabase()

const addBelow = (most: number) => (store: Store, id: string) =>
  store.transaction(async (inside) => {
    if ((await inside.count('mail', { to: 'acc' })) >= most) return false
    await put(inside, id, 'acc')
    return true
  })

const put = (store: Store, id: string, to: string, sentAt = id) => store.insert('mail', note(id, { to, sentAt }))

describe.each(databases)('the store on %s', (_, newDatabase) => {
  let location: string
  let store: Store
  beforeEach(async () => {
    location = await newDatabase()
    store = await openStore(location)
  })
  afterEach(() => store.close())

  test('reads documents without the columns that are not named, beside those with all columns', async () => {
    await put(store, 'a', 'acc')
    const { to: _to, ...rest } = note('a', { to: 'acc', sentAt: 'a' })
    expect(await store.listParts('mail', 'acc', ['sentAt', 'kind'])).toEqual([rest])
    expect(await store.list('mail', 'acc')).toEqual([{ ...rest, to: 'acc' }])
  })

  test('keeps, replaces, changes and forgets a document', async () => {
    await put(store, 'a', 'acc')
    await expect(put(store, 'a', 'other')).rejects.toThrow(TakenId)
    expect(await store.get('mail', 'a')).toEqual(note('a'))
    await store.upsert('mail', note('a', { text: 'new', sentAt: 'z' }))
    expect(await store.get('mail', 'a')).toEqual(note('a', { text: 'new', sentAt: 'z' }))
    const changed = note('a', { text: 'newer', sentAt: 'z', to: 'other' })
    expect(await store.update('mail', 'a', (mail) => ({ ...mail, text: 'newer', to: 'other' }))).toEqual(changed)
    expect(await store.list('mail', 'acc')).toEqual([])
    expect(await store.set('mail', 'a', { link: '/a', code: '1' })).toEqual({ ...changed, link: '/a', code: '1' })
    expect(await store.list('mail', 'other')).toEqual([{ ...changed, link: '/a', code: '1' }])
    expect(await store.update('mail', 'b', (mail) => mail)).toBeUndefined()
    expect(await store.set('mail', 'b', { link: '/b' })).toBeUndefined()
    await store.delete('mail', 'a')
    await store.delete('mail', 'a')
    expect(await store.get('mail', 'a')).toBeUndefined()
  })

  test('lists a scope by its sort in the order of bytes, then by id, and counts the same', async () => {
    for (const [id, sort] of [
      ['3', 'b'],
      ['1', 'B'],
      ['2', 'b'],
      ['4', 'ä'],
      ['5', 'a-1'],
      ['6', 'a1'],
    ] as const)
      await put(store, id, 'acc', sort)
    await put(store, '9', 'other', 'a')
    const ids = async (options = {}) => (await store.list('mail', 'acc', options)).map(({ id }) => id)
    expect(await ids()).toEqual(['1', '5', '6', '2', '3', '4'])
    expect(await ids({ order: 'desc' })).toEqual(['4', '3', '2', '6', '5', '1'])
    expect(await ids({ limit: 2, offset: 3 })).toEqual(['2', '3'])
    expect(await ids({ where: { sentAt: { from: 'a1', to: 'b' } } })).toEqual(['6', '2', '3'])
    expect(await ids({ where: { sentAt: { below: 'b' }, id: { not: '6' } } })).toEqual(['1', '5'])
    expect(await ids({ where: { id: ['2', '4', '9'], kind: undefined } })).toEqual(['2', '4'])
    expect(await ids({ where: { id: [] } })).toEqual([])
    expect(await ids({ by: [['kind', 'asc']], order: 'desc', limit: 2 })).toEqual(['6', '5'])
    expect(await store.count('mail', { to: 'acc', sentAt: { from: 'a1', to: 'b' } })).toBe(3)
    expect(await store.count('mail', { to: 'acc' })).toBe(6)
    expect(await store.listAll('mail')).toHaveLength(7)
    expect((await store.valuesOf('mail', 'to', { kind: 'invitation' })).sort()).toEqual(['acc', 'other'])
  })

  test('takes texts no database likes, and gives them back', async () => {
    const text = 'NUL \0, a lone \ud800, 🦊, "quotes" \\'
    const odd = note('odd', { to: 'a\0b', sentAt: `\0${'😀'.repeat(2000)}`, text, subject: text })
    await store.insert('mail', odd)
    expect(await store.get('mail', 'odd')).toEqual(odd)
    expect(await store.list('mail', 'a\0b')).toHaveLength(1)
    expect(await store.get('mail', '\0')).toBeUndefined()
  })

  test('a transaction that throws leaves nothing, and others do not see it before its end', async () => {
    const failing = store.transaction(async (inside) => {
      await put(inside, 'a', 'acc')
      await inside.claim('email', 'a@b.example', 'a')
      throw new Error('No.')
    })
    await expect(failing).rejects.toThrow('No.')
    expect(await store.get('mail', 'a')).toBeUndefined()
    expect(await store.holderOf('email', 'a@b.example')).toBeUndefined()
  })

  test('a unique value has one holder among parallel claims', async () => {
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        store.transaction((inside) => inside.claim('email', 'x@y.example', `p${i}`)),
      ),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    const holder = `p${claims.indexOf(true)}`
    expect(await store.holderOf('email', 'x@y.example')).toBe(holder)
    await store.release('email', 'x@y.example')
    expect(await store.claim('email', 'x@y.example', 'later')).toBe(true)
  })

  test('parallel transactions that check a limit and then write keep the limit', async () => {
    const add = (id: string) => addBelow(3)(store, id)
    const added = await Promise.all(Array.from({ length: 12 }, (_, i) => add(`n${i}`)))
    expect(added.filter(Boolean)).toHaveLength(3)
    expect(await store.count('mail', { to: 'acc' })).toBe(3)
  })

  test('an answer to an idempotency key is remembered, and the newest counts', async () => {
    const [now, expiresAt] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-21T10:00:00Z')]
    await store.rememberAnswer({ key: 'key', mac: 'one', answer: '{}', expiresAt: now })
    await store.rememberAnswer({ key: 'key', mac: 'two', answer: '[]', expiresAt })
    expect(await store.firstAnswer('key', now)).toEqual({ mac: 'two', answer: '[]' })
    expect(await store.firstAnswer('key', expiresAt)).toBeUndefined()
    await store.forgetAnswers(now)
    expect(await store.firstAnswer('key', now)).toBeDefined()
    await store.forgetAnswers(expiresAt)
    expect(await store.firstAnswer('key', now)).toBeUndefined()
    await store.rememberAnswer({ key: 'key', mac: 'three', answer: '{}', expiresAt })
    await store.clear()
    expect(await store.firstAnswer('key', now)).toBeUndefined()
  })

  test('a copy has everything, and its own life', async () => {
    for (let count = 0; count < 230; count += 1) await put(store, `n${count}`, 'acc')
    await store.claim('email', 'x@y.example', 'n1')
    const copy = await openStore(await newDatabase())
    await copy.load(await store.snapshot(), (body) => body.replaceAll('Text of', 'Copy of'))
    expect(await copy.count('mail', { to: 'acc' })).toBe(230)
    expect(await copy.holderOf('email', 'x@y.example')).toBe('n1')
    expect((await copy.get('mail', 'n7'))?.text).toBe('Copy of n7')
    await copy.clear()
    expect((await store.get('mail', 'n7'))?.text).toBe('Text of n7')
    await copy.close()
  })

  test('work under one lease runs one after the other, also when some of it fails', async () => {
    const running: string[] = []
    const work = (name: string) => async () => {
      running.push(`${name} starts`)
      await store.count('mail', { to: 'acc' })
      if (name === 'b') throw new Error('No.')
      running.push(`${name} ends`)
    }
    const all = ['a', 'b', 'c'].map((name) => store.withLease('advance', work(name)))
    const results = await Promise.allSettled(all)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(running).toEqual(['a starts', 'a ends', 'b starts', 'c starts', 'c ends'])
  })
})

describe.runIf(typeof postgres !== 'string')('several processes on one PostgreSQL', () => {
  const opened: Store[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()))
  })
  const open = async (location: string) => {
    const store = await openStore(location)
    opened.push(store)
    return store
  }

  test('several processes migrate an empty database concurrently', async () => {
    const location = await newDatabaseOfPostgres()
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(location)))
    for (const [index, store] of stores.entries()) await put(store, `n${index}`, 'acc')
    expect(await stores[0]?.count('mail', { to: 'acc' })).toBe(4)
  })

  test('each thing that is due is done by one of them', async () => {
    const location = await newDatabaseOfPostgres()
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(location)))
    let runs = 0
    const runOnce = (store: Store) =>
      store.withLease('advance', async () => {
        if (await store.get('mail', 'done')) return
        runs += 1
        await put(store, 'done', '')
      })
    await Promise.all([...stores, ...stores].map(runOnce))
    expect(runs).toBe(1)
  })

  test('they keep a limit together', async () => {
    const location = await newDatabaseOfPostgres()
    const stores = await Promise.all(Array.from({ length: 3 }, () => open(location)))
    const add = addBelow(2)
    const added = await Promise.all(stores.flatMap((store, i) => [0, 1, 2].map((j) => add(store, `n${i}${j}`))))
    expect(added.filter(Boolean)).toHaveLength(2)
  })
})
