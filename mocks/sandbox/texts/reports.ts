// The texts of reports by email.
import type { Language } from '#mocks/sandbox/texts/language.ts'

export const REPORT_TEXTS = {
  weekly: { en: '{property}: your week, {period}', tr: '{property}: haftanız, {period}' },
  monthly: { en: '{property}: your month, {period}', tr: '{property}: ayınız, {period}' },
  comparedWith: { en: 'Compared with {period}.', tr: 'Karşılaştırma: {period}.' },
  noComparison: { en: 'no comparison', tr: 'karşılaştırma yok' },
  points: { en: '{count} points', tr: '{count} puan' },
} as const satisfies Record<string, Record<Language, string>>
