import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const authProblems = {
  'invalid-credentials': { en: 'E-mail and password do not match.', tr: 'E-posta ve parola eşleşmiyor.' },
  'too-many-failed-sign-ins': {
    en: 'Too many failed attempts. Try again in {minutes} minutes, or set a new password.',
    tr: 'Çok fazla başarısız deneme yapıldı. {minutes} dakika sonra yeniden deneyin ya da yeni bir parola belirleyin.',
  },
  'refresh-token-expired': {
    en: 'Your session has ended. Sign in again.',
    tr: 'Oturumunuz sona erdi. Yeniden oturum açın.',
  },
  'refresh-token-reused': {
    en: 'Your session has ended. Sign in again.',
    tr: 'Oturumunuz sona erdi. Yeniden oturum açın.',
  },
  'password-too-common': {
    en: 'This password is too easy to guess.',
    tr: 'Bu parola çok kolay tahmin edilebilir.',
  },
  'password-leaked': {
    en: 'This password is known from a data leak. Choose another one.',
    tr: 'Bu parola bir veri sızıntısından biliniyor. Başka bir parola seçin.',
  },
  'recaptcha-failed': {
    en: 'We could not verify that you are a person. Refresh the page and try again.',
    tr: 'Bir insan olduğunuzu doğrulayamadık. Sayfayı yenileyip tekrar deneyin.',
  },
  'recaptcha-token-invalid': {
    en: 'The token is not valid any more.',
    tr: 'Bu anahtar artık geçerli değil.',
  },
  'unsubscribe-link-unknown': {
    en: 'This link is not complete. Open it from the mail again.',
    tr: 'Bu bağlantı eksik. E-postadaki bağlantıyı yeniden açın.',
  },
  'already-registered': {
    en: 'You are registered already. Sign in to accept the invitation.',
    tr: 'Zaten kayıtlısınız. Daveti kabul etmek için oturum açın.',
  },
  'email-taken': {
    en: 'This address is registered already. Sign in, or set a new password.',
    tr: 'Bu adres zaten kayıtlı. Oturum açın ya da yeni bir parola belirleyin.',
  },
  'email-of-link-needed': {
    en: 'Use the address this link was sent to.',
    tr: 'Bu bağlantının gönderildiği adresi kullanın.',
  },
} satisfies ProblemTexts
