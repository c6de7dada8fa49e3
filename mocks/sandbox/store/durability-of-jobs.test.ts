import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import { type Databases, killCases, postgresDatabases, sqliteDatabases } from '#mocks/sandbox/scheduler/kill.fixture.ts'
import { KILL_CASES } from '#mocks/sandbox/scheduler/kill-cases.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'

/** Set by `npm run test:matrix`, which kills at every statement of every case; otherwise one statement of one case is drawn. */
const isWhole = process.env.KILL_ROUNDS !== undefined
const SEED = Number(process.env.KILL_SEED ?? 20_261_122)
const LIMIT_MS = isWhole ? 3_600_000 : 60_000

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-jobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())

const random = randomFrom(SEED)
const drawn = <T>(list: readonly T[]): T[] => list.slice(Math.floor(random() * list.length)).slice(0, 1)

async function differences(databases: Databases): Promise<{ kills: number; found: string[] }> {
  const prepared = await killCases(databases)
  const found: string[] = []
  let kills = 0
  for (const name of isWhole ? KILL_CASES : drawn(KILL_CASES)) {
    const { statements, kill } = await prepared(name)
    const every = Array.from({ length: statements }, (_, index) => index + 1)
    for (const statement of isWhole ? every : drawn(every)) {
      found.push(...(await kill(statement)).map((difference) => `${name}, statement ${statement}: ${difference}`))
      kills += 1
    }
    if (isWhole) console.log(`${name}: killed at each of ${statements} statements`)
  }
  return { kills, found }
}

const extent = isWhole ? 'every statement' : `one statement, seed ${SEED}`

test(
  `a job whose process is killed is done once after a restart, on a file (${extent})`,
  async () => {
    const { kills, found } = await differences(sqliteDatabases((name) => path.join(folder, `${name}.sqlite`)))
    expect(found).toEqual([])
    expect(kills).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

test.runIf(typeof postgres !== 'string')(
  'two processes on one PostgreSQL that do the same jobs at the same time do each once',
  async () => {
    if (typeof postgres === 'string') return
    const prepared = await killCases(postgresDatabases(postgres.newDatabase))
    const { race } = await prepared('scan')
    expect(await race()).toEqual([])
  },
  LIMIT_MS,
)

test.runIf(typeof postgres !== 'string')(
  `and on PostgreSQL (${extent})`,
  async () => {
    if (typeof postgres === 'string') return
    const { kills, found } = await differences(postgresDatabases(postgres.newDatabase))
    expect(found).toEqual([])
    expect(kills).toBeGreaterThan(0)
  },
  LIMIT_MS,
)
