import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const accountProblems = {
  'plan-owner-needed': {
    en: 'Someone else pays for this plan. Only they can add accounts.',
    tr: 'Bu planı başka biri ödüyor. Yalnızca o kişi hesap ekleyebilir.',
  },
  'already-a-member': { en: 'This person is already a member of this account.', tr: 'Bu kişi zaten hesabın üyesi.' },
  'last-owner': {
    en: 'An account needs at least one owner. Make someone else an owner first.',
    tr: 'Hesabın en az bir sahibi olmalı. Önce başka birini hesap sahibi yapın.',
  },
  'role-above-own': {
    en: "You can't assign or change a role higher than your own.",
    tr: 'Kendi rolünüzden üst bir rolü atayamaz ya da değiştiremezsiniz.',
  },
  'invitation-expired': {
    en: 'This invitation has expired. Ask for a new one.',
    tr: 'Bu davetin süresi doldu. Yeni bir davet isteyin.',
  },
  'invitation-answered': { en: 'This invitation has already been answered.', tr: 'Bu davet zaten yanıtlandı.' },
  'real-data-connected': {
    en: 'This account has live data connected. Disconnect the platforms first.',
    tr: 'Bu hesaba gerçek veriler bağlı. Önce platformların bağlantısını kesin.',
  },
  'currency-unknown': { en: 'Currency not found.', tr: 'Para birimi bulunamadı.' },
  'sample-workspace-loaded': { en: 'Sample data is already loaded.', tr: 'Örnek veriler zaten yüklü.' },
  'annotations-limit-reached': {
    en: 'This account has {limit} annotations already. Delete one first.',
    tr: 'Bu hesabın zaten {limit} ek açıklaması var. Önce birini silin.',
  },
  'saved-views-limit-reached': {
    en: 'This account has {limit} saved views already. Delete one first.',
    tr: 'Bu hesabın zaten {limit} kayıtlı görünümü var. Önce birini silin.',
  },
  'schedule-report-only': {
    en: 'Only reports can be sent by email.',
    tr: 'Yalnızca raporlar e-postayla gönderilebilir.',
  },
  'schedule-recipients': {
    en: 'Choose active members of this account.',
    tr: 'Bu hesabın etkin üyelerini seçin.',
  },
  'schedule-shared': {
    en: 'Share the view with the team to send it to other members.',
    tr: 'Diğer üyelere göndermek için görünümü ekiple paylaşın.',
  },
  'annotation-days': {
    en: 'Choose a last day on or after the first, at most 400 days later.',
    tr: 'İlk günde ya da ondan en fazla 400 gün sonra olan bir son gün seçin.',
  },
  'annotation-private': {
    en: 'Monitors can only ignore the days of an annotation that the whole team sees.',
    tr: 'Anomali izleme yalnızca tüm ekibin gördüğü bir ek açıklamanın günlerini yok sayabilir.',
  },
} satisfies ProblemTexts

type Word = { en: string; tr: string }

/** Labels of account settings in the activity log. */
export const ACCOUNT_WORDS = {
  name: { en: 'Account name', tr: 'Hesap adı' },
  companyName: { en: 'Company', tr: 'Şirket' },
  companyWebSite: { en: 'Website', tr: 'Web sitesi' },
  primaryContactNumber: { en: 'Contact number', tr: 'İletişim numarası' },
  industry: { en: 'Industry', tr: 'Sektör' },
  digitalMarketingGoals: { en: 'Marketing goals', tr: 'Pazarlama hedefleri' },
  marketingTeamCount: { en: 'Marketing team size', tr: 'Pazarlama ekibi büyüklüğü' },
  currencyCode: { en: 'Currency', tr: 'Para birimi' },
  timeZone: { en: 'Time zone', tr: 'Saat dilimi' },
  logoFileId: { en: 'Logo', tr: 'Logo' },
} satisfies Record<string, Word>

/** The name of sample data in the activity log and the list of connections. */
export const SAMPLE_DATA = { en: 'Sample data', tr: 'Örnek veriler' }

/** Annotations that come from the product itself. */
export const ANNOTATION_TEXTS = {
  ruleRun: {
    en: '{changes, plural, one {# change} other {# changes}} by {runs, plural, one {# rule run} other {# rule runs}}',
    tr: '{runs} kural çalıştırması ile {changes} değişiklik',
  },
  post: { en: 'Post published: {title}', tr: 'Gönderi yayınlandı: {title}' },
  posts: { en: '{count} posts published: {titles}', tr: '{count} gönderi yayınlandı: {titles}' },
  design: { en: 'Design finished: {title}', tr: 'Tasarım hazır: {title}' },
  designs: { en: '{count} designs finished: {titles}', tr: '{count} tasarım hazır: {titles}' },
  strategyBegins: { en: 'Strategy begins: {title}', tr: 'Strateji başlıyor: {title}' },
  strategyEnds: { en: 'Strategy ends: {title}', tr: 'Strateji bitiyor: {title}' },
  outage: {
    en: '{platform} could no longer be read: access ended',
    tr: '{platform} artık okunamadı: erişim sona erdi',
  },
} satisfies Record<string, Word>
