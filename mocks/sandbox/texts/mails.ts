type MailText = { subject: string; text: string }
type MailTexts = Record<string, { en: MailText; tr: MailText }>

export const MAIL_TEXTS = {
  invitation: {
    en: {
      subject: '{inviter} invites you to {account}',
      text: '{inviter} invites you to work in {account} on Adwright. {message} The invitation is valid for 7 days.',
    },
    tr: {
      subject: '{inviter} sizi {account} hesabına davet ediyor',
      text: '{inviter} sizi Adwright üzerindeki {account} hesabında çalışmaya davet ediyor. {message} Davet 7 gün geçerlidir.',
    },
  },
  'password-reset': {
    en: {
      subject: 'Set a new password',
      text: 'Somebody asked for a new password for this address. The link is valid for 15 minutes and works once. If it was not you, nothing needs to be done.',
    },
    tr: {
      subject: 'Yeni bir parola belirleyin',
      text: 'Bu adres için yeni bir parola istendi. Bağlantı 15 dakika geçerlidir ve yalnızca bir kez kullanılabilir. Bu isteği siz yapmadıysanız bir şey yapmanız gerekmez.',
    },
  },
  'registration-code': {
    en: {
      subject: 'Confirm your e-mail address',
      text: 'Follow the link to confirm this address and finish your registration.',
    },
    tr: {
      subject: 'E-posta adresinizi doğrulayın',
      text: 'Bu adresi doğrulamak ve kaydınızı tamamlamak için bağlantıyı izleyin.',
    },
  },
  'already-registered': {
    en: {
      subject: 'You have an account already',
      text: 'Somebody tried to register with this address, which has an account already. Sign in, or set a new password.',
    },
    tr: {
      subject: 'Zaten bir hesabınız var',
      text: 'Bu adresle kayıt olunmak istendi, ancak adresin zaten bir hesabı var. Oturum açın ya da yeni bir parola belirleyin.',
    },
  },
  'email-code': {
    en: {
      subject: 'Your code is {code}',
      text: 'Enter {code} to confirm this e-mail address. It is valid for 15 minutes.',
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
      text: 'The password of your Adwright account was changed. If it was not you, set a new one at once.',
    },
    tr: {
      subject: 'Parolanız değiştirildi',
      text: 'Adwright hesabınızın parolası değiştirildi. Bunu siz yapmadıysanız hemen yeni bir parola belirleyin.',
    },
  },
  'task-assigned': {
    en: { subject: '{author} gave you a task: {title}', text: '{author} gave you the task “{title}” in {account}.' },
    tr: {
      subject: '{author} size bir görev verdi: {title}',
      text: '{author} size {account} hesabında “{title}” görevini verdi.',
    },
  },
  'anomaly-assigned': {
    en: {
      subject: '{author} asks you to look after an anomaly: {anomaly}',
      text: '{author} asks you to look after an anomaly in {account}: {anomaly}',
    },
    tr: {
      subject: '{author} bir aykırılıkla ilgilenmenizi istiyor: {anomaly}',
      text: '{author} {account} hesabındaki bir aykırılıkla ilgilenmenizi istiyor: {anomaly}',
    },
  },
  'anomalies-assigned': {
    en: {
      subject: '{author} asks you to look after {count} anomalies',
      text: '{author} asks you to look after {count} anomalies in {account}, the first one: {anomaly}',
    },
    tr: {
      subject: '{author} {count} aykırılıkla ilgilenmenizi istiyor',
      text: '{author} {account} hesabındaki {count} aykırılıkla ilgilenmenizi istiyor, ilki: {anomaly}',
    },
  },
  'anomaly-comment': {
    en: { subject: '{author} commented on an anomaly: {anomaly}', text: '{author} wrote about “{anomaly}”: {text}' },
    tr: {
      subject: '{author} bir aykırılığa yorum yaptı: {anomaly}',
      text: '{author}, “{anomaly}” hakkında yazdı: {text}',
    },
  },
  'task-comment': {
    en: { subject: '{author} commented on {title}', text: '{author} wrote about “{title}”: {text}' },
    tr: { subject: '{author} yorum yaptı: {title}', text: '{author}, “{title}” hakkında yazdı: {text}' },
  },
  'post-awaits-approval': {
    en: {
      subject: 'A post awaits your approval: {title}',
      text: '{author} asks for approval of the post “{title}” in {account}.',
    },
    tr: {
      subject: 'Bir gönderi onayınızı bekliyor: {title}',
      text: '{author}, {account} hesabındaki “{title}” gönderisi için onay istiyor.',
    },
  },
  'ticket-answer': {
    en: { subject: 'Ticket {number}: {subject}', text: '{author} of the support team wrote: {text}' },
    tr: { subject: 'Destek talebi {number}: {subject}', text: 'Destek ekibinden {author} yazdı: {text}' },
  },
  'address-in-use': {
    en: {
      subject: 'This address has an account already',
      text: 'Somebody wanted to use this address for another Adwright account. It belongs to yours, so nothing was changed. If it was you, sign in with this address.',
    },
    tr: {
      subject: 'Bu adresin zaten bir hesabı var',
      text: 'Bu adres başka bir Adwright hesabı için kullanılmak istendi. Adres sizin hesabınıza ait olduğundan hiçbir şey değişmedi. Bunu siz yaptıysanız bu adresle oturum açın.',
    },
  },
  'email-changed': {
    en: {
      subject: 'Your e-mail address was changed',
      text: 'Your Adwright account uses {email} from now on. If it was not you, write to support at once.',
    },
    tr: {
      subject: 'E-posta adresiniz değiştirildi',
      text: 'Adwright hesabınız bundan sonra {email} adresini kullanıyor. Bunu siz yapmadıysanız hemen destek ekibine yazın.',
    },
  },
  'payment-failed': {
    en: {
      subject: 'Your payment did not go through',
      text: 'The payment for {product} did not go through. We will try again in a few days; another card can be given in the billing portal.',
    },
    tr: {
      subject: 'Ödemeniz alınamadı',
      text: '{product} ödemesi alınamadı. Birkaç gün içinde yeniden deneyeceğiz; faturalandırma portalında başka bir kart tanımlayabilirsiniz.',
    },
  },
  'subscription-ended': {
    en: {
      subject: '{product} has ended',
      text: '{product} has ended. Your accounts and rules are kept; choose a plan to go on.',
    },
    tr: {
      subject: '{product} sona erdi',
      text: '{product} sona erdi. Hesaplarınız ve kurallarınız saklanıyor; devam etmek için bir plan seçin.',
    },
  },
  'autopilot-run': {
    en: {
      subject: '{item}: {matched} matches',
      text: '“{item}” checked {checked} things and matched {matched} of them. Changed: {changed}. Waiting for your approval: {proposed}. Failed: {failed}.',
    },
    tr: {
      subject: '{item}: {matched} eşleşme',
      text: '“{item}” {checked} öğe denetledi, {matched} tanesi eşleşti. Değiştirilen: {changed}. Onayınızı bekleyen: {proposed}. Başarısız: {failed}.',
    },
  },
  'anomalies-found': {
    en: { subject: '{watch}: new anomalies ({count})', text: '“{watch}” found something unusual. {lines}.' },
    tr: { subject: '{watch}: {count} yeni aykırılık', text: '“{watch}” olağan dışı bir durum buldu. {lines}.' },
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
    en: { subject: 'New in Adwright ({count})', text: '{lines}' },
    tr: { subject: "Adwright'taki yenilikler ({count})", text: '{lines}' },
  },
} satisfies MailTexts

export type MailKind = keyof typeof MAIL_TEXTS
