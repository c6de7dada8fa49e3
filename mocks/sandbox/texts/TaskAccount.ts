import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

/** For team and private tasks alike. */
export const taskProblems = {
  'progress-outdated': {
    en: 'This task was completed and reopened in the meantime. Reload it.',
    tr: 'Bu görev bu arada tamamlanıp yeniden ele alınmış. Görevi yeniden yükleyin.',
  },
  'comments-limit-reached': {
    en: 'A task can have up to {limit} comments.',
    tr: 'Bir görevde en fazla {limit} yorum olabilir.',
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
