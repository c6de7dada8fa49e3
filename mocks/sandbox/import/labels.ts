// The column headers of the platforms, in English, German and Turkish.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import type { Part } from '#mocks/sandbox/platforms/analytics/parts.ts'

export const LANGUAGES = ['en', 'de', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Folds a label: lower case without accents, with dotted and dotless i treated as equal. */
export const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim()

type Names = Record<Language, string[]>
type Found<Key> = { key: Key; languages: Language[] }

function lookup<Key extends string>(names: Record<Key, Names>): (label: string) => Found<Key> | undefined {
  const byLabel = new Map<string, Found<Key>>()
  for (const [key, lists] of Object.entries<Names>(names) as [Key, Names][])
    for (const language of LANGUAGES)
      for (const label of lists[language]) {
        const known = byLabel.get(folded(label)) ?? { key, languages: [] }
        known.languages.push(language)
        byLabel.set(folded(label), known)
      }
  return (label) => byLabel.get(folded(label))
}

const ADS = {
  day: { en: ['Day'], de: ['Tag'], tr: ['Gün'] },
  week: { en: ['Week'], de: ['Woche'], tr: ['Hafta'] },
  month: { en: ['Month'], de: ['Monat'], tr: ['Ay'] },
  quarter: { en: ['Quarter'], de: ['Quartal'], tr: ['Üç aylık dönem', 'Çeyrek'] },
  year: { en: ['Year'], de: ['Jahr'], tr: ['Yıl'] },
  status: {
    en: ['Campaign state', 'Campaign status'],
    de: ['Kampagnenstatus', 'Status der Kampagne'],
    tr: ['Kampanya durumu'],
  },
  campaign: { en: ['Campaign', 'Campaign name'], de: ['Kampagne', 'Kampagnenname'], tr: ['Kampanya', 'Kampanya adı'] },
  campaignId: { en: ['Campaign ID'], de: ['Kampagnen-ID'], tr: ['Kampanya kimliği', 'Kampanya No'] },
  channel: { en: ['Campaign type'], de: ['Kampagnentyp'], tr: ['Kampanya türü'] },
  budget: { en: ['Budget'], de: ['Budget'], tr: ['Bütçe'] },
  currency: {
    en: ['Currency code', 'Currency'],
    de: ['Währungscode', 'Währung'],
    tr: ['Para birimi kodu', 'Para birimi'],
  },
  group: {
    en: ['Ad group', 'Ad group name'],
    de: ['Anzeigengruppe', 'Anzeigengruppenname'],
    tr: ['Reklam grubu', 'Reklam grubu adı'],
  },
  keyword: {
    en: ['Keyword', 'Search keyword'],
    de: ['Keyword', 'Keyword im Suchnetzwerk'],
    tr: ['Anahtar kelime', 'Arama ağı anahtar kelimesi'],
  },
  matchType: {
    en: ['Match type', 'Search keyword match type'],
    de: ['Keyword-Option', 'Keyword-Option des Keywords im Suchnetzwerk'],
    tr: ['Eşleme türü', 'Arama ağı anahtar kelimesi eşleme türü'],
  },
  term: { en: ['Search term'], de: ['Suchbegriff'], tr: ['Arama terimi'] },
  impressions: {
    en: ['Impr.', 'Impressions'],
    de: ['Impr.', 'Impressionen'],
    tr: ['Gösterim', 'Gösterimler', 'Göst.'],
  },
  clicks: { en: ['Clicks'], de: ['Klicks'], tr: ['Tıklama', 'Tıklamalar'] },
  cost: { en: ['Cost'], de: ['Kosten'], tr: ['Maliyet'] },
  conversions: { en: ['Conversions', 'Conv.'], de: ['Conversions', 'Conv.'], tr: ['Dönüşümler', 'Dönüşüm'] },
  value: {
    en: ['Conv. value', 'Conversion value', 'Conversions value'],
    de: ['Conv.-Wert', 'Conversion-Wert'],
    tr: ['Dönüşüm değeri', 'Dönş. değeri', 'Dön. değeri'],
  },
} satisfies Record<string, Names>

export type AdsColumn = keyof typeof ADS
export const adsColumnOf = lookup(ADS)

/** Ratios are computed from additive metrics, so their columns and those of averages are skipped. */
const RATIO =
  /^%|%$|^(ctr|to|avg\. .+|ort\. .+|.+ rate|.+ orani|.+ share|.+ payi|.+ \/ .+|cost per .+|(key event|conversion) rate.*|average .+|ortalama .+|.+ per .+|.+ basina .+|klickrate.*|durchschn.+|durchschnittliche .+|.+anteil.*|.+-rate.*|.+rate|kosten ?\/ ?.+|.+ pro .+)$/
export const isRatio = (label: string) => RATIO.test(folded(label))

const ANALYTICS = {
  nthDay: { en: ['Nth day'], de: ['N-ter Tag', 'Nter Tag'], tr: ['N. gün', 'Ninci gün'] },
  date: { en: ['Date', 'Day'], de: ['Datum', 'Tag'], tr: ['Tarih'] },
  nthWeek: { en: ['Nth week', 'Week'], de: ['N-te Woche', 'Woche'], tr: ['N. hafta', 'Hafta'] },
  nthMonth: { en: ['Nth month', 'Month', 'Year month', 'Nth year'], de: ['N-ter Monat', 'Monat'], tr: ['N. ay', 'Ay'] },
  nthHour: {
    en: ['Nth hour', 'Hour', 'Date + hour (YYYYMMDDHH)'],
    de: ['N-te Stunde', 'Stunde'],
    tr: ['N. saat', 'Saat'],
  },
  sessions: { en: ['Sessions'], de: ['Sitzungen'], tr: ['Oturumlar', 'Oturum sayısı'] },
  totalUsers: {
    en: ['Total users', 'Users'],
    de: ['Nutzer insgesamt', 'Gesamtzahl der Nutzer', 'Nutzer'],
    tr: ['Toplam kullanıcı sayısı', 'Toplam kullanıcılar', 'Toplam kullanıcı', 'Kullanıcılar'],
  },
  newUsers: {
    en: ['New users'],
    de: ['Neue Nutzer'],
    tr: ['Yeni kullanıcılar', 'Yeni kullanıcı sayısı', 'Yeni kullanıcı'],
  },
  engagedSessions: {
    en: ['Engaged sessions'],
    de: ['Sitzungen mit Interaktionen', 'Sitzungen mit Interaktion'],
    tr: [
      'Etkileşimli oturumlar',
      'Etkileşimde bulunulan oturumlar',
      'Etkileşim gerçekleşen oturumlar',
      'Etkileşimli oturum sayısı',
    ],
  },
  screenPageViews: { en: ['Views'], de: ['Aufrufe'], tr: ['Görüntülemeler', 'Görüntüleme sayısı', 'Görüntüleme'] },
  eventCount: { en: ['Event count'], de: ['Ereignisanzahl'], tr: ['Etkinlik sayısı'] },
  conversions: {
    en: ['Key events', 'Conversions'],
    de: ['Schlüsselereignisse', 'Conversions'],
    tr: ['Önemli etkinlikler', 'Dönüşümler'],
  },
  revenueCents: { en: ['Total revenue'], de: ['Gesamtumsatz'], tr: ['Toplam gelir'] },
  sessionDefaultChannelGroup: {
    en: [
      'Session primary channel group (Default Channel Group)',
      'Session primary channel group',
      'Session default channel group',
      'Default channel group',
    ],
    de: [
      'Sitzung – primäre Channelgruppe (Standard-Channelgruppe)',
      'Sitzung – primäre Channelgruppe',
      'Sitzung – Standard-Channelgruppe',
      'Standard-Channelgruppe',
    ],
    tr: [
      'Oturum birincil kanal grubu (Varsayılan Kanal Grubu)',
      'Oturum birincil kanal grubu',
      'Oturum varsayılan kanal grubu',
    ],
  },
  sourceMedium: {
    en: ['Session source / medium', 'Source / medium'],
    de: ['Sitzung – Quelle/Medium', 'Quelle/Medium'],
    tr: ['Oturum kaynağı / ortamı', 'Kaynak / ortam'],
  },
  landingPage: {
    en: ['Landing page', 'Landing page + query string'],
    de: ['Landingpage', 'Landingpage + Abfragestring'],
    tr: ['Açılış sayfası', 'Açılış sayfası + sorgu dizesi'],
  },
  deviceCategory: {
    en: ['Device category', 'Device'],
    de: ['Gerätekategorie', 'Gerät'],
    tr: ['Cihaz kategorisi', 'Cihaz'],
  },
  country: { en: ['Country'], de: ['Land'], tr: ['Ülke'] },
  campaignName: {
    en: ['Session campaign', 'Campaign'],
    de: ['Sitzung – Kampagne', 'Kampagne'],
    tr: ['Oturum kampanyası', 'Kampanya'],
  },
} satisfies Record<string, Names> & Record<Exclude<Part, 'seconds'> | AnalyticsDimension, Names>

export type AnalyticsColumn = keyof typeof ANALYTICS
export const analyticsColumnOf = lookup(ANALYTICS)

/** Returns the language that matches the most labels of a header on its own; English if several match equally. */
export function languageOf(labels: string[], columnOf: (label: string) => Found<string> | undefined): Language {
  const counts = new Map<Language, number>()
  for (const label of labels) {
    const [language, other] = columnOf(label)?.languages ?? []
    if (language && !other) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : 'en'
}

/** Column labels of languages that cannot be read, in Google Ads and GA4. */
const FOREIGN: Record<string, string[]> = {
  French: ['Jour', 'Campagne', 'Clics', 'Coût', 'Impressions', 'Sessions', 'Utilisateurs', 'Nouveaux utilisateurs'],
  Spanish: ['Día', 'Campaña', 'Clics', 'Coste', 'Costo', 'Impresiones', 'Sesiones', 'Usuarios', 'Fecha'],
  Italian: ['Giorno', 'Campagna', 'Clic', 'Costo', 'Impressioni', 'Sessioni', 'Utenti', 'Data'],
  Portuguese: ['Dia', 'Campanha', 'Cliques', 'Custo', 'Impressões', 'Sessões', 'Usuários', 'Data'],
  Dutch: ['Dag', 'Campagne', 'Klikken', 'Kosten', 'Vertoningen', 'Sessies', 'Gebruikers', 'Datum'],
  Polish: ['Dzień', 'Kampania', 'Kliknięcia', 'Koszt', 'Wyświetlenia', 'Sesje', 'Użytkownicy', 'Data'],
}

const isReadable = (label: string) => adsColumnOf(label) !== undefined || analyticsColumnOf(label) !== undefined

/** Returns the name of a language that cannot be read, if at least two labels of a line are in it. */
export function foreignLanguageOf(lines: string[][]): string | undefined {
  const counted = Object.entries(FOREIGN).map(([language, words]) => {
    const known = new Set(words.map(folded))
    return {
      language,
      count: Math.max(
        0,
        ...lines.map((cells) => cells.filter((cell) => !isReadable(cell) && known.has(folded(cell))).length),
      ),
    }
  })
  const [best] = counted.sort((a, b) => b.count - a.count)
  return best && best.count >= 2 ? best.language : undefined
}
