// Annotations of charts, and saved views.
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { boolean, derived, integer, ofAccount, table, text } from '#mocks/sandbox/store/schema/columns.ts'

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
  savedView: table('saved_view', {
    columns: {
      accountId: ofAccount(),
      createdByUserId: text(),
      screen: integer(),
      isShared: boolean(),
      nameOrder: derived(text(), ({ name }: { name: string }) => foldText(name)),
    },
    scope: 'accountId',
    sort: ['nameOrder'],
  }),
}
