// Changes and suggestions of the autopilot leave the documents of their runs and get a table of their own; every one is moved.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, createTable } from '#mocks/sandbox/store/migrations/create-table.ts'
import { stored, withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>
type Database = Kysely<Record<string, Row>>

const MOVED_AT_ONCE = 500
const APPLIED = 1
const UNDONE = 5

const CHANGES = {
  table: 'autopilot_change',
  columns: `execution_id text references autopilot_execution on delete cascade, position integer not null,
    account_id text references account on delete cascade, customer_client_id text not null, autopilot_id text not null,
    rule_id text not null, trigger integer not null, status integer not null, entity_type integer not null,
    entity_id text not null, proposed_at text not null, applied_at text, undone_at text, saving double precision,
    cost double precision not null, search_text text not null`,
  indices: [
    'account_id, customer_client_id, proposed_at, id',
    'execution_id, position',
    'autopilot_id, status',
    'account_id, customer_client_id, status, proposed_at, id, trigger',
    'account_id, customer_client_id, entity_id',
    'account_id, customer_client_id, applied_at',
    'account_id, customer_client_id, undone_at',
  ],
}

const numberOr = <Other>(value: unknown, other: Other): number | Other => (typeof value === 'number' ? value : other)
const textOr = <Other>(value: unknown, other: Other): string | Other => (typeof value === 'string' ? value : other)

/** When a change was made and undone: it says so itself only where that was not with its run. */
function timesOf({ status, appliedAt, undoneAt }: Fields, run: Fields, startedAt: unknown) {
  const isUndone = status === UNDONE
  return {
    applied_at: isUndone || status === APPLIED ? textOr(appliedAt ?? startedAt, null) : null,
    undone_at: isUndone ? textOr(undoneAt ?? run.undoneAt, null) : null,
  }
}

function rowOfChange(change: Fields, position: number, execution: Row, run: Fields): Row {
  const { id, status, entityType, entityId, saving, appliedAt: _a, undoneAt: _u, ...rest } = change
  const names = [rest.name, rest.campaignName, rest.adGroupName].filter((one) => typeof one === 'string')
  const metrics = (rest.metrics ?? {}) as Fields
  // A run whose account was gone names it in its body.
  const gone = execution.account_id === null ? { accountId: run.accountId } : {}
  return {
    id: stored(id),
    execution_id: execution.id ?? null,
    position,
    account_id: execution.account_id ?? null,
    customer_client_id: execution.customer_client_id ?? '',
    autopilot_id: execution.autopilot_id ?? '',
    rule_id: execution.rule_id ?? '',
    trigger: execution.trigger ?? 1,
    status: numberOr(status, 0),
    entity_type: numberOr(entityType, 0),
    entity_id: stored(entityId) ?? '',
    proposed_at: stored(run.finishedAt ?? execution.started_at) ?? '',
    ...timesOf(change, run, execution.started_at),
    saving: numberOr(saving, null),
    cost: numberOr(metrics.cost, 0),
    search_text: withoutNul(foldText(names.join('\n'))),
    body: JSON.stringify({ ...rest, ...gone }),
  }
}

async function moveChanges(database: Database, execution: Row): Promise<void> {
  const { changes, changedCount, estimatedSaving, ...run }: Fields = JSON.parse(String(execution.body))
  for (const [position, change] of (Array.isArray(changes) ? changes : []).entries()) {
    const row = rowOfChange(change, position, execution, run)
    const insert = database.insertInto('autopilot_change').onConflict((conflict) => conflict.doNothing())
    const { numInsertedOrUpdatedRows } = await insert.values(row).executeTakeFirstOrThrow()
    // An id was unique within its run only.
    if (Number(numInsertedOrUpdatedRows) === 0)
      await insert.values({ ...row, id: `${String(execution.id)}.${position}` }).execute()
  }
  const moved = { changed_count: numberOr(changedCount, 0), estimated_saving: numberOr(estimatedSaving, null) }
  await database
    .updateTable('autopilot_execution')
    .set({ ...moved, body: JSON.stringify(run) })
    .where('id', '=', execution.id ?? '')
    .execute()
}

async function moveAll(database: Database): Promise<void> {
  for (let after = ''; ; ) {
    const query = database.selectFrom('autopilot_execution').selectAll().where('id', '>', after).orderBy('id')
    const found = await query.limit(MOVED_AT_ONCE).execute()
    for (const execution of found) await moveChanges(database, execution)
    if (found.length === 0) return
    after = String(found.at(-1)?.id)
  }
}

export const autopilotChanges: Migration = {
  async up(database: Kysely<unknown>) {
    const run = (statement: string) => sql.raw(statement).execute(database)
    await createTable(database, CHANGES)
    await run('alter table autopilot_execution add column changed_count integer not null default 0')
    await run('alter table autopilot_execution add column estimated_saving double precision')
    await moveAll(database as Database)
    await run('drop index autopilot_execution_account_id_customer_client_id_proposal_count')
    await run('alter table autopilot_execution drop column proposal_count')
    await createIndex(database, 'autopilot_execution', 'started_at')
  },
}
