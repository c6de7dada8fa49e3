// The mornings of accounts that were there before, and the preferences of people for tasks and surveys.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row, Tables } from '#mocks/sandbox/store/tables.ts'
import { nextTimeOfDay } from '#mocks/sandbox/time/quiet-hours.ts'

const TIME = '08:00'
const IN_APP = 2
const BY_EMAIL = 3
const CHANNELS = ['anomalies', 'approvals', 'executions', 'integrations', 'tickets', 'reports', 'product']

type Preferences = Record<string, unknown>

/** People who get no emails at all, as after unsubscribing, get none about tasks either. */
function withNewKinds(preferences: Preferences): Preferences {
  const hasEmails = CHANNELS.some((kind) => Number(preferences[kind]) >= BY_EMAIL)
  const channel = hasEmails ? BY_EMAIL : IN_APP
  return { tasks: channel, surveys: channel, ...preferences }
}

async function startMornings(database: Kysely<Tables>): Promise<void> {
  for (const { id, body } of await database.selectFrom('account').select(['id', 'body']).execute()) {
    const { timeZone = 'UTC' }: { timeZone?: string } = JSON.parse(String(body))
    const due_at = nextTimeOfDay(TIME, new Date(), timeZone).toISOString()
    const subject = { subject_id: String(id), account_id: String(id) }
    await database
      .insertInto('due_job')
      .values({ kind: 'daily-tasks', ...subject, due_at, attempts: 0, last_error: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export const dailyTasks: Migration = {
  async up(database: Kysely<unknown>) {
    await startMornings(database as Kysely<Tables>)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'person', (_, { notificationPreferences, ...body }) => ({
      body: JSON.stringify({ ...body, notificationPreferences: withNewKinds(notificationPreferences as Preferences) }),
    }))
  },
}
