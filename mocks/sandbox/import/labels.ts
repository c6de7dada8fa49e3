// The column headers of the platforms, in English and Turkish.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import type { Part } from '#mocks/sandbox/platforms/analytics/parts.ts'

export type Language = 'en' | 'tr'

/** Folds a label: lower case without accents, with dotted and dotless i treated as equal. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim()

type Names = { en: string[]; tr: string[] }
type Found<Key> = { key: Key; languages: Language[] }

function lookup<Key extends string>(names: Record<Key, Names>): (label: string) => Found<Key> | undefined {
  const byLabel = new Map<string, Found<Key>>()
  for (const [key, lists] of Object.entries<Names>(names) as [Key, Names][])
    for (const language of ['en', 'tr'] as const)
      for (const label of lists[language]) {
        const known = byLabel.get(folded(label)) ?? { key, languages: [] }
        known.languages.push(language)
        byLabel.set(folded(label), known)
      }
  return (label) => byLabel.get(folded(label))
}

const ADS = {
  day: { en: ['Day'], tr: ['Gün'] },
  week: { en: ['Week'], tr: ['Hafta'] },
  month: { en: ['Month'], tr: ['Ay'] },
  quarter: { en: ['Quarter'], tr: ['Üç aylık dönem', 'Çeyrek'] },
  year: { en: ['Year'], tr: ['Yıl'] },
  status: { en: ['Campaign state', 'Campaign status'], tr: ['Kampanya durumu'] },
  campaign: { en: ['Campaign', 'Campaign name'], tr: ['Kampanya', 'Kampanya adı'] },
  campaignId: { en: ['Campaign ID'], tr: ['Kampanya kimliği', 'Kampanya No'] },
  channel: { en: ['Campaign type'], tr: ['Kampanya türü'] },
  budget: { en: ['Budget'], tr: ['Bütçe'] },
  currency: { en: ['Currency code', 'Currency'], tr: ['Para birimi kodu', 'Para birimi'] },
  group: { en: ['Ad group', 'Ad group name'], tr: ['Reklam grubu', 'Reklam grubu adı'] },
  keyword: { en: ['Keyword', 'Search keyword'], tr: ['Anahtar kelime', 'Arama ağı anahtar kelimesi'] },
  matchType: {
    en: ['Match type', 'Search keyword match type'],
    tr: ['Eşleme türü', 'Arama ağı anahtar kelimesi eşleme türü'],
  },
  term: { en: ['Search term'], tr: ['Arama terimi'] },
  impressions: { en: ['Impr.', 'Impressions'], tr: ['Gösterim', 'Gösterimler', 'Göst.'] },
  clicks: { en: ['Clicks'], tr: ['Tıklama', 'Tıklamalar'] },
  cost: { en: ['Cost'], tr: ['Maliyet'] },
  conversions: { en: ['Conversions', 'Conv.'], tr: ['Dönüşümler', 'Dönüşüm'] },
  value: {
    en: ['Conv. value', 'Conversion value', 'Conversions value'],
    tr: ['Dönüşüm değeri', 'Dönş. değeri', 'Dön. değeri'],
  },
} satisfies Record<string, Names>

export type AdsColumn = keyof typeof ADS
export const adsColumnOf = lookup(ADS)

/** Ratios are computed from additive metrics, so their columns and those of averages are skipped. */
const RATIO =
  /^%|%$|^(ctr|to|avg\. .+|ort\. .+|.+ rate|.+ orani|.+ share|.+ payi|.+ \/ .+|cost per .+|(key event|conversion) rate.*|average .+|ortalama .+|.+ per .+|.+ basina .+)$/
export const isRatio = (label: string) => RATIO.test(folded(label))

const ANALYTICS = {
  nthDay: { en: ['Nth day'], tr: ['N. gün', 'Ninci gün'] },
  date: { en: ['Date', 'Day'], tr: ['Tarih'] },
  nthWeek: { en: ['Nth week', 'Week'], tr: ['N. hafta', 'Hafta'] },
  nthMonth: { en: ['Nth month', 'Month', 'Year month', 'Nth year'], tr: ['N. ay', 'Ay'] },
  nthHour: { en: ['Nth hour', 'Hour', 'Date + hour (YYYYMMDDHH)'], tr: ['N. saat', 'Saat'] },
  sessions: { en: ['Sessions'], tr: ['Oturumlar', 'Oturum sayısı'] },
  totalUsers: {
    en: ['Total users', 'Users'],
    tr: ['Toplam kullanıcı sayısı', 'Toplam kullanıcılar', 'Toplam kullanıcı', 'Kullanıcılar'],
  },
  newUsers: { en: ['New users'], tr: ['Yeni kullanıcılar', 'Yeni kullanıcı sayısı', 'Yeni kullanıcı'] },
  engagedSessions: {
    en: ['Engaged sessions'],
    tr: [
      'Etkileşimli oturumlar',
      'Etkileşimde bulunulan oturumlar',
      'Etkileşim gerçekleşen oturumlar',
      'Etkileşimli oturum sayısı',
    ],
  },
  screenPageViews: { en: ['Views'], tr: ['Görüntülemeler', 'Görüntüleme sayısı', 'Görüntüleme'] },
  eventCount: { en: ['Event count'], tr: ['Etkinlik sayısı'] },
  conversions: { en: ['Key events', 'Conversions'], tr: ['Önemli etkinlikler', 'Dönüşümler'] },
  revenueCents: { en: ['Total revenue'], tr: ['Toplam gelir'] },
  sessionDefaultChannelGroup: {
    en: [
      'Session primary channel group (Default Channel Group)',
      'Session primary channel group',
      'Session default channel group',
      'Default channel group',
    ],
    tr: [
      'Oturum birincil kanal grubu (Varsayılan Kanal Grubu)',
      'Oturum birincil kanal grubu',
      'Oturum varsayılan kanal grubu',
    ],
  },
  sourceMedium: {
    en: ['Session source / medium', 'Source / medium'],
    tr: ['Oturum kaynağı / ortamı', 'Kaynak / ortam'],
  },
  landingPage: {
    en: ['Landing page', 'Landing page + query string'],
    tr: ['Açılış sayfası', 'Açılış sayfası + sorgu dizesi'],
  },
  deviceCategory: { en: ['Device category', 'Device'], tr: ['Cihaz kategorisi', 'Cihaz'] },
  country: { en: ['Country'], tr: ['Ülke'] },
  campaignName: { en: ['Session campaign', 'Campaign'], tr: ['Oturum kampanyası', 'Kampanya'] },
} satisfies Record<string, Names> & Record<Exclude<Part, 'seconds'> | AnalyticsDimension, Names>

export type AnalyticsColumn = keyof typeof ANALYTICS
export const analyticsColumnOf = lookup(ANALYTICS)

/** Returns the language that matches more labels of a header; English if both match equally. */
export function languageOf(labels: string[], columnOf: (label: string) => Found<string> | undefined): Language {
  let turkish = 0
  for (const label of labels) {
    const languages = columnOf(label)?.languages
    if (languages?.length === 1) turkish += languages[0] === 'tr' ? 1 : -1
  }
  return turkish > 0 ? 'tr' : 'en'
}
