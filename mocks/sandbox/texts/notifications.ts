// The texts of notifications in the app and of the emails about them.
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** Plural forms of a text with a count. */
type Counted = Record<Language, (count: number) => string>

/** How often something happened besides. */
export const MORE_TIMES: Counted = {
  en: (count) => `${count} more`,
  tr: (count) => `${count} kez daha`,
}

export const APPROVALS_WAITING: Counted = {
  en: (count) => (count === 1 ? '1 change waits for your approval' : `${count} changes wait for your approval`),
  tr: (count) => `${count} değişiklik onayınızı bekliyor`,
}

export const RUN_CHANGED: Counted = {
  en: (count) => (count === 1 ? '{item} made 1 change' : `{item} made ${count} changes`),
  tr: (count) => `{item} ${count} değişiklik yaptı`,
}

export const NOTIFICATION_TEXTS = {
  runFailed: { en: '{item} couldn’t run', tr: '{item} çalıştırılamadı' },
  foundBy: { en: '{day}, found by {watch}', tr: '{day}, izleme: {watch}' },
  ticketAnswered: { en: 'Support answered ticket {number}', tr: 'Destek ekibi {number} numaralı talebi yanıtladı' },
  webhookSwitchedOff: { en: 'A webhook was switched off', tr: 'Bir webhook kapatıldı' },
  webhookAddress: {
    en: 'Nothing arrived at {host} until the last retry.',
    tr: 'Son denemeye kadar {host} adresine hiçbir şey ulaşmadı.',
  },
  accessEnded: { en: 'Access to {platform} has expired', tr: '{platform} erişiminin süresi doldu' },
  reconnect: { en: 'Reconnect {name} to continue.', tr: 'Devam etmek için {name} hesabını yeniden bağlayın.' },
} as const satisfies Record<string, Record<Language, string>>
