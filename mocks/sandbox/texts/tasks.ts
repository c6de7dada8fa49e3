// The texts of notifications and of the activity log about tasks and strategies.
import type { Language } from '#mocks/sandbox/texts/language.ts'

export const TASK_TEXTS = {
  dueToday: {
    en: '{count, plural, one {# task is} other {# tasks are}} due today',
    tr: 'Bugün {count} göreviniz var',
  },
  overdue: { en: '{count, plural, one {# task is} other {# tasks are}} overdue', tr: '{count} göreviniz gecikti' },
  dueLine: { en: 'Due today: {title}', tr: 'Bugün: {title}' },
  overdueLine: { en: 'Overdue since {day}: {title}', tr: '{day} tarihinden beri gecikmiş: {title}' },
  more: { en: '{count} more', tr: '{count} görev daha' },
  firstTitle: { en: 'Invite a colleague', tr: 'Bir ekip arkadaşını davet et' },
  firstText: {
    en: 'Work is easier to share with two. Invite someone under *Settings → Team*, and choose what they may do.',
    tr: 'İş iki kişiyle daha kolay bölüşülür. *Ayarlar → Ekip* altından birini davet edin ve neler yapabileceğini seçin.',
  },
  verifiedTitle: { en: 'Finished work has helped: {finding}', tr: 'Tamamlanan iş fayda sağladı: {finding}' },
  verifiedText: {
    en: 'The finding was checked again. It is gone, or better than when work on it began.',
    tr: 'Bulgu yeniden kontrol edildi. Ortadan kalktı veya çalışma başladığı zamandan daha iyi.',
  },
  notBetterTitle: {
    en: 'Finished work has not helped yet: {finding}',
    tr: 'Tamamlanan iş henüz fayda sağlamadı: {finding}',
  },
  notBetterText: {
    en: 'The finding was checked again. It is not better than when work on it began.',
    tr: 'Bulgu yeniden kontrol edildi. Çalışma başladığı zamandan daha iyi değil.',
  },
  archivedByAge: { en: 'Tasks done over a year ago', tr: 'Bir yıldan önce tamamlanan görevler' },
  archivedCount: { en: '{count} archived', tr: '{count} görev arşivlendi' },
  checkInTitle: { en: 'Check-in for “{title}”', tr: 'Durum notu: {title}' },
  checkInText: {
    en: 'The data is filled in; one sentence about last week is enough.',
    tr: 'Veriler doldurulmuştur; geçen hafta hakkında bir cümle yeterli.',
  },
} as const satisfies Record<string, Record<Language, string>>
