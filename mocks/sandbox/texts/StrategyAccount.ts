import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

/** For team and private strategies alike. */
export const strategyProblems = {
  'transition-refused': {
    en: "You can't change the status this way.",
    tr: 'Mevcut durumdan bu adıma geçilemez.',
  },
  'strategy-in-use': {
    en: 'Only a draft or an archived strategy can be deleted. Archive it first.',
    tr: 'Yalnızca taslak ya da arşivlenmiş bir strateji silinebilir. Önce arşivleyin.',
  },
  'due-before-start': {
    en: 'The end date is before the start date, {startsOn}.',
    tr: 'Bitiş tarihi, başlangıç tarihinden ({startsOn}) önce.',
  },
  'unknown-goal': { en: 'Goal not found.', tr: 'Böyle bir hedef yok.' },
  'new-strategy-state': {
    en: 'A new strategy must be a draft or active.',
    tr: 'Yeni bir strateji taslak ya da etkin olabilir.',
  },
  'owner-not-a-member': { en: 'This person is not a member of the account.', tr: 'Bu kişi hesabın üyesi değil.' },
  'owner-is-viewer': {
    en: "Viewers can't own a strategy.",
    tr: 'Görüntüleyiciler bir stratejinin sahibi olamaz.',
  },
  'owner-in-private-plan': {
    en: "A private strategy can't have an owner.",
    tr: 'Kişisel bir stratejinin sahibi olmaz.',
  },
} satisfies ProblemTexts
