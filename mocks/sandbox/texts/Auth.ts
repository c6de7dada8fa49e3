import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const authProblems = {
  'invalid-credentials': { en: 'Incorrect email or password.', tr: 'E-posta veya parola yanlış.' },
  'too-many-failed-sign-ins': {
    en: 'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or set a new password.',
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
    en: 'This password appeared in a data breach. Choose another one.',
    tr: 'Bu parola bir veri sızıntısında görüldü. Başka bir parola seçin.',
  },
  'recaptcha-failed': {
    en: "We couldn't verify that you're human. Refresh the page and try again.",
    tr: 'Bir insan olduğunuzu doğrulayamadık. Sayfayı yenileyip yeniden deneyin.',
  },
  'recaptcha-token-invalid': {
    en: 'Verification has expired. Refresh the page and try again.',
    tr: 'Doğrulamanın süresi doldu. Sayfayı yenileyip yeniden deneyin.',
  },
  'unsubscribe-link-unknown': {
    en: 'This link is incomplete. Open it from the email again.',
    tr: 'Bu bağlantı eksik. E-postadaki bağlantıyı yeniden açın.',
  },
  'already-registered': {
    en: 'You already have an account. Sign in to accept the invitation.',
    tr: 'Zaten bir hesabınız var. Daveti kabul etmek için oturum açın.',
  },
  'email-taken': {
    en: 'This address is already registered. Sign in, or reset your password.',
    tr: 'Bu adres zaten kayıtlı. Oturum açın ya da yeni bir parola belirleyin.',
  },
  'email-of-link-needed': {
    en: 'Use the email address this link was sent to.',
    tr: 'Bu bağlantının gönderildiği e-posta adresini kullanın.',
  },
} satisfies ProblemTexts
