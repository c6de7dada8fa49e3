import type { ProblemTexts } from '#mocks/sandbox/texts/problems.ts'

export const accountProblems = {
  'accounts-limit-reached': { en: 'Your plan allows {limit} accounts.', tr: 'Planınız {limit} hesaba izin veriyor.' },
  'users-limit-reached': { en: 'Your plan allows {limit} users.', tr: 'Planınız {limit} kullanıcıya izin veriyor.' },
  'already-a-member': { en: 'This person is a member of the account already.', tr: 'Bu kişi zaten hesabın üyesi.' },
  'last-owner': {
    en: 'An account needs an owner. Make somebody else owner first.',
    tr: 'Hesabın bir sahibi olmalı. Önce başka birini hesap sahibi yapın.',
  },
  'role-above-own': {
    en: 'You cannot give or change a role above your own.',
    tr: 'Kendi rolünüzün üzerindeki bir rolü veremez ya da değiştiremezsiniz.',
  },
  'invitation-expired': {
    en: 'This invitation has expired. Ask for a new one.',
    tr: 'Bu davetin süresi doldu. Yeni bir davet isteyin.',
  },
  'invitation-answered': { en: 'This invitation was already answered.', tr: 'Bu davet zaten yanıtlandı.' },
} satisfies ProblemTexts
