import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const verificationProblems = {
  'verification-code-unknown': {
    en: "This link isn't valid. Request a new one.",
    tr: 'Bu bağlantı geçerli değil. Yeni bir bağlantı isteyin.',
  },
  'verification-code-expired': {
    en: 'This code has expired. Request a new one.',
    tr: 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  },
  'verification-code-wrong': { en: 'Incorrect code.', tr: 'Kod yanlış.' },
  'code-not-valid': { en: "This code isn't valid.", tr: 'Bu kod geçerli değil.' },
  'code-not-sent': { en: 'Incorrect code. Enter the code we sent.', tr: 'Kod yanlış. Gönderdiğimiz kodu girin.' },
  'code-just-sent': {
    en: 'We just sent you a code. You can request another one in {seconds, plural, one {# second} other {# seconds}}.',
    tr: 'Az önce bir kod gönderildi. {seconds} saniye sonra yeni bir kod isteyebilirsiniz.',
  },
  'base-url-not-allowed': {
    en: "This link address isn't allowed.",
    tr: 'Bu bağlantı adresine izin verilmiyor.',
  },
} satisfies ProblemTexts
