import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const verificationProblems = {
  'verification-code-unknown': {
    en: 'This link is not valid. Ask for a new one.',
    tr: 'Bu bağlantı geçerli değil. Yeni bir bağlantı isteyin.',
  },
  'verification-code-expired': {
    en: 'This code has ended. Ask for a new one.',
    tr: 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  },
  'verification-code-wrong': { en: 'The code is not right.', tr: 'Kod doğru değil.' },
  'code-not-valid': { en: 'This code is not valid.', tr: 'Bu kod geçerli değil.' },
  'code-not-sent': { en: 'This is not the code we sent.', tr: 'Bu, gönderdiğimiz kod değil.' },
  'code-just-sent': {
    en: 'A code was just sent. Ask for another one in {seconds} seconds.',
    tr: 'Az önce bir kod gönderildi. {seconds} saniye sonra yeni bir kod isteyebilirsiniz.',
  },
  'base-url-not-allowed': {
    en: 'This link address is not allowed.',
    tr: 'Bu bağlantı adresine izin verilmiyor.',
  },
} satisfies ProblemTexts
