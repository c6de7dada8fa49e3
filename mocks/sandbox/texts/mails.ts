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
} satisfies MailTexts

export type MailKind = keyof typeof MAIL_TEXTS
