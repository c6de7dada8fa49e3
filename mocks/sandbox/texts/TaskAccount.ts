import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

/** For team and private tasks alike. */
export const taskProblems = {
  'progress-outdated': {
    en: 'This task was completed and reopened in the meantime. Reload it.',
    tr: 'Bu görev bu arada tamamlanıp yeniden ele alınmış. Görevi yeniden yükleyin.',
  },
  'comments-limit-reached': {
    en: 'There are {limit} comments already; no more can be added.',
    tr: 'Burada zaten {limit} yorum var, daha fazlası eklenemez.',
  },
  'not-your-comment': {
    en: 'You can only change your own comments.',
    tr: 'Yalnızca kendi yorumlarınızı değiştirebilirsiniz.',
  },
  'mention-not-a-member': {
    en: 'Only active members of the account can be mentioned.',
    tr: 'Yalnızca hesabın etkin üyelerinden söz edilebilir.',
  },
  'repeat-needs-due-day': {
    en: 'A repeating task needs a due date.',
    tr: 'Yinelenen bir görevin son tarihi olmalı.',
  },
  'weekdays-need-weekly': {
    en: 'Choose weekdays only for a weekly task.',
    tr: 'Haftanın günlerini yalnızca haftalık görevler için seçin.',
  },
  'progress-of-done': { en: 'A completed task must be at 100%.', tr: 'Tamamlanan bir görev %100 olmalı.' },
  'progress-of-undone': {
    en: 'Only a completed task can be at 100%.',
    tr: 'Yalnızca tamamlanan bir görev %100 olabilir.',
  },
  'unknown-strategy': {
    en: "This strategy isn't in this account.",
    tr: 'Bu hesapta böyle bir strateji yok.',
  },
  'unknown-private-strategy': {
    en: "This strategy isn't in your private strategies.",
    tr: 'Kişisel planınızda böyle bir strateji yok.',
  },
  'assignee-not-a-member': { en: 'This person is not a member of the account.', tr: 'Bu kişi hesabın üyesi değil.' },
  'assignee-is-viewer': {
    en: "Viewers can't be assigned tasks.",
    tr: 'Görüntüleyicilere görev atanamaz.',
  },
  'assignee-in-private-plan': {
    en: "A private task can't be assigned.",
    tr: 'Kişisel bir görev başkasına atanamaz.',
  },
} satisfies ProblemTexts

/** How the effect of a finished task was calculated. */
export const EFFECT_TEXTS = {
  tooEarly: {
    en: 'Compares the 14 days from {fromBefore} to {toBefore} with the 14 days from {fromAfter} to {toAfter}, which are not over yet.',
    tr: '{fromBefore} ile {toBefore} arasındaki 14 gün, henüz tamamlanmamış olan {fromAfter} ile {toAfter} arasındaki 14 günle karşılaştırılacak.',
  },
  alone: {
    en: '14 full days before the work began ({fromBefore} to {toBefore}) and after it was done ({fromAfter} to {toAfter}). There is no untouched item to compare with, so other causes are possible.',
    tr: 'Çalışma başlamadan önceki 14 tam gün ({fromBefore} – {toBefore}) ve tamamlandıktan sonraki 14 tam gün ({fromAfter} – {toAfter}). Karşılaştırılacak başka öğe olmadığından başka nedenler de olabilir.',
  },
  compared: {
    en: '14 full days before the work began ({fromBefore} to {toBefore}) and after it was done ({fromAfter} to {toAfter}). Over the same days, untouched items of the same kind changed by {change}; that is subtracted.',
    tr: 'Çalışma başlamadan önceki 14 tam gün ({fromBefore} – {toBefore}) ve tamamlandıktan sonraki 14 tam gün ({fromAfter} – {toAfter}). Aynı günlerde aynı türdeki diğer öğeler {change} değişti; bu değişim çıkarıldı.',
  },
}
