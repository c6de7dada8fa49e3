// The form of the texts of findings, the names of their values, and the texts of analyses as a whole.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Words = Record<Language, string>
export type FindingTexts = {
  title: Words
  detail: Words
  evidence: Words
  /** Follows the evidence if it has the value `key`, which not every account has. */
  more?: { key: string; text: Words }
  action: Words
}

/** The names of the values of the evidence. */
export const EVIDENCE_LABELS: Record<string, Words> = {
  cost: { en: 'Cost', tr: 'Maliyet' },
  costFirst: { en: 'Cost, first half', tr: 'Maliyet, ilk yarı' },
  costSecond: { en: 'Cost, second half', tr: 'Maliyet, ikinci yarı' },
  clicks: { en: 'Clicks', tr: 'Tıklamalar' },
  clicksBefore: { en: 'Clicks, period before', tr: 'Tıklamalar, önceki dönem' },
  conversions: { en: 'Conversions', tr: 'Dönüşümler' },
  conversionsBefore: { en: 'Conversions, period before', tr: 'Dönüşümler, önceki dönem' },
  conversionValue: { en: 'Conversion value', tr: 'Dönüşüm değeri' },
  impressions: { en: 'Impressions', tr: 'Gösterimler' },
  impressionsBefore: { en: 'Impressions, period before', tr: 'Gösterimler, önceki dönem' },
  demandAhead: {
    en: 'Eligible impressions, these weeks a year ago',
    tr: 'Uygun gösterimler, bir yıl önceki bu haftalar',
  },
  demandRecent: { en: 'Eligible impressions, the weeks before', tr: 'Uygun gösterimler, ondan önceki haftalar' },
  sessionsAhead: { en: 'Sessions, these weeks a year ago', tr: 'Oturumlar, bir yıl önceki bu haftalar' },
  sessionsRecent: { en: 'Sessions, the weeks before', tr: 'Oturumlar, ondan önceki haftalar' },
  cpa: { en: 'CPA', tr: 'EBM' },
  cpaBefore: { en: 'CPA, period before', tr: 'EBM, önceki dönem' },
  roas: { en: 'ROAS', tr: 'ROAS' },
  allRoas: { en: 'ROAS of the account', tr: 'Hesabın ROAS değeri' },
  lost: { en: 'Share lost', tr: 'Kayıp pay' },
  quality: { en: 'Quality Score', tr: 'Kalite Puanı' },
  ads: { en: 'Ads', tr: 'Reklamlar' },
  costOfMonth: { en: 'Cost of the month so far', tr: 'Ayın bugüne kadarki maliyeti' },
  dailyBudget: { en: 'Daily budget', tr: 'Günlük bütçe' },
  duplicates: { en: 'Other copies', tr: 'Başka kopyalar' },
  share: { en: 'Impression share', tr: 'Gösterim payı' },
  shareBefore: { en: 'Impression share, period before', tr: 'Gösterim payı, önceki dönem' },
  above: { en: 'Position above rate', tr: 'Üstte gösterim oranı' },
  overlap: { en: 'Overlap rate', tr: 'Çakışma oranı' },
  score: { en: 'Overall score', tr: 'Genel puan' },
  min: { en: 'At least', tr: 'En az' },
  max: { en: 'At most', tr: 'En fazla' },
  median: { en: 'Median of the site', tr: 'Sitenin medyanı' },
  desktop: { en: 'On computers', tr: 'Bilgisayarda' },
  mobileSessions: { en: 'Sessions on phones', tr: 'Telefondaki oturumlar' },
  sessions: { en: 'Sessions', tr: 'Oturumlar' },
  sessionsBefore: { en: 'Sessions, period before', tr: 'Oturumlar, önceki dönem' },
  revenue: { en: 'Revenue', tr: 'Gelir' },
  revenueBefore: { en: 'Revenue, period before', tr: 'Gelir, önceki dönem' },
  count: { en: 'Number', tr: 'Sayı' },
  paidClicks: { en: 'Clicks on ads', tr: 'Reklam tıklamaları' },
  paidCost: { en: 'Cost of these clicks', tr: 'Bu tıklamaların maliyeti' },
  expected: { en: 'Expected', tr: 'Beklenen' },
}

export const RUN_TEXTS = {
  page: {
    en: 'The page scores {score}. Its weakest area is {area}.',
    tr: 'Sayfanın puanı {score}. En zayıf alanı {area}.',
  },
  campaigns: {
    en: 'You spent {cost} for {conversions} conversions, at a ROAS of {roas}.',
    tr: '{conversions} dönüşüm için {cost} harcadınız; ROAS {roas}.',
  },
  campaignsEmpty: { en: 'No ads ran in this period.', tr: 'Bu dönemde reklam yayınlanmadı.' },
  market: {
    en: 'Your ads were shown in {share} of the auctions they were eligible for.',
    tr: 'Reklamlarınız, uygun oldukları açık artırmaların {share} kadarında gösterildi.',
  },
  marketSmall: {
    en: 'There were too few auctions in this period to say who else was in them.',
    tr: 'Bu dönemde, kimlerin katıldığını söylemeye yetecek kadar açık artırma olmadı.',
  },
  effect: {
    en: 'Twice the cost of the cheaper and of the more expensive half of the period.',
    tr: 'Dönemin ucuz yarısının ve pahalı yarısının maliyeti, ikiyle çarpılmış olarak.',
  },
  pasted: { en: 'Pasted source', tr: 'Yapıştırılan kaynak' },
} satisfies Record<string, Words>

export const AREA_NAMES: Record<string, Words> = {
  seo: { en: 'search engines', tr: 'arama motorları' },
  content: { en: 'content', tr: 'içerik' },
  performance: { en: 'speed', tr: 'hız' },
  accessibility: { en: 'accessibility', tr: 'erişilebilirlik' },
  conversion: { en: 'conversion', tr: 'dönüşüm' },
}

export const IMPOSSIBLE_TEXTS: Record<string, Words> = {
  noResources: {
    en: 'The sizes of images and scripts are not in the source.',
    tr: 'Görsel ve betiklerin boyutları kaynakta yok.',
  },
  noOffer: { en: 'The page offers nothing for sale.', tr: 'Sayfada satılan bir şey yok.' },
  noForm: { en: 'The page has no form.', tr: 'Sayfada form yok.' },
  noVisits: {
    en: 'The selected property has no data for this page.',
    tr: 'Seçili mülkte bu sayfanın verisi yok.',
  },
  fewVisits: { en: 'The page has too few sessions.', tr: 'Sayfanın oturumu çok az.' },
  noAds: {
    en: 'No ads of the selected account lead to this page.',
    tr: 'Seçili hesabın hiçbir reklamı bu sayfaya götürmüyor.',
  },
  noText: { en: 'There is no text to check.', tr: 'Kontrol edilecek metin yok.' },
}
