import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const aiProblems = {
  'daily-limit-reached': {
    en: 'This account has had all its answers for today. More tomorrow.',
    tr: 'Bu hesap bugünkü yanıt hakkını doldurdu. Yarın devam edebilirsiniz.',
  },
  'schema-not-usable': {
    en: 'This is not a JSON Schema of an object.',
    tr: 'Bu, bir nesnenin JSON şeması değil.',
  },
  'schema-too-long': {
    en: 'A schema has at most {limit} characters.',
    tr: 'Bir şema en fazla {limit} karakter olabilir.',
  },
  'image-too-large': {
    en: 'An image of at most 10 MB is taken.',
    tr: 'En fazla 10 MB boyutunda bir görsel kabul edilir.',
  },
  'period-turned-round': { en: 'The last day is before the first.', tr: 'Son gün, ilk günden önce.' },
  'page-not-readable': {
    en: 'This page could not be read. Check the address.',
    tr: 'Bu sayfa okunamadı. Adresi kontrol edin.',
  },
  'market-analyses-plan': {
    en: 'Market analyses are part of the plan Scale.',
    tr: 'Pazar analizleri Scale planının bir parçası.',
  },
  'industry-missing': {
    en: 'Choose the industry of the account in its settings first.',
    tr: 'Önce ayarlardan hesabın sektörünü seçin.',
  },
} satisfies ProblemTexts
