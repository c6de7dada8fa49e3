// The texts of notifications in the app and of the emails about them.
import type { Language } from '#mocks/sandbox/texts/language.ts'

export const NOTIFICATION_TEXTS = {
  /** How often something happened besides. */
  more: { en: '{count} more', tr: '{count} kez daha' },
  approvalsWaiting: {
    en: '{count, plural, one {# change needs} other {# changes need}} your approval',
    tr: '{count} değişiklik onayınızı bekliyor',
  },
  runChanged: {
    en: '{item} made {count, plural, one {# change} other {# changes}}',
    tr: '{item} {count} değişiklik yaptı',
  },
  rulesNotConnected: { en: 'Rules couldn’t run', tr: 'Kurallar çalıştırılamadı' },
  adsAccessMissing: {
    en: 'Access to Google Ads has expired or permissions are missing. Once someone reconnects it, the rules continue.',
    tr: 'Google Ads erişiminin süresi doldu ya da izinler eksik. Yeniden bağlandığında kurallar devam eder.',
  },
  runFailed: { en: '{item} couldn’t run', tr: '{item} çalıştırılamadı' },
  pausedBeyondPlan: { en: '{item} was paused', tr: '{item} duraklatıldı' },
  beyondPlan: {
    en: 'Your plan no longer includes this rule. Rules of higher priority keep running. Change the plan or the order of rules to resume it.',
    tr: 'Planınız artık bu kuralı içermiyor. Önceliği daha yüksek kurallar çalışmaya devam eder. Sürdürmek için planı veya kuralların sırasını değiştirin.',
  },
  automationStopped: { en: 'Automation was stopped', tr: 'Otomasyon durduruldu' },
  budgetStop: {
    en: '{item} would have moved daily budgets by more than {limit}% within one day. No rule runs until someone resumes automation.',
    tr: '{item} günlük bütçeleri bir gün içinde %{limit} sınırının üzerinde değiştirecekti. Biri otomasyonu sürdürene kadar hiçbir kural çalışmaz.',
  },
  foundBy: { en: '{day}, found by {monitor}', tr: '{day}, izleme: {monitor}' },
  ticketAnswered: { en: 'Support answered ticket {number}', tr: 'Destek ekibi {number} numaralı talebi yanıtladı' },
  postAwaitsApproval: { en: '{title} needs your approval', tr: '{title} onayınızı bekliyor' },
  postAskedBy: { en: 'Sent by {author}', tr: 'Gönderen: {author}' },
  postFailed: { en: '{title} couldn’t be published', tr: '{title} yayımlanamadı' },
  publishingFailed: { en: 'Publishing to {network} failed', tr: '{network}: yayımlama başarısız oldu' },
  lastPost: { en: '“{title}”: {reason}', tr: '“{title}”: {reason}' },
  webhookSwitchedOff: { en: 'A webhook was switched off', tr: 'Bir webhook kapatıldı' },
  webhookAddress: {
    en: 'Nothing arrived at {host} until the last retry.',
    tr: 'Son denemeye kadar {host} adresine hiçbir şey ulaşmadı.',
  },
  accessEnded: { en: 'Access to {platform} has expired', tr: '{platform} erişiminin süresi doldu' },
  permissionsMissing: { en: 'Permissions for {platform} are missing', tr: '{platform} izinleri eksik' },
  keepPermissions: {
    en: 'Some permissions of {name} are missing. Reconnect it and keep every permission checked.',
    tr: '{name} hesabının bazı izinleri eksik. Yeniden bağlayın ve tüm izinleri işaretli bırakın.',
  },
  accessRestored: { en: '{platform} is connected again', tr: '{platform} yeniden bağlandı' },
  resumed: {
    en: '{name} works again. Whatever waited for it has resumed.',
    tr: '{name} yeniden çalışıyor. Bu erişimi bekleyen her şey devam ediyor.',
  },
  reconnect: { en: 'Reconnect {name} to continue.', tr: 'Devam etmek için {name} hesabını yeniden bağlayın.' },
} as const satisfies Record<string, Record<Language, string>>
