// The table of due jobs: what the scheduler has to do when, found by an index instead of a search.
import type { Kysely } from 'kysely'
import { withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { JobKind, Tables } from '#mocks/sandbox/store/tables.ts'

/** A subject has at most one job of a kind. */
export type JobKey = {
  kind: JobKind
  subjectId: string
  /** The account whose time the job follows; left out for work that belongs to no account. */
  accountId?: string | null
}

export type DueJob = {
  kind: JobKind
  subjectId: string
  accountId: string | null
  /** ISO 8601 in UTC. */
  dueAt: string
  /** How often it has failed since it was noted. */
  attempts: number
}

/** The jobs of one account, or all but those of some accounts. */
export type JobFilter = { accountId: string } | { exceptAccountIds: string[] }

const MAX_ERROR_LENGTH = 500
const COLUMNS = ['kind', 'subject_id as subjectId', 'account_id as accountId', 'due_at as dueAt', 'attempts'] as const

export class DueJobs {
  readonly #database: Kysely<Tables>
  #isStopped = false

  constructor(database: Kysely<Tables>) {
    this.#database = database
  }

  /** Notes when a job is due next, in place of what was noted before; null removes it. */
  async note({ kind, subjectId, accountId = null }: JobKey, at: Date | null): Promise<void> {
    const subject_id = withoutNul(subjectId)
    if (at === null) {
      await this.#database.deleteFrom('due_job').where('kind', '=', kind).where('subject_id', '=', subject_id).execute()
      return
    }
    const row = { account_id: accountId, due_at: at.toISOString(), attempts: 0, last_error: null }
    await this.#database
      .insertInto('due_job')
      .values({ kind, subject_id, ...row })
      .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doUpdateSet(row))
      .execute()
  }

  /** Notes a job unless there is one of its kind and subject. */
  async noteOnce({ kind, subjectId, accountId = null }: JobKey, at: Date): Promise<void> {
    const row = { account_id: accountId, due_at: at.toISOString(), attempts: 0, last_error: null }
    await this.#database
      .insertInto('due_job')
      .values({ kind, subject_id: withoutNul(subjectId), ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** Moves a job to an earlier time; a job that is due earlier keeps its time. */
  async advanceTo({ kind, subjectId }: JobKey, at: Date): Promise<void> {
    const due_at = at.toISOString()
    await this.#database
      .updateTable('due_job')
      .set({ due_at })
      .where('kind', '=', kind)
      .where('subject_id', '=', withoutNul(subjectId))
      .where('due_at', '>', due_at)
      .execute()
  }

  /** From now on nothing is due, so that the present job is the last one that runs; the others stay stored. */
  stop(): void {
    this.#isStopped = true
  }

  /** The job that is due first, up to a moment. */
  async first(until: Date, filter: JobFilter): Promise<DueJob | undefined> {
    if (this.#isStopped) return undefined
    let query = this.#database.selectFrom('due_job').select(COLUMNS).where('due_at', '<=', until.toISOString())
    if ('accountId' in filter) query = query.where('account_id', '=', filter.accountId)
    else if (filter.exceptAccountIds.length > 0)
      query = query.where((is) =>
        is.or([is('account_id', 'is', null), is('account_id', 'not in', filter.exceptAccountIds)]),
      )
    return query.orderBy('due_at').orderBy('kind').orderBy('subject_id').limit(1).executeTakeFirst()
  }

  /** The jobs of the same kind and account that are due at the same moment, the job itself included. */
  async dueWith({ kind, accountId, dueAt }: DueJob): Promise<DueJob[]> {
    return this.#database
      .selectFrom('due_job')
      .select(COLUMNS)
      .where('kind', '=', kind)
      .where('account_id', accountId === null ? 'is' : '=', accountId)
      .where('due_at', '=', dueAt)
      .orderBy('subject_id')
      .execute()
  }

  /** Removes a job in order to do it; false if another process has taken or moved it meanwhile. */
  async take({ kind, subjectId, dueAt }: DueJob): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('due_job')
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where('due_at', '=', dueAt)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /** Moves a job that failed to a later time, unless it was noted anew meanwhile. */
  async postpone({ kind, subjectId, dueAt, attempts }: DueJob, at: Date, error: string): Promise<void> {
    await this.#database
      .updateTable('due_job')
      .set({
        due_at: at.toISOString(),
        attempts: attempts + 1,
        last_error: withoutNul(error).slice(0, MAX_ERROR_LENGTH),
      })
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where('due_at', '=', dueAt)
      .execute()
  }
}
