import { AnomalyStatus } from '@adwright/sdk/types'
import {
  boolean,
  derived,
  integer,
  nullable,
  ofAccount,
  real,
  searchable,
  table,
  text,
} from '#mocks/sandbox/store/schema/columns.ts'

type Described = { assigneeName?: string | null; contributors?: { value: string }[]; comments?: { text: string }[] }
type Snoozing = { status?: number; snoozedUntil?: string | null }

// An anomaly names its watch without a reference: it stays when the watch is deleted.
export const ANOMALIES = {
  anomalyWatch: table('anomaly_watch', {
    columns: { accountId: ofAccount(), propertyName: text(), name: text(), isDefault: boolean(), isEnabled: boolean() },
    scope: 'accountId',
    sort: ['name'],
  }),
  anomaly: table('anomaly', {
    columns: {
      accountId: ofAccount(),
      propertyName: text(),
      configurationId: text(),
      date: text(),
      metric: text(),
      severity: integer(),
      status: integer(),
      /** When its snooze ends, in UTC; null for what is not snoozed. */
      snoozeEnd: derived(nullable(text()), ({ status, snoozedUntil }: Snoozing) =>
        status === AnomalyStatus.Snoozed && snoozedUntil ? new Date(snoozedUntil).toISOString() : null,
      ),
      size: derived(real(), ({ score }: { score?: number }) => Math.abs(score ?? 0)),
      deviationPct: real(),
      searchText: searchable(({ assigneeName, contributors = [], comments = [] }: Described) => [
        assigneeName ?? null,
        ...contributors.map(({ value }) => value),
        ...comments.map(({ text: said }) => said),
      ]),
      isTold: boolean(),
    },
    scope: 'accountId',
    sort: ['date'],
    indices: [['configurationId', 'isTold', 'date']],
  }),
}
