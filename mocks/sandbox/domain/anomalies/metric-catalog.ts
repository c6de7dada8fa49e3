// The metrics that can be monitored and reported, in the order in which they are offered.
import { AnalyticsMetricUnit, type AvailableMetric } from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Texts = Pick<AvailableMetric, 'displayName' | 'description' | 'category'>
type CatalogMetric = Omit<AvailableMetric, keyof Texts> & Record<Language, Texts>

const METRICS: readonly CatalogMetric[] = [
  {
    apiName: 'sessions',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: true,
    en: {
      displayName: 'Sessions',
      description: 'Visits; a new one begins after 30 minutes without activity.',
      category: 'Visitors',
    },
    tr: {
      displayName: 'Oturumlar',
      description: 'Ziyaretler; 30 dakika hareketsizlikten sonra yenisi başlar.',
      category: 'Ziyaretçiler',
    },
  },
  {
    apiName: 'totalUsers',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: false,
    en: { displayName: 'Users', description: 'Distinct people who visited.', category: 'Visitors' },
    tr: { displayName: 'Kullanıcılar', description: 'Siteyi ziyaret eden farklı kişiler.', category: 'Ziyaretçiler' },
  },
  {
    apiName: 'newUsers',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: false,
    en: { displayName: 'New users', description: 'People who visited for the first time.', category: 'Visitors' },
    tr: {
      displayName: 'Yeni kullanıcılar',
      description: 'Siteyi ilk kez ziyaret eden kişiler.',
      category: 'Ziyaretçiler',
    },
  },
  {
    apiName: 'engagedSessions',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: false,
    en: {
      displayName: 'Engaged sessions',
      description: 'Sessions with a key event, two pages, or ten seconds.',
      category: 'Behaviour',
    },
    tr: {
      displayName: 'Etkileşimli oturumlar',
      description: 'Önemli bir etkinlik, iki sayfa veya on saniye içeren oturumlar.',
      category: 'Davranış',
    },
  },
  {
    apiName: 'engagementRate',
    unit: AnalyticsMetricUnit.Rate,
    isGoodWhenUp: true,
    isDefault: true,
    en: { displayName: 'Engagement rate', description: 'Engaged sessions per session.', category: 'Behaviour' },
    tr: { displayName: 'Etkileşim oranı', description: 'Oturum başına etkileşimli oturum.', category: 'Davranış' },
  },
  {
    apiName: 'bounceRate',
    unit: AnalyticsMetricUnit.Rate,
    isGoodWhenUp: false,
    isDefault: false,
    en: {
      displayName: 'Bounce rate',
      description: 'Sessions that were not engaged, per session.',
      category: 'Behaviour',
    },
    tr: { displayName: 'Hemen çıkma oranı', description: 'Oturum başına etkileşimsiz oturum.', category: 'Davranış' },
  },
  {
    apiName: 'averageSessionDuration',
    unit: AnalyticsMetricUnit.Seconds,
    isGoodWhenUp: true,
    isDefault: false,
    en: {
      displayName: 'Average session duration',
      description: 'How long a session lasted on average.',
      category: 'Behaviour',
    },
    tr: { displayName: 'Ortalama oturum süresi', description: 'Bir oturumun ortalama süresi.', category: 'Davranış' },
  },
  {
    apiName: 'screenPageViews',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: false,
    en: {
      displayName: 'Page views',
      description: 'Pages that were viewed, repeated views included.',
      category: 'Behaviour',
    },
    tr: {
      displayName: 'Sayfa görüntülemeleri',
      description: 'Görüntülenen sayfalar, tekrarlar dâhil.',
      category: 'Davranış',
    },
  },
  {
    apiName: 'eventCount',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: false,
    en: { displayName: 'Events', description: 'Everything that was counted, of any kind.', category: 'Behaviour' },
    tr: { displayName: 'Etkinlikler', description: 'Sayılan her türlü etkinlik.', category: 'Davranış' },
  },
  {
    apiName: 'conversions',
    unit: AnalyticsMetricUnit.Count,
    isGoodWhenUp: true,
    isDefault: true,
    en: {
      displayName: 'Key events',
      description: 'Events that matter to the business, such as purchases and sign-ups.',
      category: 'Results',
    },
    tr: {
      displayName: 'Önemli etkinlikler',
      description: 'Satın alma ve kayıt gibi iş için önemli etkinlikler.',
      category: 'Sonuçlar',
    },
  },
  {
    apiName: 'totalRevenue',
    unit: AnalyticsMetricUnit.Money,
    isGoodWhenUp: true,
    isDefault: true,
    en: { displayName: 'Revenue', description: 'Revenue from purchases, subscriptions and ads.', category: 'Results' },
    tr: {
      displayName: 'Gelir',
      description: 'Satın alma, abonelik ve reklamlardan gelen gelir.',
      category: 'Sonuçlar',
    },
  },
]

export const metricsIn = (language: Language): AvailableMetric[] =>
  METRICS.map(({ en, tr, ...metric }) => ({ ...metric, ...(language === 'tr' ? tr : en) }))

export const AVAILABLE_METRICS: readonly AvailableMetric[] = metricsIn('en')
