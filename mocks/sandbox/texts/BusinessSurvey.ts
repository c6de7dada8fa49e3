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
  'survey-answers-anonymous': {
    en: 'Single answers of your own team are not shown, so that no one can be recognised.',
    tr: 'Kimse tanınmasın diye kendi ekibinizin tek tek yanıtları gösterilmez.',
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
  'survey-rows-missing': {
    en: 'Add 1 to 10 rows for this question type.',
    tr: 'Bu türdeki bir soru için 1 ile 10 arasında satır gerekir.',
  },
  'survey-rows-unused': { en: 'Only a grid has rows.', tr: 'Yalnızca tabloların satırları olur.' },
  'survey-other-unused': {
    en: 'Only choices can offer an answer in own words.',
    tr: 'Yalnızca seçimli sorular kendi sözleriyle yanıt sunabilir.',
  },
  'survey-choices-unused': {
    en: 'Only multiple choice has a limit of choices.',
    tr: 'Yalnızca çoklu seçimde seçim sınırı olur.',
  },
  'survey-statement-required': {
    en: 'A statement has no answer that could be required.',
    tr: 'Bir açıklamanın zorunlu tutulacak yanıtı olmaz.',
  },
  'unknown-question': { en: "This question isn't part of the survey.", tr: 'Bu ankette böyle bir soru yok.' },
  'survey-condition-later': {
    en: 'A condition can only look at an earlier question.',
    tr: 'Bir koşul yalnızca önceki bir soruya bakabilir.',
  },
  'survey-condition-values': {
    en: 'Choose the answers that this condition looks for.',
    tr: 'Bu koşulun aradığı yanıtları seçin.',
  },
  'survey-condition-number': {
    en: 'This condition needs a question with numbers and one number.',
    tr: 'Bu koşul için sayılı bir soru ve bir sayı gerekir.',
  },
  'survey-condition-impossible': {
    en: 'No one can reach this question, or its condition looks for an option that does not exist.',
    tr: 'Bu soruya kimse ulaşamıyor ya da koşulu olmayan bir seçeneği arıyor.',
  },
  'survey-translation-unfinished': {
    en: '{language}: {count, plural, one {# text is} other {# texts are}} missing. Finish the translation or remove it before the survey opens.',
    tr: '{language}: {count} metin eksik. Anket açılmadan önce çeviriyi tamamlayın ya da kaldırın.',
  },
  'survey-language-unknown': { en: 'Choose a language from the list.', tr: 'Listeden bir dil seçin.' },
  'survey-language-twice': { en: 'This language is there twice.', tr: 'Bu dil iki kez var.' },
  'survey-language-base': {
    en: 'This is the language that the survey is written in.',
    tr: 'Bu, anketin yazıldığı dil.',
  },
  'survey-group-period': {
    en: 'Enter a period as two days, such as 2026-10-01/2026-10-14.',
    tr: 'Dönemi iki gün olarak girin, örneğin 2026-10-01/2026-10-14.',
  },
  'survey-group-missing': { en: 'Choose a group.', tr: 'Bir grup seçin.' },
  'survey-copy-missing': {
    en: 'This survey was not copied from another one that still exists.',
    tr: 'Bu anket, hâlâ var olan başka bir anketten kopyalanmadı.',
  },
  'survey-closes-too-early': {
    en: 'The closing date must be after the opening date.',
    tr: 'Kapanış, açılıştan sonra olmalı.',
  },
} satisfies ProblemTexts
