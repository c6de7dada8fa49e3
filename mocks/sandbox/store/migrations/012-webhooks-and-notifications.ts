// Tables for webhooks, their deliveries and notifications. The https addresses of monitors become webhooks that the monitors name, and
// people get preferences for the new kinds of notifications.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Database = Kysely<Record<string, Row>>

const WEBHOOK = {
  table: 'webhook',
  columns: 'account_id text references account on delete cascade, created_at text not null',
  indices: ['account_id, created_at, id'],
}
const DELIVERY = {
  table: 'webhook_delivery',
  columns: `webhook_id text references webhook on delete cascade, account_id text not null, status integer not null,
    created_at text not null`,
  indices: ['webhook_id, created_at, id', 'created_at'],
}
const NOTIFICATION = {
  table: 'notification',
  columns: `person_id text references person on delete cascade, account_id text references account on delete cascade,
    kind integer not null, cause text not null, occurred_at text not null, read_at text, email_due_at text`,
  indices: ['person_id, occurred_at, id', 'occurred_at', 'person_id, read_at, cause'],
}

const NEW_PREFERENCES = {
  approvals: 3,
  integrations: 3,
  tickets: 3,
  minSeverity: 1,
  quietHours: null,
  isHighSeverityAllowed: true,
}

const isAddress = (recipient: string) => recipient.startsWith('https://')

/** Creates a webhook without events of its own for each https address of a monitor; returns their ids. */
async function webhooksFor(database: Database, watch: Row, body: Record<string, unknown>): Promise<string[]> {
  const addresses = ((body.recipients ?? []) as string[]).filter(isAddress)
  const createdAt = typeof body.updatedAt === 'string' ? body.updatedAt : new Date().toISOString()
  const ids = addresses.map((_, place) => `whk_${String(watch.id)}-${place + 1}`)
  for (const [place, url] of addresses.entries()) {
    const webhook = {
      url,
      description: String(watch.name).slice(0, 200),
      events: [],
      status: 1,
      secretNumber: 1,
      secretChangedAt: createdAt,
      previousSecretExpiresAt: null,
      lastSuccessAt: null,
      createdByName: null,
      updatedAt: createdAt,
      version: 1,
    }
    const row = { id: ids[place] ?? '', account_id: watch.account_id ?? null, created_at: createdAt }
    await database
      .insertInto('webhook')
      .values({ ...row, body: JSON.stringify(webhook) })
      .execute()
  }
  return ids
}

async function moveWebhooks(database: Database): Promise<void> {
  const ids = new Map<string, string[]>()
  for (const watch of await database.selectFrom('anomaly_watch').selectAll().execute())
    ids.set(String(watch.id), await webhooksFor(database, watch, JSON.parse(String(watch.body))))
  await rewriteRows(database, 'anomaly_watch', ({ id }, body) => {
    const recipients = ((body.recipients ?? []) as string[]).filter((recipient) => !isAddress(recipient))
    return { body: JSON.stringify({ ...body, recipients, webhookIds: ids.get(String(id)) ?? [] }) }
  })
}

export const webhooksAndNotifications: Migration = {
  async up(database: Kysely<unknown>) {
    const rows = database as Database
    await database.schema.dropTable('webhook_delivery').execute()
    for (const table of [WEBHOOK, DELIVERY, NOTIFICATION]) await createTable(database, table)
    await moveWebhooks(rows)
    await rewriteRows(rows, 'person', (_, body) => ({
      body: JSON.stringify({
        ...body,
        notificationPreferences: { ...NEW_PREFERENCES, ...(body.notificationPreferences as object) },
      }),
    }))
  },
}
