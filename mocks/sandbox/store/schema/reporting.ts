// Annotations of charts.
import { boolean, ofAccount, table, text } from '#mocks/sandbox/store/schema/columns.ts'

export const REPORTING = {
  annotation: table('annotation', {
    columns: {
      accountId: ofAccount(),
      createdByUserId: text(),
      dateBegin: text(),
      dateEnd: text(),
      isIgnoredForLearning: boolean(),
    },
    scope: 'accountId',
    sort: ['dateBegin'],
  }),
}
