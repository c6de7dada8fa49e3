// Documents of integrations: credentials, emails, webhook posts, due jobs and the simulated platforms.
import { integer, ofAccount, table, text } from '#mocks/sandbox/store/schema/columns.ts'

export const OUTSIDE = {
  credential: table('credential', {
    columns: { accountId: ofAccount(), platform: integer(), identityId: text(), connectedAt: text() },
    scope: 'accountId',
    sort: ['connectedAt'],
  }),
  consentCode: table('consent_code', { columns: { expiresAt: text() }, scope: [], sort: ['expiresAt'] }),
  // No references below: what left the product is kept for its own time, and the platforms know nothing of our accounts.
  mail: table('mail', {
    columns: { to: text(), kind: text(), sentAt: text() },
    scope: 'to',
    sort: ['sentAt'],
    indices: [['sentAt']],
  }),
  withheldMail: table('withheld_mail', {
    columns: { to: text(), sentAt: text() },
    scope: 'to',
    sort: ['sentAt'],
    indices: [['sentAt']],
  }),
  webhookDelivery: table('webhook_delivery', {
    columns: { url: text(), accountId: text(), postedAt: text() },
    scope: 'url',
    sort: ['postedAt'],
    indices: [['postedAt']],
  }),
  adsPlatformChange: table('ads_platform_change', {
    columns: { accountId: text(), customerClientId: text(), at: text() },
    scope: ['accountId', 'customerClientId'],
    sort: ['at'],
  }),
  adsImportCampaign: table('ads_import_campaign', {
    columns: { importId: text(), position: integer() },
    scope: 'importId',
    sort: ['position'],
  }),
}
