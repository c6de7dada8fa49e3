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
  'post-page-restricted': {
    en: '{network} currently restricts this page. Wait until it lifts the restriction, then schedule the post again.',
    tr: '{network} bu sayfayı şu anda kısıtlıyor. Kısıtlama kalkınca gönderiyi yeniden planlayın.',
  },
  'post-duplicate': {
    en: '{network} rejected the post because the same text was published there in the last 24 hours. Change the text.',
    tr: 'Aynı metin son 24 saat içinde yayımlandığı için {network} gönderiyi reddetti. Metni değiştirin.',
  },
  'post-too-many': {
    en: 'This page has reached the number of posts {network} allows in 24 hours. Choose a later time.',
    tr: 'Bu sayfa {network} tarafından 24 saatte izin verilen gönderi sayısına ulaştı. Daha geç bir zaman seçin.',
  },
  'post-network-down': {
    en: "{network} didn't respond after several attempts. Try again.",
    tr: '{network} birkaç denemeye rağmen yanıt vermedi. Yeniden deneyin.',
  },
  'x-not-connectable': { en: "X can't be connected yet.", tr: 'X henüz bağlanamıyor.' },
  'rejection-comment-missing': {
    en: 'Add a comment that says what to change.',
    tr: 'Neyin değişmesi gerektiğini bir yorumla belirtin.',
  },
  'post-channel-gone-before': {
    en: "{channel} isn't connected to this account.",
    tr: '{channel} bu hesaba bağlı değil.',
  },
  'post-access-ended': {
    en: 'Access to {channel} has expired. Reconnect {platform} before the post goes out.',
    tr: '{channel} erişiminin süresi doldu. Gönderi yayımlanmadan önce {platform} bağlantısını yenileyin.',
  },
  'post-access-ends-before': {
    en: 'Access to {channel} expires before the post goes out. Reconnect {platform} before then.',
    tr: '{channel} erişiminin süresi gönderiden önce doluyor. O zamana kadar {platform} bağlantısını yenileyin.',
  },
  'post-text-missing': { en: 'Add text or media for {network}.', tr: '{network} için metin ya da medya ekleyin.' },
  'post-hashtags-too-many': {
    en: '{network} allows {limit} hashtags. This post has {count}.',
    tr: '{network} en fazla {limit} hashtag kabul eder. Bu gönderide {count} hashtag var.',
  },
  'post-first-comment-too-long': {
    en: 'First comments on {network} can have up to {limit} characters. This one has {count}.',
    tr: '{network} ilk yorumu en fazla {limit} karakter olabilir. Bu yorum {count} karakter.',
  },
  'post-first-comment-unsupported': {
    en: "{network} doesn't support first comments. The comment won't be added there.",
    tr: '{network} ilk yorumu desteklemiyor. Yorum orada eklenmez.',
  },
  'post-link-not-clickable': {
    en: "Readers can't click links in {network} posts.",
    tr: '{network} gönderilerindeki bağlantılara tıklanamaz.',
  },
  'post-too-close': {
    en: '“{title}” goes to {channel} within an hour of this post.',
    tr: '“{title}” bu gönderiyle aynı saat içinde {channel} kanalında yayımlanıyor.',
  },
  'post-same-text': {
    en: '{channel} has a post with the same text within 30 days: “{title}”.',
    tr: '{channel} kanalında 30 gün içinde aynı metinli bir gönderi var: “{title}”.',
  },
  'post-daily-limit': {
    en: '{channel} already has {limit} posts in these 24 hours, the most {network} allows.',
    tr: '{channel} kanalında bu 24 saat içinde {network} sınırı olan {limit} gönderi var.',
  },
  'post-strategy-ended': {
    en: 'The strategy “{title}” ends before this post goes out.',
    tr: '“{title}” stratejisi bu gönderiden önce bitiyor.',
  },
  'import-text-missing': { en: 'Enter a text or a title.', tr: 'Bir metin ya da başlık girin.' },
  'import-date': { en: 'Enter a date such as 2026-11-30.', tr: '2026-11-30 gibi bir tarih girin.' },
  'import-time': { en: 'Enter a time such as 18:30.', tr: '18:30 gibi bir saat girin.' },
  'import-channel': {
    en: '“{channel}” matches no connected channel.',
    tr: '“{channel}” bağlı hiçbir kanalla eşleşmiyor.',
  },
  'import-link': {
    en: 'Enter a web address, such as https://example.com.',
    tr: 'https://example.com gibi bir web adresi girin.',
  },
  'import-too-long': { en: 'Enter {limit} characters or fewer.', tr: 'En fazla {limit} karakter girin.' },
  'import-hashtags': { en: 'Enter at most 30 hashtags without spaces.', tr: 'Boşluksuz en fazla 30 hashtag girin.' },
  'import-labels': {
    en: 'Enter at most 20 labels of up to 50 characters.',
    tr: 'Her biri en fazla 50 karakter olan en fazla 20 etiket girin.',
  },
  'media-count': {
    en: '{form} on {network} takes {limit}.',
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
