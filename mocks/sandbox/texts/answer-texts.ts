// Answers to questions about the data of an account; every number is a placeholder for a value with a citation.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Words = Record<Language, string>

export const ANSWER_TEXTS = {
  spend: {
    en: 'From {from} to {to} you spent {cost} for {conversions} conversions, at a ROAS of {roas}.',
    tr: '{from} ile {to} arasında {conversions} dönüşüm için {cost} harcadınız; ROAS {roas}.',
  },
  change: {
    en: 'There were {conversions} conversions from {clicks} clicks, before {conversionsBefore} from {clicksBefore}. “{name}” moved the number most: {campaign}, before {campaignBefore}.',
    tr: '{clicks} tıklamadan {conversions} dönüşüm geldi, önceki dönemde {clicksBefore} tıklamadan {conversionsBefore}. En çok “{name}” etkiledi: {campaign}, önceki dönemde {campaignBefore}.',
  },
  best: {
    en: '“{name}” has the highest return: ROAS {roas} at a cost of {cost}.',
    tr: 'En yüksek getiri “{name}” kampanyasında: {cost} maliyetle ROAS {roas}.',
  },
  worst: {
    en: '“{name}” has the lowest return: ROAS {roas} at a cost of {cost}.',
    tr: 'En düşük getiri “{name}” kampanyasında: {cost} maliyetle ROAS {roas}.',
  },
  wasted: {
    en: '“{name}” cost most without converting: {cost} for {clicks} clicks.',
    tr: 'Dönüşüm getirmeden en çok “{name}” harcadı: {clicks} tıklama için {cost}.',
  },
  nothingWasted: {
    en: 'No keyword cost more than a usual conversion without converting.',
    tr: 'Hiçbir anahtar kelime dönüşüm getirmeden olağan bir dönüşümün maliyetini aşmadı.',
  },
  sessions: {
    en: 'The site had {sessions} sessions and {revenue} revenue, in the period before {sessionsBefore} and {revenueBefore}.',
    tr: 'Sitede {sessions} oturum ve {revenue} gelir oldu, önceki dönemde {sessionsBefore} ve {revenueBefore}.',
  },
  landingPage: {
    en: '“{name}” loses most: {sessions} sessions with {rate} key events per session, the median is {median}.',
    tr: 'En çok “{name}” kaybettiriyor: {sessions} oturumda oturum başına {rate} önemli etkinlik, medyan {median}.',
  },
  tasks: {
    en: '{todo, plural, one {# task is} other {# tasks are}} to do, {doing} {doing, plural, one {is} other {are}} in progress.',
    tr: '{todo} görev yapılacak, {doing} görev sürüyor.',
  },
  findings: {
    en: '{count, plural, one {# finding is} other {# findings are}} open.',
    tr: '{count} bulgu açık.',
  },
  strategies: {
    en: '{count, plural, one {# strategy is} other {# strategies are}} active.',
    tr: '{count} strateji etkin.',
  },
  posts: {
    en: '{postsAwaitingApproval, plural, one {# post awaits} other {# posts await}} approval, {failedPosts} failed.',
    tr: '{postsAwaitingApproval} gönderi onay bekliyor, {failedPosts} gönderi başarısız oldu.',
  },
  surveys: {
    en: '{openSurveys, plural, one {# survey is} other {# surveys are}} open. “{name}” has {answers, plural, one {# answer} other {# answers}}.',
    tr: '{openSurveys} anket açık. “{name}” anketine {answers} yanıt geldi.',
  },
  noSurveys: { en: '{openSurveys} surveys are open.', tr: '{openSurveys} anket açık.' },
  autopilot: {
    en: 'From {from} to {to} the autopilot ran {runCount, plural, one {# time} other {# times}} and applied {changedCount, plural, one {# change} other {# changes}}, of which {undoneCount} {undoneCount, plural, one {was} other {were}} undone. {openProposalCount, plural, one {# suggestion waits} other {# suggestions wait}} for a decision.',
    tr: '{from} ile {to} arasında otopilot {runCount} kez çalıştı ve {changedCount} değişiklik uyguladı; {undoneCount} değişiklik geri alındı. {openProposalCount} öneri karar bekliyor.',
  },
  pace: {
    en: 'In the month up to {to} you spent {costOfMonth}. “{name}” is furthest ahead of its budget: {costOfCampaign} so far, at a daily budget of {dailyBudget}.',
    tr: '{to} gününe kadar bu ay {costOfMonth} harcadınız. Bütçesini en çok “{name}” zorluyor: {dailyBudget} günlük bütçeyle şimdiye kadar {costOfCampaign}.',
  },
  paceOfAll: {
    en: 'In the month up to {to} you spent {costOfMonth}.',
    tr: '{to} gününe kadar bu ay {costOfMonth} harcadınız.',
  },
  term: {
    en: 'The search term “{name}” cost {cost} for {clicks, plural, one {# click} other {# clicks}} and {conversions} conversions.',
    tr: '“{name}” arama terimi {clicks} tıklama ve {conversions} dönüşüm için {cost} harcadı.',
  },
  keyword: {
    en: 'The keyword “{name}” cost {cost} for {clicks, plural, one {# click} other {# clicks}} and {conversions} conversions.',
    tr: '“{name}” anahtar kelimesi {clicks} tıklama ve {conversions} dönüşüm için {cost} harcadı.',
  },
  unknownTerm: {
    en: 'No search term or keyword of this question has data in this period. Write it as it is in the tables.',
    tr: 'Bu dönemde sorudaki arama terimi ya da anahtar kelime için veri yok. Tablolardaki gibi yazın.',
  },
  rivals: {
    en: 'In your auctions, {name} is shown most: impression share {share}, yours is {own}.',
    tr: 'Açık artırmalarınızda en çok {name} gösteriliyor: gösterim payı {share}, sizinki {own}.',
  },
  noRivals: {
    en: 'There were too few auctions to say who else was in them.',
    tr: 'Kimlerin katıldığını söylemeye yetecek kadar açık artırma olmadı.',
  },
  noAds: {
    en: 'Connect Google Ads and select a client account, then this question can be answered.',
    tr: 'Google Ads bağlantısı kurup bir müşteri hesabı seçin; o zaman bu soru yanıtlanabilir.',
  },
  noAnalytics: {
    en: 'Connect Google Analytics and select a property, then this question can be answered.',
    tr: 'Google Analytics bağlantısı kurup bir mülk seçin; o zaman bu soru yanıtlanabilir.',
  },
  noData: { en: 'There is no data for this period.', tr: 'Bu dönem için veri yok.' },
  unknown: {
    en: 'This can’t be answered from the data of the account. The questions below can.',
    tr: 'Bu soru hesabın verilerinden yanıtlanamaz. Aşağıdaki sorular yanıtlanabilir.',
  },
} satisfies Record<string, Words>

export type AnswerKey = keyof typeof ANSWER_TEXTS

export const QUESTIONS: Record<string, Words> = {
  spend: { en: 'How much did we spend, and what came back?', tr: 'Ne kadar harcadık, karşılığında ne geldi?' },
  change: { en: 'Why did conversions change?', tr: 'Dönüşümler neden değişti?' },
  best: { en: 'Which campaign is the best?', tr: 'En iyi kampanya hangisi?' },
  worst: { en: 'Which campaign is the worst?', tr: 'En kötü kampanya hangisi?' },
  autopilot: { en: 'What did the autopilot do?', tr: 'Otopilot neler yaptı?' },
  pace: { en: 'Are we on pace with our budgets this month?', tr: 'Bu ay bütçelerimize göre tempomuz nasıl?' },
  term: { en: 'Which search term cost the most?', tr: 'En çok hangi arama terimi harcadı?' },
  wasted: { en: 'Where do we waste money?', tr: 'Nerede boşa harcıyoruz?' },
  sessions: {
    en: 'How many sessions and how much revenue did the site have?',
    tr: 'Sitede kaç oturum ve ne kadar gelir oldu?',
  },
  landingPage: { en: 'Which landing page loses the most?', tr: 'En çok hangi açılış sayfası kaybettiriyor?' },
  tasks: { en: 'Which tasks are waiting?', tr: 'Hangi görevler bekliyor?' },
  findings: { en: 'How many findings are open?', tr: 'Kaç bulgu açık?' },
  strategies: { en: 'How many strategies are active?', tr: 'Kaç strateji etkin?' },
  posts: { en: 'Which posts need attention?', tr: 'Hangi gönderiler ilgi bekliyor?' },
  surveys: { en: 'How many answers do our surveys have?', tr: 'Anketlerimize kaç yanıt geldi?' },
  rivals: { en: 'Who are our rivals in the auctions?', tr: 'Açık artırmalardaki rakiplerimiz kimler?' },
}

export const ANSWER_LABELS: Record<string, Words> = {
  campaign: { en: 'Conversions of the campaign', tr: 'Kampanyanın dönüşümleri' },
  campaignBefore: { en: 'Conversions of the campaign, period before', tr: 'Kampanyanın dönüşümleri, önceki dönem' },
  rate: { en: 'Key events per session', tr: 'Oturum başına önemli etkinlik' },
  median: { en: 'Median of the landing pages', tr: 'Açılış sayfalarının medyanı' },
  todo: { en: 'Tasks to do', tr: 'Yapılacak görevler' },
  doing: { en: 'Tasks in progress', tr: 'Süren görevler' },
  postsAwaitingApproval: { en: 'Posts awaiting approval', tr: 'Onay bekleyen gönderiler' },
  failedPosts: { en: 'Failed posts', tr: 'Başarısız gönderiler' },
  openSurveys: { en: 'Open surveys', tr: 'Açık anketler' },
  answers: { en: 'Answers to the survey', tr: 'Anketin yanıtları' },
  runCount: { en: 'Runs of the autopilot', tr: 'Otopilot çalıştırmaları' },
  changedCount: { en: 'Changes applied', tr: 'Uygulanan değişiklikler' },
  undoneCount: { en: 'Changes undone', tr: 'Geri alınan değişiklikler' },
  openProposalCount: { en: 'Suggestions that wait', tr: 'Bekleyen öneriler' },
  costOfCampaign: { en: 'Cost of the campaign in the month', tr: 'Kampanyanın aydaki maliyeti' },
  own: { en: 'Own impression share', tr: 'Kendi gösterim payı' },
}
