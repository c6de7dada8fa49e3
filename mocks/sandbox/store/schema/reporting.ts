// Annotations of charts, saved views, and links of reports.
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { boolean, derived, integer, nullable, ofAccount, table, text } from '#mocks/sandbox/store/schema/columns.ts'

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
  reportLink: table('report_link', {
    columns: {
      accountId: ofAccount(),
      keyHash: text(),
      expiresOn: text(),
      revokedAt: nullable(text()),
      createdAt: text(),
    },
    scope: 'accountId',
    sort: ['createdAt'],
    indices: [['keyHash'], ['expiresOn']],
  }),
}
