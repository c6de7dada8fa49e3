type MailText = { subject: string; text: string }
type MailTexts = Record<string, { en: MailText; tr: MailText }>

export const MAIL_TEXTS = {
  invitation: {
    en: {
      subject: '{inviter} invited you to {account}',
      text: '{inviter} invited you to work together in {account} on Adwright. {message} The invitation is valid for 7 days.',
    },
    tr: {
      subject: '{inviter} sizi {account} hesabına davet ediyor',
      text: '{inviter} sizi Adwright üzerindeki {account} hesabında çalışmaya davet ediyor. {message} Davet 7 gün geçerlidir.',
    },
  },
  'password-reset': {
    en: {
      subject: 'Reset your password',
      text: "Someone requested a new password for this address. The link is valid for 15 minutes and works once. If it wasn't you, you can ignore this email.",
    },
    tr: {
      subject: 'Parolanızı sıfırlayın',
      text: 'Bu adres için yeni bir parola istendi. Bağlantı 15 dakika geçerlidir ve yalnızca bir kez kullanılabilir. Bu isteği siz yapmadıysanız bu e-postayı yok sayabilirsiniz.',
    },
  },
  'registration-code': {
    en: {
      subject: 'Confirm your email address',
      text: 'Use the link to confirm this address and finish registering.',
    },
    tr: {
      subject: 'E-posta adresinizi doğrulayın',
      text: 'Bu adresi doğrulamak ve kaydınızı tamamlamak için bağlantıyı açın.',
    },
  },
  'already-registered': {
    en: {
      subject: 'You already have an account',
      text: 'Someone tried to register with this address, but it already has an account. Sign in, or reset your password.',
    },
    tr: {
      subject: 'Zaten bir hesabınız var',
      text: 'Bu adresle kayıt olunmak istendi, ancak adresin zaten bir hesabı var. Oturum açın ya da yeni bir parola belirleyin.',
    },
  },
  'email-code': {
    en: {
      subject: 'Your code is {code}',
      text: 'Enter {code} to confirm this email address. It is valid for 15 minutes.',
    },
    tr: {
      subject: 'Doğrulama kodunuz: {code}',
      text: 'Bu e-posta adresini doğrulamak için {code} kodunu girin. Kod 15 dakika geçerlidir.',
    },
  },
  'phone-code': {
    en: {
      subject: 'Text message: your code is {code}',
      text: 'Enter {code} to confirm this phone number. It is valid for 15 minutes.',
    },
    tr: {
      subject: 'Kısa mesaj: doğrulama kodunuz {code}',
      text: 'Bu telefon numarasını doğrulamak için {code} kodunu girin. Kod 15 dakika geçerlidir.',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your password was changed',
      text: "The password of your Adwright account was changed. If this wasn't you, reset your password now.",
    },
    tr: {
      subject: 'Parolanız değiştirildi',
      text: 'Adwright hesabınızın parolası değiştirildi. Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
    },
  },
  'task-assigned': {
    en: { subject: '{author} assigned you a task: {title}', text: '{author} assigned you “{title}” in {account}.' },
    tr: {
      subject: '{author} size bir görev atadı: {title}',
      text: '{author} size {account} hesabında “{title}” görevini atadı.',
    },
  },
  'tasks-assigned': {
    en: {
      subject: '{author} assigned you {count, plural, one {# task} other {# tasks}}',
      text: '{author} assigned you {count, plural, one {# task} other {# tasks}} in {account}. The first one: {title}',
    },
    tr: {
      subject: '{author} size {count} görev atadı',
      text: '{author} size {account} hesabında {count} görev atadı. İlki: {title}',
    },
  },
  'task-mention': {
    en: { subject: '{author} mentioned you in {title}', text: '{author} mentioned you in “{title}”: {text}' },
    tr: { subject: '{author} sizden söz etti: {title}', text: '{author}, “{title}” görevinde sizden söz etti: {text}' },
  },
  'survey-alarm': {
    en: {
      subject: 'Survey alarm: {survey}',
      text: 'The net promoter score of “{survey}” is {value}, below your limit of {limit} ({count} answers of the last {days} days).',
    },
    tr: {
      subject: 'Anket alarmı: {survey}',
      text: '“{survey}” anketinin net tavsiye skoru {value}; sınırınız {limit} (son {days} günde {count} yanıt).',
    },
  },
  'finding-verdict': {
    en: { subject: '{title}', text: '{text}' },
    tr: { subject: '{title}', text: '{text}' },
  },
  'daily-tasks': {
    en: { subject: '{title}', text: '{lines}' },
    tr: { subject: '{title}', text: '{lines}' },
  },
  'anomaly-assigned': {
    en: {
      subject: '{author} assigned you an anomaly: {anomaly}',
      text: '{author} assigned you an anomaly in {account}: {anomaly}',
    },
    tr: {
      subject: '{author} size bir anomali atadı: {anomaly}',
      text: '{author} size {account} hesabında bir anomali atadı: {anomaly}',
    },
  },
  'anomalies-assigned': {
    en: {
      subject: '{author} assigned you {count, plural, one {# anomaly} other {# anomalies}}',
      text: '{author} assigned you {count, plural, one {# anomaly} other {# anomalies}} in {account}. The first one: {anomaly}',
    },
    tr: {
      subject: '{author} size {count} anomali atadı',
      text: '{author} size {account} hesabında {count} anomali atadı. İlki: {anomaly}',
    },
  },
  'anomaly-comment': {
    en: { subject: '{author} commented on an anomaly: {anomaly}', text: '{author} commented on “{anomaly}”: {text}' },
    tr: {
      subject: '{author} bir anomaliye yorum yaptı: {anomaly}',
      text: '{author}, “{anomaly}” hakkında yazdı: {text}',
    },
  },
  'task-comment': {
    en: { subject: '{author} commented on {title}', text: '{author} commented on “{title}”: {text}' },
    tr: { subject: '{author} yorum yaptı: {title}', text: '{author}, “{title}” hakkında yazdı: {text}' },
  },
  'post-awaits-approval': {
    en: {
      subject: 'Post awaiting your approval: {title}',
      text: '{author} asked you to approve “{title}” in {account}.',
    },
    tr: {
      subject: 'Bir gönderi onayınızı bekliyor: {title}',
      text: '{author}, {account} hesabındaki “{title}” gönderisi için onay istiyor.',
    },
  },
  'post-failed': {
    en: {
      subject: 'Post couldn’t be published: {title}',
      text: '“{title}” in {account} couldn’t be published. {reason} Open the post to fix it; channels that already published it won’t publish it twice.',
    },
    tr: {
      subject: 'Gönderi yayımlanamadı: {title}',
      text: '{account} hesabındaki “{title}” yayımlanamadı. {reason} Düzeltmek için gönderiyi açın; gönderiyi zaten yayımlayan kanallar onu ikinci kez yayımlamaz.',
    },
  },
  'ticket-answer': {
    en: { subject: 'Ticket {number}: {subject}', text: '{author} from our support team replied: {text}' },
    tr: { subject: 'Destek talebi {number}: {subject}', text: 'Destek ekibinden {author} yanıtladı: {text}' },
  },
  'address-in-use': {
    en: {
      subject: 'This address already has an account',
      text: "Someone tried to use this address for another Adwright account. It's linked to yours, so nothing changed. If this was you, sign in with this address.",
    },
    tr: {
      subject: 'Bu adresin zaten bir hesabı var',
      text: 'Bu adres başka bir Adwright hesabı için kullanılmak istendi. Adres sizin hesabınıza ait olduğundan hiçbir şey değişmedi. Bunu siz yaptıysanız bu adresle oturum açın.',
    },
  },
  'email-changed': {
    en: {
      subject: 'Your email address was changed',
      text: "Your Adwright account now uses {email}. If this wasn't you, contact support right away.",
    },
    tr: {
      subject: 'E-posta adresiniz değiştirildi',
      text: 'Adwright hesabınız bundan sonra {email} adresini kullanıyor. Bunu siz yapmadıysanız hemen destek ekibine yazın.',
    },
  },
  'payment-failed': {
    en: {
      subject: 'Your payment failed',
      text: "We couldn't process your payment for {product}. We'll try again in a few days. You can update your card in the billing portal.",
    },
    tr: {
      subject: 'Ödemeniz alınamadı',
      text: '{product} ödemesi alınamadı. Birkaç gün içinde yeniden deneyeceğiz; faturalandırma portalında kartınızı güncelleyebilirsiniz.',
    },
  },
  'subscription-ended': {
    en: {
      subject: '{product} has ended',
      text: 'Your accounts and rules are kept. Choose a plan to continue.',
    },
    tr: {
      subject: '{product} sona erdi',
      text: 'Hesaplarınız ve kurallarınız saklanıyor. Devam etmek için bir plan seçin.',
    },
  },
  'autopilot-run': {
    en: {
      subject: '{item}: {matched, plural, one {# match} other {# matches}}',
      text: '“{item}” checked {checked, plural, one {# item} other {# items}} and found {matched, plural, one {# match} other {# matches}}. Changed: {changed}. Awaiting approval: {proposed}. Failed: {failed}.',
    },
    tr: {
      subject: '{item}: {matched} eşleşme',
      text: '“{item}” {checked} öğeyi kontrol etti, {matched} eşleşme buldu. Değiştirilen: {changed}. Onayınızı bekleyen: {proposed}. Başarısız: {failed}.',
    },
  },
  'automation-stopped': {
    en: {
      subject: 'Automation was stopped',
      text: '“{item}” would have moved daily budgets by more than {limit}% of their total within one day. No rule runs until someone resumes automation. Changes already made are kept.',
    },
    tr: {
      subject: 'Otomasyon durduruldu',
      text: '“{item}” günlük bütçeleri bir gün içinde toplamın %{limit} kadarından fazla değiştirecekti. Biri otomasyonu sürdürene kadar hiçbir kural çalışmaz. Yapılan değişiklikler korunur.',
    },
  },
  'anomalies-found': {
    en: {
      subject: '{monitor}: {count, plural, one {# new anomaly} other {# new anomalies}}',
      text: '“{monitor}” found unusual changes: {lines}.',
    },
    tr: { subject: '{monitor}: {count} yeni anomali', text: '“{monitor}” olağan dışı değişimler buldu: {lines}.' },
  },
  'access-ended': {
    en: {
      subject: 'Access to {platform} has expired',
      text: 'The access of {name} to {platform} has ended. Whatever needs it waits until you reconnect it.',
    },
    tr: {
      subject: '{platform} erişiminin süresi doldu',
      text: '{name} hesabının {platform} erişimi sona erdi. Bu erişime ihtiyaç duyan her şey, yeniden bağlayana kadar bekler.',
    },
  },
  'permissions-missing': {
    en: {
      subject: 'Permissions for {platform} are missing',
      text: 'Some permissions of {name} for {platform} are missing. Whatever needs them waits until you reconnect it and keep every permission checked.',
    },
    tr: {
      subject: '{platform} izinleri eksik',
      text: '{name} hesabının bazı {platform} izinleri eksik. Bu izinlere ihtiyaç duyan her şey, yeniden bağlayıp tüm izinleri işaretli bırakana kadar bekler.',
    },
  },
  'access-restored': {
    en: {
      subject: '{platform} is connected again',
      text: 'The access of {name} to {platform} works again. Whatever waited for it has resumed.',
    },
    tr: {
      subject: '{platform} yeniden bağlandı',
      text: '{name} hesabının {platform} erişimi yeniden çalışıyor. Bu erişimi bekleyen her şey devam ediyor.',
    },
  },
  'report-weekly': {
    en: { subject: '{property}: your week, {period}', text: '{lines}' },
    tr: { subject: '{property}: haftanız, {period}', text: '{lines}' },
  },
  'report-monthly': {
    en: { subject: '{property}: your month, {period}', text: '{lines}' },
    tr: { subject: '{property}: ayınız, {period}', text: '{lines}' },
  },
  'webhook-switched-off': {
    en: {
      subject: 'Your webhook at {host} was switched off',
      text: 'No delivery arrived at {host} until the last retry, so the webhook was switched off. Check the receiver, switch the webhook on again, and resend what was missed from its deliveries.',
    },
    tr: {
      subject: '{host} adresindeki webhook kapatıldı',
      text: "Son denemeye kadar {host} adresine hiçbir teslimat ulaşmadığı için webhook kapatıldı. Alıcıyı kontrol edin, webhook'u yeniden açın ve kaçırılanları teslimatlar listesinden yeniden gönderin.",
    },
  },
  notifications: {
    en: { subject: '{count, plural, one {# notification} other {# notifications}}', text: '{lines}' },
    tr: { subject: '{count} bildirim', text: '{lines}' },
  },
} satisfies MailTexts

export type MailKind = keyof typeof MAIL_TEXTS
