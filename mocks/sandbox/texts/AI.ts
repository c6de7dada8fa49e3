import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const aiProblems = {
  'finding-status-not-a-decision': {
    en: 'Choose open, planned, done or dismissed. Only an analysis can verify a finding.',
    tr: 'Açık, planlandı, tamamlandı ya da kapatıldı seçin. Bir bulguyu yalnızca analiz doğrulayabilir.',
  },
  'schema-not-usable': {
    en: 'Enter a JSON Schema that describes an object.',
    tr: 'Bir nesneyi tanımlayan bir JSON şeması girin.',
  },
  'schema-too-long': {
    en: 'The schema can have up to {limit, plural, one {# character} other {# characters}}.',
    tr: 'Bir şema en fazla {limit} karakter olabilir.',
  },
  'image-too-large': {
    en: 'The image can be up to 10 MB.',
    tr: 'En fazla 10 MB boyutunda bir görsel kabul edilir.',
  },
  'period-turned-round': {
    en: 'The end date is before the start date.',
    tr: 'Bitiş tarihi, başlangıç tarihinden önce.',
  },
  'page-not-readable': {
    en: "We couldn't read this page. Check the address.",
    tr: 'Bu sayfa okunamadı. Adresi kontrol edin.',
  },
  'industry-missing': {
    en: "Choose the account's industry in Settings first.",
    tr: 'Önce ayarlardan hesabın sektörünü seçin.',
  },
} satisfies ProblemTexts
