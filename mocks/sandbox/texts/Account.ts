import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const accountProblems = {
  'accounts-limit-reached': { en: 'Your plan allows {limit} accounts.', tr: 'Planınız {limit} hesaba izin veriyor.' },
  'plan-owner-needed': {
    en: 'You work under somebody else’s plan: only who pays for it can add accounts.',
    tr: 'Başka birinin planı altında çalışıyorsunuz: yalnızca planı ödeyen kişi hesap ekleyebilir.',
  },
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
  'real-data-connected': {
    en: 'This account works with its own figures. Disconnect the platforms first.',
    tr: 'Bu hesap kendi verileriyle çalışıyor. Önce platformların bağlantısını kesin.',
  },
  'currency-unknown': { en: 'There is no such currency.', tr: 'Böyle bir para birimi yok.' },
  'sample-workspace-loaded': { en: 'The sample data is there already.', tr: 'Örnek veriler zaten yüklü.' },
} satisfies ProblemTexts

type Word = { en: string; tr: string }

/** Labels of account settings in the activity log. */
export const ACCOUNT_WORDS = {
  name: { en: 'Name of the account', tr: 'Hesabın adı' },
  companyName: { en: 'Company', tr: 'Şirket' },
  companyWebSite: { en: 'Web site', tr: 'Web sitesi' },
  primaryContactNumber: { en: 'Contact number', tr: 'İletişim numarası' },
  industry: { en: 'Industry', tr: 'Sektör' },
  digitalMarketingGoals: { en: 'Marketing goals', tr: 'Pazarlama hedefleri' },
  marketingTeamCount: { en: 'Size of the marketing team', tr: 'Pazarlama ekibinin büyüklüğü' },
  currencyCode: { en: 'Currency', tr: 'Para birimi' },
  timeZone: { en: 'Time zone', tr: 'Saat dilimi' },
  logoFileId: { en: 'Logo', tr: 'Logo' },
} satisfies Record<string, Word>

/** The name of sample data in the activity log and the list of connections. */
export const SAMPLE_DATA = { en: 'Sample data', tr: 'Örnek veriler' }
