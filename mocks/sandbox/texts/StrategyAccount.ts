import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

/** For team and private strategies alike. */
export const strategyProblems = {
  'transition-refused': {
    en: 'This step is not possible from the present state.',
    tr: 'Mevcut durumdan bu adıma geçilemez.',
  },
  'strategy-in-use': {
    en: 'Only a draft or an archived strategy can be deleted. Archive it first.',
    tr: 'Yalnızca taslak ya da arşivlenmiş bir strateji silinebilir. Önce arşivleyin.',
  },
  'due-before-start': {
    en: 'The last day is before the first day, {startsOn}.',
    tr: 'Son gün, ilk günden ({startsOn}) önce.',
  },
  'unknown-goal': { en: 'There is no such goal.', tr: 'Böyle bir hedef yok.' },
  'new-strategy-state': {
    en: 'A new strategy is a draft or active.',
    tr: 'Yeni bir strateji taslak ya da etkin olabilir.',
  },
  'owner-not-a-member': { en: 'This person is not a member of the account.', tr: 'Bu kişi hesabın üyesi değil.' },
  'owner-is-viewer': {
    en: 'This person may not own a strategy: the role in the account is viewer.',
    tr: 'Bu kişi bir stratejinin sahibi olamaz: hesaptaki rolü izleyici.',
  },
  'owner-in-private-plan': { en: 'A private strategy has no owner.', tr: 'Kişisel bir stratejinin sahibi olmaz.' },
} satisfies ProblemTexts
