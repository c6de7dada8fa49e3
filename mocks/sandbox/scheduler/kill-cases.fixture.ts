// The cases of the crash tests: the initial data of each, and the work during which the process is killed.
import { NotificationChannel, NotificationKind } from '@adwright/sdk/types'
import { saveMonitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { parametersOf, ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { addItem, MODE } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { deactivate } from '#mocks/sandbox/domain/identity/deactivation.ts'
import { notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { startReports } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import { createDelivery } from '#mocks/sandbox/domain/webhooks/deliveries.ts'
import { newWebhook } from '#mocks/sandbox/domain/webhooks/webhooks.ts'
import { Host } from '#mocks/sandbox/host/host.ts'
import { storeReports } from '#mocks/sandbox/import/import-reports.ts'
import { seedBilling } from '#mocks/sandbox/scenarios/billing.ts'
import { addPerson } from '#mocks/sandbox/scenarios/people.ts'
import { jobsOf } from '#mocks/sandbox/store/due-jobs.fixture.ts'
import { tableOf } from '#mocks/sandbox/store/schema/schema.ts'
import { type Kinds, openStore, type Store } from '#mocks/sandbox/store/store.ts'
import type { JobKind } from '#mocks/sandbox/store/tables.ts'

const BEGIN = '2026-11-18T09:00:00Z'

type JobCase = { kind: JobKind; subject?: string; until: string; effects: (keyof Kinds)[] }

/** The only due job of each case, the target time, and the kinds of documents that it must add. */
const JOB_CASES: Record<string, JobCase> = {
  run: {
    kind: 'autopilot-run',
    subject: 'ap_kill',
    until: '2026-11-19T06:00:00Z',
    effects: ['autopilotExecution', 'adsPlatformChange', 'mail'],
  },
  check: { kind: 'autopilot-check', until: '2026-11-19T05:00:00Z', effects: ['autopilotActivity'] },
  scan: { kind: 'analytics-scan', subject: 'cfg_kill', until: '2026-11-21T06:00:00Z', effects: ['anomaly', 'mail'] },
  billing: {
    kind: 'billing-period',
    subject: 'usr_late',
    until: '2026-11-28T00:00:00Z',
    effects: ['historyEntry', 'mail'],
  },
  post: { kind: 'post', until: '2026-11-19T18:00:00Z', effects: ['networkPost'] },
  survey: { kind: 'survey', until: '2026-11-29T10:00:00Z', effects: [] },
  design: { kind: 'design', until: '2026-11-18T09:02:00Z', effects: ['file'] },
  ticket: { kind: 'ticket', until: '2026-11-18T10:00:00Z', effects: ['mail'] },
  // Two attempts change the delivery and add no documents.
  webhook: { kind: 'webhook-delivery', until: '2026-11-18T09:01:00Z', effects: [] },
  digest: { kind: 'notification-email', until: '2026-11-19T09:00:00Z', effects: ['mail'] },
  report: { kind: 'report-email', until: '2026-11-23T08:00:00Z', effects: ['mail'] },
  deletion: { kind: 'person-deletion', until: '2026-12-19T00:00:00Z', effects: [] },
}

const ADS = 'Day,Campaign,Clicks,Cost\n2026-11-01,Boots,12,3.50\n2026-11-02,Boots,14,4.10'
const ANALYTICS = ['Date,Sessions,Total users', '20261101,120,80', '20261102,90,70', '20261103,130,90'].join('\n')
const FILES = Object.entries({ 'ads.csv': ADS, 'analytics.csv': ANALYTICS })

export const KILL_CASES = [...Object.keys(JOB_CASES), 'import']

export async function openHost(location: string): Promise<Host> {
  const host = await Host.open({ store: location, seed: 1, controlKey: 'key', origin: 'http://127.0.0.1:4020' })
  // Stopped before the time is set, because a running clock would advance in between.
  host.main.clock.freeze()
  host.main.clock.set(new Date(BEGIN))
  // This job was scheduled by the machine's time and belongs to no case.
  await host.main.store.jobs.note({ kind: 'retention', subjectId: 'everything' }, null)
  return host
}

/** The target time of a case. */
export const endOf = (name: string): Date => new Date(JOB_CASES[name]?.until ?? BEGIN)

/** Does the work of a case; repeating it, as after a restart, changes nothing. */
export async function doWork({ main }: Host, name: string): Promise<void> {
  if (name in JOB_CASES) return main.moveTo(endOf(name))
  const files = FILES.map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
  await storeReports(main.runtime, { files, currency: 'EUR' })
}

function ruleSettingsOf(ruleId: string) {
  const rule = ruleOf(ruleId)
  if (!rule) throw new Error(`There is no ${ruleId}.`)
  return { ruleId, conditions: rule.defaultConditions, action: rule.defaultAction, parameters: parametersOf(rule) }
}

/** Fills a store with the sample workspace and a due job for every case. */
export async function fillForKills(location: string): Promise<void> {
  const host = await openHost(location)
  await host.fill()
  const { main } = host
  const { store, runtime } = main
  await main.advance()
  const now = main.clock.now()
  const late = await addPerson(runtime, { id: 'usr_late', email: 'late@lindholm.example' })
  await seedBilling(runtime, { person: late, state: 'past-due' })
  const leaving = await addPerson(runtime, { id: 'usr_gone', email: 'gone@lindholm.example' })
  await deactivate({ store, now }, leaving, null)
  const item = (await store.listAll('autopilotItem')).find(({ mode }) => mode === MODE.automatic)
  const [design] = await store.listAll('design')
  const [ticket] = await store.listAll('ticket')
  const [monitor] = await store.listAll('anomalyWatch')
  if (!item || !design || !ticket || !monitor) throw new Error('The sample workspace lacks what the cases begin with.')
  await addItem(store, {
    ...item,
    ...ruleSettingsOf('rule_low-quality-score'),
    id: 'ap_kill',
    autopilotId: 'ap_kill',
    cooldownDays: 0,
    touched: {},
    nextRunAt: '2026-11-19T05:00:00.000Z',
  })
  const queued = { ...design, id: 'dsg_kill', status: 1 as const, variants: [], createdAt: now.toISOString() }
  await store.insert('design', queued)
  await store.jobs.note({ kind: 'design', subjectId: queued.id }, now)
  const open = { ...ticket, id: 'tkt_kill', status: 1 as const, messages: [], createdAt: now.toISOString() }
  await store.insert('ticket', open)
  await store.jobs.note({ kind: 'ticket', subjectId: open.id }, new Date(now.getTime() + 20 * 60_000))
  const metricSettings = monitor.metricSettings.slice(0, 2).map((setting, index) => ({
    ...setting,
    id: `mst_kill${index}`,
    metricSettingId: `mst_kill${index}`,
    sensitivity: 3 as const,
  }))
  const own = { recipients: ['shop@lindholm.example'], channels: [1 as const], quietHours: null }
  await saveMonitor({ store, now }, { ...monitor, ...own, id: 'cfg_kill', configurationId: 'cfg_kill', metricSettings })
  await startReports({ store, now }, monitor.accountId)
  await addDueMessages(host)
  await host.close()
}

/** Adds a delivery to a webhook that is down, and a notification for a daily digest. */
async function addDueMessages({ main: { store, runtime, clock } }: Host): Promise<void> {
  const [account] = await store.listAll('account', { limit: 1 })
  const person = account && (await store.get('person', account.ownerId))
  if (!person) throw new Error('The sample workspace has no account.')
  const context = { ...runtime, store, now: clock.now() }
  const settings = { url: 'https://hooks.lindholm.example/status/503', events: ['run.finished' as const] }
  const creator = { id: 'whk_kill', accountId: account.id, createdByName: 'Elif', now: context.now }
  const webhook = await store.insert('webhook', newWebhook(settings, creator))
  await createDelivery(context, webhook, { type: 'run.finished', timestamp: BEGIN, data: {} })
  const digest = { ...person.notificationPreferences, tickets: NotificationChannel.DailyDigest }
  const text = { title: 'Support answered', text: '' }
  await notify(
    context,
    { ...person, notificationPreferences: digest },
    [
      {
        kind: NotificationKind.Ticket,
        severity: null,
        accountId: null,
        cause: 'kill',
        texts: { en: text, tr: text },
        link: '/help',
      },
    ],
    () => ({ kind: 'notifications' }),
  )
}

/** Removes all due jobs except that of a case. */
export async function isolateCase(location: string, name: string): Promise<void> {
  const store = await openStore(location)
  const wanted = JOB_CASES[name]
  for (const { kind, subject_id } of await jobsOf(store))
    if (kind !== wanted?.kind || !subject_id.includes(wanted.subject ?? ''))
      await store.jobs.note({ kind, subjectId: subject_id }, null)
  await store.close()
}

/** Replaces generated ids, which differ after a restart. */
const withoutIds = (text: string): string => text.replaceAll(/\b[a-z]{2,8}_[\w-]{6,}/g, 'id')

/** The sorted content of a store without ids and process state, for comparison. */
export async function contentOf(store: Store): Promise<string[]> {
  const { tables } = await store.snapshot()
  return tables
    .flatMap(([table, rows]) =>
      rows.filter(({ kind }) => kind !== 'standing').map((row) => `${table} ${withoutIds(JSON.stringify(row))}`),
    )
    .sort()
}

/** The kinds of documents that a case should have added but has not. */
export async function missingEffects(name: string, before: string[], after: string[]): Promise<string[]> {
  const count = (content: string[], kind: string) =>
    content.filter((row) => row.startsWith(`${tableOf(kind)?.table} `)).length
  const missing = (JOB_CASES[name]?.effects ?? []).filter((kind) => count(after, kind) <= count(before, kind))
  return before.join() === after.join() ? ['anything'] : missing
}
