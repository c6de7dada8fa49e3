import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const businessSurveyProblems = {
  'survey-open': {
    en: 'This survey is open. Close it before deleting it.',
    tr: 'Bu anket açık. Silmeden önce kapatın.',
  },
  'survey-not-a-draft': {
    en: "You can't change the audience, opening date or questions once a survey has opened.",
    tr: 'Açılmış bir anketin hedef kitlesi, açılış zamanı ve soruları değiştirilemez.',
  },
  'new-survey-state': { en: 'A new survey must be a draft or open.', tr: 'Yeni bir anket taslak ya da açık olabilir.' },
  'survey-options-missing': {
    en: 'Add 2 to 20 options for this question type.',
    tr: 'Bu türdeki bir soru için 2 ile 20 arasında seçenek gerekir.',
  },
  'survey-options-unused': {
    en: "This question type doesn't use options.",
    tr: 'Bu türdeki bir sorunun seçenekleri olmaz.',
  },
  'unknown-question': { en: "This question isn't part of the survey.", tr: 'Bu ankette böyle bir soru yok.' },
  'survey-closes-too-early': {
    en: 'The closing date must be after the opening date.',
    tr: 'Kapanış, açılıştan sonra olmalı.',
  },
} satisfies ProblemTexts
