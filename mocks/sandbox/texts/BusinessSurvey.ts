import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const businessSurveyProblems = {
  'survey-open': {
    en: 'This survey is open. Close it before you delete it.',
    tr: 'Bu anket açık. Silmeden önce kapatın.',
  },
  'survey-not-a-draft': {
    en: 'Audience, opening and questions of a survey that was opened cannot be changed.',
    tr: 'Açılmış bir anketin hedef kitlesi, açılış zamanı ve soruları değiştirilemez.',
  },
  'new-survey-state': { en: 'A new survey is a draft or open.', tr: 'Yeni bir anket taslak ya da açık olabilir.' },
  'survey-options-missing': {
    en: 'A question of this type needs 2 to 20 options.',
    tr: 'Bu türdeki bir soru için 2 ile 20 arasında seçenek gerekir.',
  },
  'survey-options-unused': {
    en: 'A question of this type has no options.',
    tr: 'Bu türdeki bir sorunun seçenekleri olmaz.',
  },
  'unknown-question': { en: 'There is no such question in this survey.', tr: 'Bu ankette böyle bir soru yok.' },
  'survey-closes-too-early': {
    en: 'It has to close after it opens.',
    tr: 'Kapanış, açılıştan sonra olmalı.',
  },
} satisfies ProblemTexts
