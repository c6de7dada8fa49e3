import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const integrationProblems = {
  'redirect-uri-unknown': {
    en: "The connection couldn't be completed. Start again.",
    tr: 'Bağlantı tamamlanamadı. Yeniden başlatın.',
  },
  'authorization-code-spent': {
    en: 'This request was already used or has expired. Start again.',
    tr: 'Bu istek daha önce kullanılmış ya da süresi dolmuş. Yeniden başlatın.',
  },
  'no-ads-account': {
    en: 'This Google account has no access to a Google Ads account. Choose another one.',
    tr: 'Bu Google hesabının bir Google Ads hesabına erişimi yok. Başka bir hesap seçin.',
  },
  'other-identity': {
    en: 'You signed in as {chosen}, but this connection belongs to {expected}. Nothing was changed. Start again and choose {expected}.',
    tr: 'Oturum açılan hesap: {chosen}. Bu bağlantının hesabı ise {expected}. Hiçbir şey değişmedi. Yeniden başlatın ve {expected} hesabını seçin.',
  },
  'credential-withdrawn': {
    en: 'Access was revoked in {platform}. Reconnect to import new data.',
    tr: '{platform} erişimi kaldırıldı. Yeni verileri almak için yeniden bağlanın.',
  },
  'credential-expired': {
    en: 'Access to {platform} has expired. Reconnect to continue.',
    tr: '{platform} erişiminin süresi doldu. Devam etmek için yeniden bağlanın.',
  },
  'credential-scopes-missing': {
    en: 'Some {platform} permissions are missing ({count}). Reconnect and keep every permission checked.',
    tr: 'Bazı {platform} izinleri eksik ({count}). Yeniden bağlanın ve tüm izinleri işaretli bırakın.',
  },
  'meta-publish-permission-missing': {
    en: 'Permission to publish posts is missing. Reconnect Meta and keep it checked.',
    tr: "Gönderi yayımlama izni eksik. Meta'yı yeniden bağlayın ve izni işaretli bırakın.",
  },
  'meta-reconnect-needed': {
    en: 'Access to the page has expired. Reconnect Meta.',
    tr: "Sayfa erişiminin süresi doldu. Meta'yı yeniden bağlayın.",
  },
  'meta-task-missing': {
    en: "You don't have permission to create content on this page. Ask a page admin.",
    tr: 'Bu sayfada içerik oluşturma izniniz yok. Bir sayfa yöneticisinden isteyin.',
  },
} satisfies ProblemTexts
