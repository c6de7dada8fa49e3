import { boolean, integer, ofAccount, table, text } from '#mocks/sandbox/store/schema/columns.ts'

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
      isTold: boolean(),
    },
    scope: 'accountId',
    sort: ['date'],
    indices: [['configurationId', 'isTold', 'date']],
  }),
}
