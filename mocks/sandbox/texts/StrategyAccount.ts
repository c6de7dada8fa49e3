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
  'strategy-not-active': {
    en: 'Only an active strategy can have check-ins. Activate it first.',
    tr: 'Yalnızca etkin bir stratejiye durum notu eklenebilir. Önce etkinleştirin.',
  },
  'metric-not-of-source': {
    en: "This source doesn't have this metric.",
    tr: 'Bu kaynakta bu metrik yok.',
  },
  'scope-account-in-team': {
    en: 'A strategy of the team always uses its own account.',
    tr: 'Ekip stratejisi her zaman kendi hesabını kullanır.',
  },
  'scope-account-of-others': {
    en: "You're not a member of this account.",
    tr: 'Bu hesabın üyesi değilsiniz.',
  },
  'dimension-without-value': {
    en: 'Choose a dimension and one of its values, or neither.',
    tr: 'Bir boyut ve bir değerini seçin ya da ikisini de boş bırakın.',
  },
  'survey-missing': { en: 'Choose a survey.', tr: 'Bir anket seçin.' },
  'question-missing': { en: 'Choose a question of the survey.', tr: 'Anketten bir soru seçin.' },
  'personal-health': {
    en: 'Choose on track, at risk or off track.',
    tr: 'Yolunda, riskli ya da hedefin gerisinde seçin.',
  },
  'outcome-of-open': {
    en: 'Only a completed strategy has an outcome.',
    tr: 'Yalnızca tamamlanan bir stratejinin sonucu olur.',
  },
  'value-not-own': {
    en: 'Adwright reads this metric itself. Leave the value empty.',
    tr: 'Bu metriği Adwright okur. Değeri boş bırakın.',
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
