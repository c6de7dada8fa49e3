// The business categories of advertisers: three levels, the same for every account.
import type { Category } from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type CategoryNode = Pick<Category, 'id' | 'parentId' | 'icon'> & { name: Record<Language, string> }

const CATEGORIES: readonly CategoryNode[] = [
  { id: 5, parentId: null, icon: 'shirt', name: { en: 'Fashion and clothing', tr: 'Moda ve giyim' } },
  { id: 501, parentId: 5, icon: null, name: { en: 'Children', tr: 'Çocuk giyim' } },
  { id: 502, parentId: 5, icon: null, name: { en: 'Lingerie and nightwear', tr: 'İç giyim ve pijama' } },
  { id: 503, parentId: 5, icon: null, name: { en: 'Shoes', tr: 'Ayakkabı' } },
  { id: 504, parentId: 5, icon: null, name: { en: 'Women and men', tr: 'Kadın ve erkek giyim' } },
  { id: 8, parentId: null, icon: 'house', name: { en: 'Home and garden', tr: 'Ev ve bahçe' } },
  { id: 801, parentId: 8, icon: null, name: { en: 'Furniture', tr: 'Mobilya' } },
  { id: 802, parentId: 8, icon: null, name: { en: 'Garden', tr: 'Bahçe' } },
  { id: 803, parentId: 8, icon: null, name: { en: 'Home textiles', tr: 'Ev tekstili' } },
  { id: 804, parentId: 8, icon: null, name: { en: 'Lighting', tr: 'Aydınlatma' } },
  { id: 12, parentId: null, icon: 'cpu', name: { en: 'Software and technology', tr: 'Yazılım ve teknoloji' } },
  { id: 1201, parentId: 12, icon: null, name: { en: 'Consumer electronics', tr: 'Tüketici elektroniği' } },
  { id: 1202, parentId: 12, icon: null, name: { en: 'Software as a service', tr: 'Hizmet olarak yazılım' } },
  { id: 11, parentId: null, icon: 'tent', name: { en: 'Sports and outdoor', tr: 'Spor ve outdoor' } },
  { id: 1101, parentId: 11, icon: null, name: { en: 'Camping', tr: 'Kamp' } },
  { id: 110101, parentId: 1101, icon: null, name: { en: 'Sleeping bags and mats', tr: 'Uyku tulumları ve matlar' } },
  { id: 110102, parentId: 1101, icon: null, name: { en: 'Tents', tr: 'Çadırlar' } },
  { id: 1102, parentId: 11, icon: null, name: { en: 'Cycling', tr: 'Bisiklet' } },
  { id: 1103, parentId: 11, icon: null, name: { en: 'Hiking and climbing', tr: 'Doğa yürüyüşü ve tırmanış' } },
  { id: 1104, parentId: 11, icon: null, name: { en: 'Winter sports', tr: 'Kış sporları' } },
  { id: 14, parentId: null, icon: 'plane', name: { en: 'Travel and hospitality', tr: 'Seyahat ve konaklama' } },
  { id: 1401, parentId: 14, icon: null, name: { en: 'Hotels', tr: 'Oteller' } },
  { id: 1402, parentId: 14, icon: null, name: { en: 'Package tours', tr: 'Paket turlar' } },
]

/** The tree of categories as a list: each category follows its parent, and siblings are sorted by name. */
export function businessCategoriesIn(language: Language): Category[] {
  const below = (parent: Category | null): Category[] =>
    CATEGORIES.filter(({ parentId }) => parentId === (parent?.id ?? null))
      .map(({ name, ...node }) => ({ ...node, name: name[language] }))
      .sort((a, b) => a.name.localeCompare(b.name, language))
      .flatMap((node) => {
        const path = parent ? `${parent.path} / ${node.name}` : node.name
        const category: Category = { ...node, path, level: (parent?.level ?? 0) + 1 }
        return [category, ...below(category)]
      })
  return below(null)
}
