import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const eanlProblems = {
  'analytics-not-connected': {
    en: 'Google Analytics is not connected. Connect it first.',
    tr: 'Google Analytics bağlı değil. Önce bağlayın.',
  },
  'analytics-reconnect-needed': {
    en: 'The consent for Google Analytics has ended. Connect it again.',
    tr: 'Google Analytics izni sona erdi. Yeniden bağlayın.',
  },
  'property-not-selected': {
    en: 'No property is selected. Select one first.',
    tr: 'Seçili bir mülk yok. Önce bir mülk seçin.',
  },
  'configurations-limit-reached': {
    en: 'This account has {limit} watches already. Delete one first.',
    tr: 'Bu hesabın zaten {limit} izlemesi var. Önce birini silin.',
  },
  'default-configuration': {
    en: 'This watch came with the product. It can be switched on and off, not edited or deleted.',
    tr: 'Bu izleme ürünle birlikte geldi. Açılıp kapatılabilir; düzenlenemez ve silinemez.',
  },
  'watch-changed-meanwhile': {
    en: 'Somebody else has changed this watch meanwhile. Look at the changes before you save.',
    tr: 'Bu izlemeyi bu sırada başkası değiştirdi. Kaydetmeden önce değişikliklere bakın.',
  },
  'metric-changed-meanwhile': {
    en: "Somebody else has changed this metric's settings meanwhile. Look at the changes before you save.",
    tr: 'Bu metriğin ayarlarını bu sırada başkası değiştirdi. Kaydetmeden önce değişikliklere bakın.',
  },
  'metric-setting-exists': { en: 'This metric is watched already.', tr: 'Bu metrik zaten izleniyor.' },
  'metric-settings-limit-reached': {
    en: 'This watch has {limit} metrics already. Take one out first.',
    tr: 'Bu izlemede zaten {limit} metrik var. Önce birini çıkarın.',
  },
  'nothing-to-change': { en: 'There is nothing to change.', tr: 'Değiştirilecek bir şey yok.' },
  'needed-without-body': { en: 'Needed without a body.', tr: 'Gövde olmadan gereklidir.' },
  'hourly-watches-plan': {
    en: 'Hourly watches are part of the plan Scale.',
    tr: 'Saatlik izlemeler Scale planının bir parçası.',
  },
  'invalid-period': {
    en: 'The period ends before it begins, or is longer than 400 days.',
    tr: 'Dönem başlamadan bitiyor ya da 400 günden uzun.',
  },
  'property-fixed': {
    en: 'The property of a watch cannot be changed.',
    tr: 'Bir izlemenin mülkü değiştirilemez.',
  },
  'property-out-of-reach': {
    en: 'The consent does not reach this property.',
    tr: 'Verilen izin bu mülkü kapsamıyor.',
  },
  'high-below-medium': { en: 'High must not be below medium.', tr: 'Yüksek eşik orta eşiğin altında olamaz.' },
  'dimension-needs-value': { en: 'A dimension needs a value.', tr: 'Bir boyutun değeri de olmalı.' },
  'value-needs-dimension': { en: 'A value needs a dimension.', tr: 'Bir değerin boyutu da olmalı.' },
  'recipient-address': {
    en: 'Enter an email address.',
    tr: 'Bir e-posta adresi girin.',
  },
  'snooze-needs-end': { en: 'Say until when.', tr: 'Ne zamana kadar olduğunu belirtin.' },
  'end-needs-snooze': {
    en: 'A moment goes only with the status snoozed.',
    tr: 'Bir zaman yalnızca ertelendi durumuyla verilebilir.',
  },
  'snooze-out-of-range': {
    en: 'Choose a moment in the future, at most 90 days from now.',
    tr: 'Gelecekte, en fazla 90 gün sonrası için bir zaman seçin.',
  },
  'reason-needs-false-alarm': {
    en: 'A reason goes only with the status false alarm.',
    tr: 'Bir neden yalnızca yanlış alarm durumuyla verilebilir.',
  },
  'write-something': { en: 'Write something first.', tr: 'Önce bir şey yazın.' },
  'too-many-hourly-days': {
    en: 'At most {most} days for an hourly watch.',
    tr: 'Saatlik bir izleme için en fazla {most} gün.',
  },
} satisfies ProblemTexts

type Said = { en: string; tr: string }

/** The reasons why web analytics cannot be used. */
export const ENABLED_REASONS = {
  notConnected: { en: 'Google Analytics is not connected yet.', tr: 'Google Analytics henüz bağlı değil.' },
  noProperty: { en: 'No property is selected.', tr: 'Seçili bir mülk yok.' },
  consentEnded: {
    en: 'The consent for Google Analytics has ended. Connect it again.',
    tr: 'Google Analytics izni sona erdi. Yeniden bağlayın.',
  },
  outOfReach: {
    en: 'The consent does not reach this property.',
    tr: 'Verilen izin bu mülkü kapsamıyor.',
  },
} satisfies Record<string, Said>

export const CONSENT_WITHDRAWN: Said = {
  en: 'The consent was withdrawn at Google. Connect again to bring in new figures.',
  tr: 'İzin Google tarafında geri alındı. Yeni veriler için yeniden bağlanın.',
}

export const AFFECTED_FEATURES: Record<'en' | 'tr', string[]> = {
  en: ['Analytics reports', 'Anomaly detection'],
  tr: ['Analitik raporları', 'Aykırılık tespiti'],
}

/** The names of the default monitors, by their English names. */
export const DEFAULT_WATCH_NAMES: Record<string, Said> = {
  'Standard traffic watch': { en: 'Standard traffic watch', tr: 'Standart trafik izlemesi' },
}

/** The annotations in the chart of a report. */
export const ANNOTATIONS = {
  campaignLaunch: { en: '{campaign} switched on', tr: '{campaign} etkinleştirildi' },
  release: { en: 'Shop version 4.{number} released', tr: 'Mağazanın 4.{number} sürümü yayınlandı' },
  drop: { en: '{metric} fell below the expected band', tr: '{metric} beklenen aralığın altına düştü' },
  rise: { en: '{metric} rose above the expected band', tr: '{metric} beklenen aralığın üstüne çıktı' },
} satisfies Record<string, Said>

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
    en: '{metric} rose to {actual}, where nothing was expected',
    tr: '{metric}: {actual}; hiçbir değer beklenmiyordu',
  },
} satisfies Record<string, Said>

/** Other events around an anomaly. */
export const EVENTS = {
  campaignLaunch: {
    en: 'At Google Ads, the campaign "{campaign}" was switched on.',
    tr: 'Google Ads üzerinde "{campaign}" kampanyası etkinleştirildi.',
  },
  failure: {
    en: '{platform} could not be read any more: the consent had ended.',
    tr: '{platform} artık okunamadı: izin sona ermişti.',
  },
} satisfies Record<string, Said>
