import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

/** For team and private tasks alike. */
export const taskProblems = {
  'progress-outdated': {
    en: 'This task was finished and taken up again in the meantime. Load it again.',
    tr: 'Bu görev bu arada tamamlanıp yeniden ele alınmış. Görevi yeniden yükleyin.',
  },
  'comments-limit-reached': { en: 'At most {limit} comments fit here.', tr: 'Buraya en fazla {limit} yorum sığar.' },
  'progress-of-done': { en: 'A done task is at 100 percent.', tr: 'Tamamlanan bir görev yüzde 100’dedir.' },
  'progress-of-undone': {
    en: 'Only a done task is at 100 percent.',
    tr: 'Yalnızca tamamlanan bir görev yüzde 100 olabilir.',
  },
  'unknown-strategy': {
    en: 'There is no such strategy in this account.',
    tr: 'Bu hesapta böyle bir strateji yok.',
  },
  'unknown-private-strategy': {
    en: 'There is no such strategy in your private plan.',
    tr: 'Kişisel planınızda böyle bir strateji yok.',
  },
  'assignee-not-a-member': { en: 'This person is not a member of the account.', tr: 'Bu kişi hesabın üyesi değil.' },
  'assignee-is-viewer': {
    en: 'This person may not be given tasks: the role in the account is viewer.',
    tr: 'Bu kişiye görev verilemez: hesaptaki rolü izleyici.',
  },
  'assignee-in-private-plan': {
    en: 'A private task has no assignee.',
    tr: 'Kişisel bir görev başkasına atanamaz.',
  },
} satisfies ProblemTexts
