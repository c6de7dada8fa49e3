// Strategies to begin with, one for each goal.
import {
  MarketingChannel,
  type StrategyKpi,
  StrategyMetricSource,
  type StrategyTemplate,
  TaskPriority,
} from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Words = Record<Language, string>
type TemplateTask = { title: Words; description?: Words; dayOffset: number; priority: TaskPriority }
export type TemplateSeed = Pick<StrategyTemplate, 'key' | 'goal' | 'metric' | 'channels' | 'days'> &
  Pick<StrategyKpi, 'source' | 'unit'> & { title: Words; description: Words; tasks: TemplateTask[] }

const { Ads, WebAnalytics, Own } = StrategyMetricSource
const { Search, Shopping, Display, Video, PaidSocial, OrganicSocial, Email, Content } = MarketingChannel
const { Normal, High } = TaskPriority

export const TEMPLATES: readonly TemplateSeed[] = [
  {
    key: 'brand-known',
    goal: 1,
    title: { en: 'Reach more people', tr: 'Daha çok kişiye ulaşın' },
    description: {
      en: 'Show the brand to people who do not search for it yet.',
      tr: 'Markayı henüz aramayan kişilere gösterin.',
    },
    metric: 'impressions',
    source: Ads,
    unit: 'count',
    channels: [Display, Video, PaidSocial],
    days: 91,
    tasks: [
      { title: { en: 'Choose three messages to test', tr: 'Denenecek üç mesaj seçin' }, dayOffset: 5, priority: High },
      {
        title: { en: 'Plan posts for four weeks', tr: 'Dört haftalık gönderi planlayın' },
        dayOffset: 10,
        priority: Normal,
      },
    ],
  },
  {
    key: 'sell-more',
    goal: 2,
    title: { en: 'Sell more at the same return', tr: 'Aynı getiriyle daha çok satın' },
    description: {
      en: 'Raise conversion value without a lower ROAS: stop what does not sell, then move the budget.',
      tr: 'ROAS düşmeden dönüşüm değerini artırın: satmayanı durdurun, sonra bütçeyi kaydırın.',
    },
    metric: 'conversionValue',
    source: Ads,
    unit: 'money',
    channels: [Search, Shopping],
    days: 61,
    tasks: [
      {
        title: { en: 'Exclude search terms without sales', tr: 'Satış getirmeyen arama terimlerini hariç tutun' },
        dayOffset: 7,
        priority: High,
      },
      {
        title: {
          en: 'Move budget to the campaigns with the best return',
          tr: 'Bütçeyi en iyi getirili kampanyalara kaydırın',
        },
        dayOffset: 14,
        priority: Normal,
      },
      {
        title: { en: 'Compare the result with the plan', tr: 'Sonucu planla karşılaştırın' },
        dayOffset: 30,
        priority: Normal,
      },
    ],
  },
  {
    key: 'win-leads',
    goal: 3,
    title: { en: 'Win more leads', tr: 'Daha çok potansiyel müşteri kazanın' },
    description: {
      en: 'More conversions from the visitors you already pay for.',
      tr: 'Zaten bütçe ayırdığınız ziyaretçilerden daha çok dönüşüm.',
    },
    metric: 'conversions',
    source: Ads,
    unit: 'count',
    channels: [Search, PaidSocial],
    days: 91,
    tasks: [
      { title: { en: 'Shorten the form', tr: 'Formu kısaltın' }, dayOffset: 10, priority: High },
      {
        title: { en: 'Test a second landing page', tr: 'İkinci bir açılış sayfası deneyin' },
        dayOffset: 21,
        priority: Normal,
      },
    ],
  },
  {
    key: 'more-visitors',
    goal: 4,
    title: { en: 'Bring more visitors to the website', tr: 'Web sitesine daha çok ziyaretçi getirin' },
    description: {
      en: 'Be found by more people, paid and unpaid.',
      tr: 'Ücretli ve ücretsiz, daha çok kişi tarafından bulunun.',
    },
    metric: 'sessions',
    source: WebAnalytics,
    unit: 'count',
    channels: [Search, OrganicSocial, Content],
    days: 91,
    tasks: [
      {
        title: {
          en: 'List the ten pages that lose most visitors',
          tr: 'En çok ziyaretçi kaybeden on sayfayı listeleyin',
        },
        dayOffset: 7,
        priority: High,
      },
      {
        title: { en: 'Plan posts that lead to the website', tr: 'Web sitesine yönlendiren gönderiler planlayın' },
        dayOffset: 14,
        priority: Normal,
      },
    ],
  },
  {
    key: 'keep-customers',
    goal: 5,
    title: { en: 'Bring customers back', tr: 'Müşterileri geri getirin' },
    description: {
      en: 'Ask why people leave, and give them a reason to return.',
      tr: 'İnsanların neden ayrıldığını sorun ve dönmeleri için bir neden verin.',
    },
    metric: 'Repeat purchase rate',
    source: Own,
    unit: 'rate',
    channels: [Email, Content],
    days: 120,
    tasks: [
      { title: { en: 'Ask customers in a survey', tr: 'Müşterilere anketle sorun' }, dayOffset: 7, priority: High },
      {
        title: { en: 'Write an email for the second purchase', tr: 'İkinci alışveriş için bir e-posta yazın' },
        dayOffset: 21,
        priority: Normal,
      },
    ],
  },
  {
    key: 'spend-less',
    goal: 6,
    title: { en: 'The same result for less', tr: 'Aynı sonuç, daha az harcama' },
    description: {
      en: 'Lower the cost per conversion: find what costs without a result, and stop it.',
      tr: 'Dönüşüm başına maliyeti düşürün: sonuç getirmeden harcayanı bulun ve durdurun.',
    },
    metric: 'cpa',
    source: Ads,
    unit: 'money',
    channels: [Search, Shopping],
    days: 61,
    tasks: [
      {
        title: { en: 'Turn on a rule for spend without conversions', tr: 'Dönüşümsüz harcamalar için bir kural açın' },
        dayOffset: 3,
        priority: High,
      },
      {
        title: {
          en: 'Lower bids of keywords above the target',
          tr: 'Hedefin üstündeki anahtar kelimelerin tekliflerini düşürün',
        },
        dayOffset: 10,
        priority: Normal,
      },
    ],
  },
]
