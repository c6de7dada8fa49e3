import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const integrationProblems = {
  'redirect-uri-unknown': {
    en: 'The connection could not be finished. Start it again.',
    tr: 'Bağlantı tamamlanamadı. Yeniden başlatın.',
  },
  'authorization-code-spent': {
    en: 'This consent has been used already or is too old. Start the connection again.',
    tr: 'Bu onay daha önce kullanılmış ya da süresi geçmiş. Bağlantıyı yeniden başlatın.',
  },
  'no-ads-account': {
    en: 'This Google identity has no access to an ads account. Choose another one.',
    tr: 'Bu Google kimliğinin bir reklam hesabına erişimi yok. Başka bir kimlik seçin.',
  },
  'credential-withdrawn': {
    en: 'The consent was withdrawn at {platform}. Connect again to bring in new figures.',
    tr: 'Onay {platform} tarafında geri alınmış. Yeni verileri almak için yeniden bağlanın.',
  },
  'credential-expired': {
    en: 'The consent at {platform} has ended. Connect again to go on.',
    tr: '{platform} onayının süresi doldu. Devam etmek için yeniden bağlanın.',
  },
  'credential-scopes-missing': {
    en: 'Permissions were left out in the consent at {platform}: {count}. Connect again and leave them checked.',
    tr: '{platform} onayında bazı izinler verilmemiş: {count}. Yeniden bağlanın ve izinleri işaretli bırakın.',
  },
  'meta-publish-permission-missing': {
    en: 'The permission to publish posts was not given. Connect Meta again and leave it checked.',
    tr: 'Gönderi yayımlama izni verilmemiş. Meta’yı yeniden bağlayın ve izni işaretli bırakın.',
  },
  'meta-reconnect-needed': {
    en: 'The connection to the page has expired. Connect Meta again.',
    tr: 'Sayfa bağlantısının süresi doldu. Meta’yı yeniden bağlayın.',
  },
  'meta-task-missing': {
    en: 'You do not have the task of creating content on this page. Ask an admin of the page.',
    tr: 'Bu sayfada içerik oluşturma göreviniz yok. Bir sayfa yöneticisinden isteyin.',
  },
} satisfies ProblemTexts
