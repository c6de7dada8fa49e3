import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const paymentProblems = {
  'signature-invalid': { en: "The signature isn't valid.", tr: 'İmza geçerli değil.' },
  'signature-too-old': { en: 'The signature has expired.', tr: 'İmzanın süresi doldu.' },
  'test-events-only': {
    en: 'This service accepts test events only.',
    tr: 'Bu hizmet yalnızca test olaylarını kabul eder.',
  },
  'no-subscription': {
    en: "You don't have a subscription yet. Choose a plan first.",
    tr: 'Henüz bir aboneliğiniz yok. Önce bir plan seçin.',
  },
  'return-url-foreign': {
    en: "This return address isn't allowed.",
    tr: 'Bu dönüş adresine izin verilmiyor.',
  },
} satisfies ProblemTexts
