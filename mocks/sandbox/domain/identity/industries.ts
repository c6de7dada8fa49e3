// The choices for an account's industry and marketing goals.
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Choice = { value: number; label: string }
type LabelledValue = { value: number; label: Record<Language, string> }

/** The last industry, "Other", covers the rest. */
const INDUSTRIES: readonly LabelledValue[] = [
  { value: 1, label: { en: 'Automotive', tr: 'Otomotiv' } },
  { value: 2, label: { en: 'Beauty and personal care', tr: 'Güzellik ve kişisel bakım' } },
  { value: 3, label: { en: 'Books, music and media', tr: 'Kitap, müzik ve medya' } },
  { value: 15, label: { en: 'Business services', tr: 'Kurumsal hizmetler' } },
  { value: 4, label: { en: 'Education', tr: 'Eğitim' } },
  { value: 5, label: { en: 'Fashion and clothing', tr: 'Moda ve giyim' } },
  { value: 6, label: { en: 'Finance and insurance', tr: 'Finans ve sigorta' } },
  { value: 7, label: { en: 'Food and drink', tr: 'Yiyecek ve içecek' } },
  { value: 9, label: { en: 'Health and medicine', tr: 'Sağlık ve tıp' } },
  { value: 8, label: { en: 'Home and garden', tr: 'Ev ve bahçe' } },
  { value: 10, label: { en: 'Real estate', tr: 'Emlak' } },
  { value: 12, label: { en: 'Software and technology', tr: 'Yazılım ve teknoloji' } },
  { value: 11, label: { en: 'Sports and outdoor', tr: 'Spor ve outdoor' } },
  { value: 13, label: { en: 'Toys and family', tr: 'Oyuncak ve aile' } },
  { value: 14, label: { en: 'Travel and hospitality', tr: 'Seyahat ve konaklama' } },
  { value: 16, label: { en: 'Other', tr: 'Diğer' } },
]

const MARKETING_GOALS: readonly LabelledValue[] = [
  { value: 1, label: { en: 'Make the brand known', tr: 'Marka bilinirliğini artırmak' } },
  { value: 2, label: { en: 'Sell more', tr: 'Daha çok satmak' } },
  { value: 3, label: { en: 'Win leads', tr: 'Potansiyel müşteri kazanmak' } },
  { value: 4, label: { en: 'Bring more visitors to the website', tr: 'Web sitesine daha çok ziyaretçi getirmek' } },
  { value: 5, label: { en: 'Keep customers coming back', tr: 'Müşterilerin geri gelmesini sağlamak' } },
  { value: 6, label: { en: 'Spend less for the same result', tr: 'Aynı sonuç için daha az harcamak' } },
]

const choicesIn = (list: readonly LabelledValue[], language: Language): Choice[] =>
  list.map(({ value, label }) => ({ value, label: label[language] }))

/** The industries sorted by name, with "Other" at the end. */
export function industriesIn(language: Language): Choice[] {
  const named = choicesIn(INDUSTRIES.slice(0, -1), language)
  return [
    ...named.sort((a, b) => a.label.localeCompare(b.label, language)),
    ...choicesIn(INDUSTRIES.slice(-1), language),
  ]
}

export const marketingGoalsIn = (language: Language): Choice[] => choicesIn(MARKETING_GOALS, language)

const GOAL_VALUES = new Set(MARKETING_GOALS.map(({ value }) => value))
export const isMarketingGoal = (value: number): boolean => GOAL_VALUES.has(value)
