// Documents of integrations: credentials, webhooks and their deliveries, notifications, emails, and the simulated platforms.
import { integer, nullable, ofAccount, ofPerson, reference, table, text } from '#mocks/sandbox/store/schema/columns.ts'

export const OUTSIDE = {
  credential: table('credential', {
    columns: { accountId: ofAccount(), platform: integer(), identityId: text(), connectedAt: text() },
    scope: 'accountId',
    sort: ['connectedAt'],
  }),
  webhook: table('webhook', {
    columns: { accountId: ofAccount(), createdAt: text() },
    scope: 'accountId',
    sort: ['createdAt'],
  }),
  webhookDelivery: table('webhook_delivery', {
    columns: {
      webhookId: reference(text(), 'webhook', 'cascade'),
      accountId: text(),
      status: integer(),
      createdAt: text(),
    },
    scope: 'webhookId',
    sort: ['createdAt'],
    indices: [['createdAt']],
  }),
  notification: table('notification', {
    columns: {
      personId: ofPerson(),
      accountId: reference(nullable(text()), 'account', 'cascade'),
      kind: integer(),
      cause: text(),
      occurredAt: text(),
      readAt: nullable(text()),
      emailDueAt: nullable(text()),
    },
    scope: 'personId',
    sort: ['occurredAt'],
    indices: [['occurredAt'], ['personId', 'readAt', 'cause']],
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
  adsPlatformChange: table('ads_platform_change', {
    columns: { accountId: text(), customerClientId: text(), at: text() },
    scope: ['accountId', 'customerClientId'],
    sort: ['at'],
  }),
  networkPost: table('network_post', {
    columns: { channelKey: text(), reference: text(), publishedAt: text() },
    scope: 'channelKey',
    sort: ['publishedAt'],
    indices: [['reference']],
  }),
  adsImportCampaign: table('ads_import_campaign', {
    columns: { importId: text(), position: integer() },
    scope: 'importId',
    sort: ['position'],
  }),
}
