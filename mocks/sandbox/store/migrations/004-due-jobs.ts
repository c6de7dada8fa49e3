import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DueJobRow, JobKind, Tables } from '#mocks/sandbox/store/tables.ts'

type Body = Record<string, unknown>
type Noted = Omit<DueJobRow, 'attempts' | 'last_error'>

/** The name of each kind of document on the agenda that preceded this table. */
const SUBJECTS: Record<string, { kind: JobKind; document: string }> = {
  post: { kind: 'post', document: 'socialPost' },
  ticket: { kind: 'ticket', document: 'ticket' },
  design: { kind: 'design', document: 'design' },
  survey: { kind: 'survey', document: 'survey' },
  file: { kind: 'file', document: 'file' },
}

const texts = (body: Body, ...keys: string[]) => keys.map((key) => String(body[key]))

async function createTable(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('due_job')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('due_job_key', ['kind', 'subject_id'])
    .execute()
  // Sorted by bytes, as 002-order-of-bytes does it for the older tables.
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    for (const column of ['kind', 'subject_id', 'account_id', 'due_at'])
      await sql`alter table due_job alter column ${sql.ref(column)} type text collate "C"`.execute(database)
  await database.schema.createIndex('due_job_time').on('due_job').columns(['due_at', 'kind', 'subject_id']).execute()
  await database.schema.createIndex('due_job_account').on('due_job').columns(['account_id', 'due_at']).execute()
}

/** Documents had a column to sort by then. */
type Sorted = Kysely<{ document: { kind: string; id: string; sort: string; body: string } }>

async function documentsOf(database: Kysely<Tables>, kind: string) {
  const query = (database as unknown as Sorted).selectFrom('document').select(['id', 'sort', 'body'])
  const rows = await query.where('kind', '=', kind).execute()
  return rows.map(({ id, sort, body }) => ({ id, sort, body: JSON.parse(body) as Body }))
}

/** The jobs of the agenda, whose documents name the account they belong to. */
async function fromAgenda(database: Kysely<Tables>): Promise<Noted[]> {
  const accounts = new Map<string, string | null>()
  for (const { document } of Object.values(SUBJECTS))
    for (const { id, body } of await documentsOf(database, document))
      accounts.set(`${document} ${id}`, typeof body.accountId === 'string' ? body.accountId : null)
  return (await documentsOf(database, 'due')).flatMap(({ id, sort, body }) => {
    const subject = SUBJECTS[id.split('.')[0] ?? '']
    const [subjectId = ''] = texts(body, 'subjectId')
    if (!subject) return []
    const account_id = accounts.get(`${subject.document} ${subjectId}`) ?? null
    return [{ kind: subject.kind, subject_id: subjectId, account_id, due_at: sort }]
  })
}

/** Jobs for what was found by searching before; `now` is up to when the search had come. */
async function fromDocuments(database: Kysely<Tables>, now: string): Promise<Noted[]> {
  const jobs: Noted[] = []
  for (const { id, body } of await documentsOf(database, 'autopilotItem')) {
    const [account_id = '', clientId] = texts(body, 'accountId', 'customerClientId')
    if (body.status === 1 && typeof body.nextRunAt === 'string')
      jobs.push({ kind: 'autopilot-run', subject_id: id, account_id, due_at: body.nextRunAt })
    if (body.status === 3) jobs.push({ kind: 'autopilot-resume', subject_id: account_id, account_id, due_at: now })
    jobs.push({ kind: 'autopilot-check', subject_id: `${account_id}.${clientId}`, account_id, due_at: now })
  }
  for (const { id, body } of await documentsOf(database, 'anomalyWatch'))
    if (body.isEnabled === true)
      jobs.push({ kind: 'analytics-scan', subject_id: id, account_id: String(body.accountId), due_at: now })
  for (const { id } of await documentsOf(database, 'person'))
    jobs.push({ kind: 'billing-period', subject_id: id, account_id: null, due_at: now })
  for (const { id, sort } of await documentsOf(database, 'openEvent')) {
    const [at = now, place = ''] = sort.split(' ')
    jobs.push({ kind: 'billing-event', subject_id: `${place} ${id}`, account_id: null, due_at: at })
  }
  for (const { id, sort } of await documentsOf(database, 'deactivation'))
    jobs.push({ kind: 'person-deletion', subject_id: id, account_id: null, due_at: sort })
  return jobs
}

/** A run that its process did not survive left a mark and a claim behind, which kept the item from ever running again. */
async function forgetLostRuns(database: Kysely<Tables>): Promise<void> {
  await database.deleteFrom('unique_value').where('name', '=', 'autopilot-run').execute()
  for (const { id, body } of await documentsOf(database, 'autopilotItem'))
    if (body.runningSince)
      await database
        .updateTable('document')
        .set({ body: JSON.stringify({ ...body, runningSince: null }) })
        .where('kind', '=', 'autopilotItem')
        .where('id', '=', id)
        .execute()
}

export const dueJobs: Migration = {
  async up(database: Kysely<Tables>) {
    await createTable(database)
    const mark = (await documentsOf(database, 'advanceMark')).find(({ id }) => id === 'advance')
    const now = typeof mark?.body.until === 'string' ? mark.body.until : new Date().toISOString()
    for (const job of [...(await fromAgenda(database)), ...(await fromDocuments(database, now))])
      await database
        .insertInto('due_job')
        .values({ ...job, attempts: 0, last_error: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await forgetLostRuns(database)
    await database.deleteFrom('document').where('kind', 'in', ['due', 'advanceMark']).execute()
  },
}
