import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const socialMediaCalendarProblems = {
  'approval-needed': {
    en: 'An admin needs to approve this post before it can be scheduled.',
    tr: 'Bu gönderinin planlanabilmesi için bir yöneticinin onaylaması gerekiyor.',
  },
  'post-published': {
    en: 'This post is published and can no longer be changed.',
    tr: 'Bu gönderi yayımlandı, artık değiştirilemez.',
  },
  'post-publishing': {
    en: 'This post is being published right now. Try again in a minute.',
    tr: 'Bu gönderi şu anda yayımlanıyor. Bir dakika sonra yeniden deneyin.',
  },
  'post-text-too-long': {
    en: '{network} posts can have up to {limit} characters. This one has {count}.',
    tr: '{network} gönderileri en fazla {limit} karakter olabilir. Bu metin {count} karakter.',
  },
  'post-channels-missing': { en: 'Choose at least one channel.', tr: 'En az bir kanal seçin.' },
  'post-time-missing': { en: 'Choose a publish time.', tr: 'Ne zaman yayımlanacağını seçin.' },
  'time-in-the-past': { en: 'This time is in the past.', tr: 'Bu zaman geçmişte kaldı.' },
  'unknown-channel': {
    en: "This channel isn't connected to this account.",
    tr: 'Bu kanal bu hesaba bağlı değil.',
  },
  'channel-named-twice': { en: 'This channel is selected twice.', tr: 'Bu kanal iki kez seçilmiş.' },
  'post-new-state': {
    en: 'A new post must be a draft, awaiting approval or scheduled.',
    tr: 'Yeni bir gönderi taslak, onay bekleyen ya da planlanmış olabilir.',
  },
  'post-reconnect-needed': {
    en: 'Access to the page has expired. Reconnect {platform}, then schedule the post again.',
    tr: 'Sayfa erişiminin süresi doldu. {platform} bağlantısını yenileyin, sonra gönderiyi yeniden planlayın.',
  },
  'post-channel-gone': {
    en: 'This page is no longer connected. Reconnect {platform}, then schedule the post again.',
    tr: 'Bu sayfa artık bağlı değil. {platform} bağlantısını yeniden kurun, sonra gönderiyi yeniden planlayın.',
  },
  'post-not-allowed': {
    en: "We don't have permission to publish on this page. Reconnect {platform} with all permissions.",
    tr: 'Bağlantının bu sayfada yayımlama izni yok. {platform} bağlantısını tüm izinlerle yenileyin.',
  },
  'post-media-refused': {
    en: "{network} doesn't accept the files in this post. Check them, then schedule the post again.",
    tr: '{network} bu gönderinin dosyalarını kabul etmiyor. Dosyaları kontrol edip gönderiyi yeniden planlayın.',
  },
  'media-count': {
    en: '{form} on {network}: up to {limit}.',
    tr: '{network} üzerinde {form} için sınır: {limit}.',
  },
  'media-mime-type': {
    en: "{network} doesn't support this file type.",
    tr: '{network} bu dosya türünü kabul etmiyor.',
  },
  'media-file-size': {
    en: '{network} allows files up to {limit}.',
    tr: '{network} en fazla {limit} boyutunda dosya alır.',
  },
  'media-width': { en: '{network} needs a width of {limit}.', tr: '{network} için genişlik {limit} olmalı.' },
  'media-aspect-ratio': {
    en: "The aspect ratio doesn't fit {network}. It allows {limit} (width:height).",
    tr: 'Görselin oranı {network} için uygun değil: {limit} (genişlik:yükseklik) kabul edilir.',
  },
  'media-duration': { en: '{network} videos must be {limit} long.', tr: '{network} için video süresi: {limit}.' },
  'media-alt-text': {
    en: 'Add alt text to this file.',
    tr: 'Bu dosyaya alternatif metin ekleyin.',
  },
} satisfies ProblemTexts
