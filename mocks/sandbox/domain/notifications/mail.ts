// The sandbox's mailbox, which receives all emails of the product.

import type { Store } from '#mocks/sandbox/store/store.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { MAIL_TEXTS, type MailKind } from '#mocks/sandbox/texts/mails.ts'

export type Mail = {
  id: string
  to: string
  kind: MailKind
  subject: string
  text: string
  link: string | null
  code: string | null
  /** Headers beside the usual ones; missing in emails that were stored before. */
  headers?: Record<string, string>
  sentAt: string
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    mail: Mail
    withheldMail: Mail
  }
}

export type Outbox = { store: Store; now: Date; newId: (prefix: string) => string; origin: string; language: Language }
export type EmailParams = {
  to: string
  kind: MailKind
  values?: Record<string, string | number> /** A path of the app. */
  link?: string
  code?: string
  /** Where the recipient unsubscribes from emails of this kind, a path of the app; left out for emails that have to be sent. */
  unsubscribe?: string
}

/** People open the address, and programs of mail providers post to it (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function renderEmail(
  { now, newId, origin, language }: Outbox,
  { to, kind, values = {}, link, code, unsubscribe }: EmailParams,
): Mail {
  const { subject, text } = MAIL_TEXTS[kind][language]
  const filling = { ...values, ...(code ? { code } : {}) }
  return {
    id: newId('mail'),
    to: to.toLowerCase(),
    kind,
    subject: interpolate(subject, filling, language),
    text: interpolate(text, filling, language),
    link: link ? origin + link : null,
    code: code ?? null,
    ...(unsubscribe ? { headers: unsubscribeHeaders(origin + unsubscribe) } : {}),
    sentAt: now.toISOString(),
  }
}

/** Sends an email in the recipient's language; it is stored under the address in lower case. */
export function sendMail(outbox: Outbox, letter: EmailParams): Promise<Mail> {
  const mail = renderEmail(outbox, letter)
  return outbox.store.insert('mail', mail)
}

/** Renders an email that is never sent: skipping it would be faster and reveal that the address is unknown (timing attack). */
export function withholdEmail(outbox: Outbox, letter: EmailParams): Promise<Mail> {
  const mail = renderEmail(outbox, letter)
  return outbox.store.upsert('withheldMail', { ...mail, id: mail.to })
}
