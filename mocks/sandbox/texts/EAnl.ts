import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const eanlProblems = {
  'analytics-not-connected': {
    en: 'Google Analytics is not connected. Connect it first.',
    tr: 'Google Analytics bağlı değil. Önce bağlayın.',
  },
  'analytics-reconnect-needed': {
    en: 'Access to Google Analytics has expired. Reconnect it.',
    tr: 'Google Analytics erişim süresi doldu. Yeniden bağlayın.',
  },
  'property-not-selected': {
    en: 'Select a property first.',
    tr: 'Önce bir mülk seçin.',
  },
  'configurations-limit-reached': {
    en: 'This account already has {limit} monitors. Delete one first.',
    tr: 'Bu hesapta zaten {limit} izleme var. Önce birini silin.',
  },
  'default-configuration': {
    en: 'This is a built-in monitor. You can turn it on or off, but not edit or delete it.',
    tr: 'Bu, yerleşik bir izleme. Açıp kapatabilirsiniz ancak düzenleyemez veya silemezsiniz.',
  },
  'report-links-limit-reached': {
    en: 'This account has {limit} links already. Delete one first.',
    tr: 'Bu hesabın zaten {limit} bağlantısı var. Önce birini silin.',
  },
  'report-link-expiry': {
    en: 'Choose a day from today up to a year from now.',
    tr: 'Bugünden bir yıl sonrasına kadar bir gün seçin.',
  },
  'shared-report-unknown': {
    en: "This link isn't valid. Check that it is complete.",
    tr: 'Bu bağlantı geçerli değil. Eksiksiz olduğunu kontrol edin.',
  },
  'shared-report-expired': {
    en: 'This link has expired. Ask the person who shared it for a new one.',
    tr: 'Bu bağlantının süresi doldu. Paylaşan kişiden yeni bir bağlantı isteyin.',
  },
  'shared-report-revoked': {
    en: 'This link was revoked. Ask the person who shared it for a new one.',
    tr: 'Bu bağlantı iptal edildi. Paylaşan kişiden yeni bir bağlantı isteyin.',
  },
  'shared-report-unavailable': {
    en: "This report can't be read right now. Try again later.",
    tr: 'Bu rapor şu anda okunamıyor. Daha sonra yeniden deneyin.',
  },
  'shared-report-password-needed': {
    en: 'Enter the password of this report.',
    tr: 'Bu raporun parolasını girin.',
  },
  'shared-report-password-wrong': { en: 'This password is not right.', tr: 'Bu parola doğru değil.' },
  'too-many-wrong-passwords': {
    en: 'Too many wrong passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    tr: 'Çok fazla yanlış parola girildi. {minutes} dakika sonra yeniden deneyin.',
  },
  'metric-setting-exists': { en: 'This metric is already monitored.', tr: 'Bu metrik zaten izleniyor.' },
  'metric-settings-limit-reached': {
    en: 'This monitor already has {limit} metrics. Remove one first.',
    tr: 'Bu izlemede zaten {limit} metrik var. Önce birini kaldırın.',
  },
  'nothing-to-change': { en: 'No changes to save.', tr: 'Kaydedilecek değişiklik yok.' },
  'needed-without-body': { en: 'Required when the request has no body.', tr: 'İsteğin gövdesi yoksa gereklidir.' },
  'invalid-period': {
    en: 'The end date is before the start date, or the range is longer than 400 days.',
    tr: 'Bitiş tarihi başlangıçtan önce veya aralık 400 günden uzun.',
  },
  'property-fixed': {
    en: 'You can’t change the property of a monitor.',
    tr: 'Bir izlemenin mülkünü değiştiremezsiniz.',
  },
  'property-out-of-reach': {
    en: 'The connected Google account doesn’t have access to this property.',
    tr: 'Bağlı Google hesabının bu mülke erişimi yok.',
  },
  'high-below-medium': {
    en: 'High must be at least as large as medium.',
    tr: 'Yüksek eşik, orta eşikten küçük olamaz.',
  },
  'dimension-needs-value': { en: 'Enter a value for the dimension.', tr: 'Boyut için bir değer girin.' },
  'value-needs-dimension': { en: 'Choose a dimension for the value.', tr: 'Değer için bir boyut seçin.' },
  'recipient-address': {
    en: 'Enter an email address.',
    tr: 'Bir e-posta adresi girin.',
  },
  'snooze-needs-end': { en: 'Choose how long to snooze.', tr: 'Ne zamana kadar erteleneceğini seçin.' },
  'end-needs-snooze': {
    en: 'You can only set an end date when snoozing.',
    tr: 'Bitiş tarihi yalnızca ertelerken belirlenebilir.',
  },
  'snooze-out-of-range': {
    en: 'Choose a time within the next 90 days.',
    tr: 'Önümüzdeki 90 gün içinde bir zaman seçin.',
  },
  'reason-needs-false-alarm': {
    en: 'You can only add a reason when marking a false alarm.',
    tr: 'Gerekçe yalnızca yanlış alarm olarak işaretlerken eklenebilir.',
  },
  'write-something': { en: 'Enter a comment.', tr: 'Bir yorum girin.' },
  'too-many-hourly-days': {
    en: 'Choose up to {most} days for an hourly monitor.',
    tr: 'Saatlik bir izleme için en fazla {most} gün seçin.',
  },
} satisfies ProblemTexts

type LocalizedText = { en: string; tr: string }

/** The reasons why web analytics cannot be used. */
export const ENABLED_REASONS = {
  notConnected: { en: 'Google Analytics is not connected yet.', tr: 'Google Analytics henüz bağlı değil.' },
  noProperty: { en: 'No property selected.', tr: 'Seçili mülk yok.' },
  consentEnded: {
    en: 'Access to Google Analytics has expired. Reconnect it.',
    tr: 'Google Analytics erişim süresi doldu. Yeniden bağlayın.',
  },
  outOfReach: {
    en: 'The connected Google account doesn’t have access to this property.',
    tr: 'Bağlı Google hesabının bu mülke erişimi yok.',
  },
} satisfies Record<string, LocalizedText>

export const CONSENT_WITHDRAWN: LocalizedText = {
  en: 'Access was revoked in Google. Reconnect to import new data.',
  tr: 'Erişim Google tarafında kaldırıldı. Yeni verileri içe aktarmak için yeniden bağlanın.',
}

export const AFFECTED_FEATURES: Record<'en' | 'tr', string[]> = {
  en: ['Analytics reports', 'Anomaly detection'],
  tr: ['Analiz raporları', 'Anomali tespiti'],
}

const STANDARD_TRAFFIC = { en: 'Standard traffic monitor', tr: 'Standart trafik izlemesi' }

/** The names of the default monitors, by their stored names; older stores have the second one. */
export const DEFAULT_MONITOR_NAMES: Record<string, LocalizedText> = {
  'Standard traffic monitor': STANDARD_TRAFFIC,
  'Standard traffic watch': STANDARD_TRAFFIC,
}

/** The annotations in the chart of a report. */
export const ANNOTATIONS = {
  campaignLaunch: { en: '{campaign} enabled', tr: '{campaign} etkinleştirildi' },
  release: { en: 'Shop version 4.{number} released', tr: 'Mağazanın 4.{number} sürümü yayınlandı' },
  drop: { en: '{metric} fell below the expected range', tr: '{metric} beklenen aralığın altına düştü' },
  rise: { en: '{metric} rose above the expected range', tr: '{metric} beklenen aralığın üstüne çıktı' },
} satisfies Record<string, LocalizedText>

/** The deviation of a rate in percentage points. */
export const POINTS: LocalizedText = { en: '{points} points', tr: '{points} puan' }

/** The description of an anomaly, without a full stop. */
export const ANOMALY_SENTENCES = {
  drop: {
    en: '{metric} fell to {actual}, {share} below the expected {expected}',
    tr: '{metric}: {actual}; beklenen {expected} değerinin {share} altında',
  },
  rise: {
    en: '{metric} rose to {actual}, {share} above the expected {expected}',
    tr: '{metric}: {actual}; beklenen {expected} değerinin {share} üzerinde',
  },
  riseFromNothing: {
    en: '{metric} rose to {actual} (none expected)',
    tr: '{metric}: {actual} (değer beklenmiyordu)',
  },
} satisfies Record<string, LocalizedText>

/** Other events around an anomaly. */
export const EVENTS = {
  campaignLaunch: {
    en: '“{campaign}” was enabled in Google Ads.',
    tr: '“{campaign}” kampanyası Google Ads üzerinde etkinleştirildi.',
  },
  failure: {
    en: '{platform} couldn’t be synced: access had expired.',
    tr: '{platform} eşitlenemedi: erişim süresi dolmuştu.',
  },
} satisfies Record<string, LocalizedText>
