// The categories of the rule catalog, in the order of display.
type Words = { name: string; description: string }
type CategoryTexts = { id: string; key: string; en: Words; tr: Words }

export const CATEGORIES: readonly CategoryTexts[] = [
  {
    id: 'cat_budget',
    key: 'budget',
    en: { name: 'Budget', description: 'Moves daily and monthly budgets to where they earn most.' },
    tr: { name: 'Bütçe', description: 'Günlük ve aylık bütçeleri en çok kazandırdıkları yere taşır.' },
  },
  {
    id: 'cat_wasted-spend',
    key: 'wasted-spend',
    en: { name: 'Wasted spend', description: 'Finds cost that brings no conversions, and stops it.' },
    tr: { name: 'Boşa giden harcama', description: 'Dönüşüm getirmeyen maliyeti bulur ve durdurur.' },
  },
  {
    id: 'cat_bids-targets',
    key: 'bids-targets',
    en: { name: 'Bids and targets', description: 'Adjusts bids and targets to what conversions really cost.' },
    tr: {
      name: 'Teklifler ve hedefler',
      description: 'Teklif ve hedefleri dönüşümlerin gerçek maliyetine göre ayarlar.',
    },
  },
  {
    id: 'cat_keywords-quality',
    key: 'keywords-quality',
    en: { name: 'Keywords and quality', description: 'Tidies keywords: weak quality, missing ones, duplicates.' },
    tr: {
      name: 'Anahtar kelimeler ve kalite',
      description: 'Zayıf kaliteyi, eksik ve yinelenen anahtar kelimeleri düzenler.',
    },
  },
  {
    id: 'cat_ads',
    key: 'ads',
    en: { name: 'Ads', description: 'Checks approvals, ad strength, and ad groups with too few ads.' },
    tr: { name: 'Reklamlar', description: 'Onayları, reklam gücünü ve reklamı az olan reklam gruplarını izler.' },
  },
  {
    id: 'cat_delivery',
    key: 'delivery',
    en: { name: 'Delivery', description: 'Finds what is enabled but not shown.' },
    tr: { name: 'Yayın', description: 'Açık olduğu hâlde gösterilmeyenleri fark eder.' },
  },
]
