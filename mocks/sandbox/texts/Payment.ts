import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const paymentProblems = {
  'signature-invalid': { en: 'The signature is not valid.', tr: 'İmza geçerli değil.' },
  'signature-too-old': { en: 'The signature is not valid any more.', tr: 'İmza artık geçerli değil.' },
  'test-events-only': {
    en: 'This service takes test events only.',
    tr: 'Bu hizmet yalnızca test olaylarını kabul eder.',
  },
  'no-subscription': {
    en: 'You have no subscription yet. Choose a plan first.',
    tr: 'Henüz bir aboneliğiniz yok. Önce bir plan seçin.',
  },
  'return-url-foreign': {
    en: 'This address does not belong to the product.',
    tr: 'Bu adres ürüne ait değil.',
  },
} satisfies ProblemTexts
