import type { Mail } from '#mocks/sandbox/domain/notifications/mail.ts'

/** An email for the store's own tests, listed under `to` and sorted by `sentAt`. */
export const note = (id: string, fields: Partial<Mail> = {}): Mail => ({
  id,
  to: 'acc',
  kind: 'invitation',
  subject: '',
  text: `Text of ${id}`,
  link: null,
  code: null,
  sentAt: id,
  ...fields,
})
