import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const eaProblems = {
  'ads-reconnect-needed': {
    en: 'Access to Google Ads has expired. Reconnect it.',
    tr: 'Google Ads bağlantısı sona erdi. Yeniden bağlayın.',
  },
  'client-not-enabled': {
    en: 'This Google Ads account is suspended or canceled. Choose another one.',
    tr: 'Bu Google Ads hesabı askıya alınmış ya da iptal edilmiş. Başka bir hesap seçin.',
  },
  'client-is-manager': {
    en: 'This is a manager account. Choose one of its client accounts.',
    tr: 'Bu bir yönetici hesabı. Altındaki hesaplardan birini seçin.',
  },
  'no-snapshot': {
    en: 'No snapshot yet. The first one is taken tonight.',
    tr: 'Henüz anlık görüntü yok. İlki bu gece alınacak.',
  },
} satisfies ProblemTexts

/** The reasons why a client account cannot be used. */
export const CLIENT_REASONS = {
  accessEnded: { en: 'Access to Google Ads has expired.', tr: 'Google Ads erişiminin süresi doldu.' },
  noClient: { en: 'No client account has been selected yet.', tr: 'Henüz bir müşteri hesabı seçilmedi.' },
  outOfReach: {
    en: "The connected Google account doesn't have access to this client account.",
    tr: 'Bağlı kimlik bu hesaba erişemiyor.',
  },
  isManager: {
    en: 'This is a manager account; it has no campaigns of its own.',
    tr: 'Bu bir yönetici hesabı; kendi kampanyaları yok.',
  },
  suspended: {
    en: 'Google Ads suspended this account. Only the account owner can request a review.',
    tr: 'Google Ads bu hesabı askıya aldı. İncelemeyi yalnızca hesabın sahibi isteyebilir.',
  },
  cancelled: {
    en: 'This account was canceled in Google Ads.',
    tr: 'Bu hesap Google Ads’te iptal edilmiş.',
  },
}
export type ClientReason = keyof typeof CLIENT_REASONS

/** The purpose of the ad platform's permission, as shown to the user. */
export const ADS_SCOPE_PURPOSE = {
  en: 'Reads your campaigns and performance data, and applies rule changes you approved or set to automatic.',
  tr: 'Kampanyalarınızı ve performans verilerinizi okur; onayladığınız veya otomatik çalışan kuralların değişikliklerini uygular.',
}

/** The user-facing message of a failed sync. */
export const SYNC_FAILED = {
  en: 'Google Ads access has expired. Reconnect to import new data.',
  tr: 'Google Ads izni reddetti. Yeni veriler için yeniden bağlanın.',
}
