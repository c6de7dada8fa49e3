import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const socialMediaCalendarProblems = {
  'approval-needed': {
    en: 'An admin has to approve this post before it is scheduled.',
    tr: 'Bu gönderinin planlanabilmesi için bir yöneticinin onaylaması gerekiyor.',
  },
  'post-published': {
    en: 'This post is published and cannot be changed any more.',
    tr: 'Bu gönderi yayımlandı, artık değiştirilemez.',
  },
  'post-publishing': {
    en: 'This post is being published right now. Try again in a minute.',
    tr: 'Bu gönderi şu anda yayımlanıyor. Bir dakika sonra yeniden deneyin.',
  },
  'post-text-too-long': {
    en: '{network} takes {limit} characters; these are {count}.',
    tr: '{network} en fazla {limit} karakter alır; metin {count} karakter.',
  },
  'post-channels-missing': { en: 'Choose at least one channel.', tr: 'En az bir kanal seçin.' },
  'post-time-missing': { en: 'Choose when it goes out.', tr: 'Ne zaman yayımlanacağını seçin.' },
  'time-in-the-past': { en: 'This time is in the past.', tr: 'Bu zaman geçmişte kaldı.' },
  'unknown-channel': {
    en: 'No connection of this account reaches this channel.',
    tr: 'Hesabın hiçbir bağlantısı bu kanala erişmiyor.',
  },
  'channel-named-twice': { en: 'This channel is named twice.', tr: 'Bu kanal iki kez seçilmiş.' },
  'post-new-state': {
    en: 'A new post is a draft, awaits approval or is scheduled.',
    tr: 'Yeni bir gönderi taslak, onay bekleyen ya da planlanmış olabilir.',
  },
  'post-reconnect-needed': {
    en: 'The connection to the page has expired. Reconnect {platform}, then schedule the post again.',
    tr: 'Sayfa bağlantısının süresi doldu. {platform} bağlantısını yenileyin, sonra gönderiyi yeniden planlayın.',
  },
  'post-channel-gone': {
    en: 'This page is no longer connected. Connect {platform} again, then schedule the post again.',
    tr: 'Bu sayfa artık bağlı değil. {platform} bağlantısını yeniden kurun, sonra gönderiyi yeniden planlayın.',
  },
  'post-not-allowed': {
    en: 'The connection may not publish on this page. Reconnect {platform} with all permissions.',
    tr: 'Bağlantının bu sayfada yayımlama izni yok. {platform} bağlantısını tüm izinlerle yenileyin.',
  },
  'post-media-refused': {
    en: '{network} does not take the files of this post. Check them, then schedule the post again.',
    tr: '{network} bu gönderinin dosyalarını kabul etmiyor. Dosyaları kontrol edip gönderiyi yeniden planlayın.',
  },
  'media-count': {
    en: '{form} on {network} takes {limit}.',
    tr: '{network} üzerinde {form} için sınır: {limit}.',
  },
  'media-mime-type': {
    en: '{network} does not take this kind of file.',
    tr: '{network} bu dosya türünü kabul etmiyor.',
  },
  'media-file-size': {
    en: '{network} takes files up to {limit}.',
    tr: '{network} en fazla {limit} boyutunda dosya alır.',
  },
  'media-width': { en: '{network} needs a width of {limit}.', tr: '{network} için genişlik {limit} olmalı.' },
  'media-aspect-ratio': {
    en: 'The shape does not fit {network}: {limit} (width to height) is taken.',
    tr: 'Görselin oranı {network} için uygun değil: {limit} (genişlik:yükseklik) kabul edilir.',
  },
  'media-duration': { en: '{network} takes videos of {limit}.', tr: '{network} için video süresi: {limit}.' },
  'media-alt-text': {
    en: 'The file has no description for people who cannot see it.',
    tr: 'Dosyanın, onu göremeyenler için bir açıklaması yok.',
  },
} satisfies ProblemTexts
