// The types of schema.org that the tool writes, with what the documentation of Google Search asks for to show them in results.

interface TypeRules {
  required: readonly string[]
  recommended: readonly string[]
  /** `none`: no longer shown in results; `few`: only for well-known sites of authorities and health. */
  richResult: 'shown' | 'few' | 'none'
}

export const STRUCTURED_TYPES = {
  Product: {
    required: ['name', 'offers'],
    recommended: ['image', 'description', 'brand', 'sku', 'aggregateRating'],
    richResult: 'shown',
  },
  Article: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
    richResult: 'shown',
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [], richResult: 'shown' },
  Organization: {
    required: [],
    recommended: ['name', 'url', 'logo', 'description', 'address', 'telephone', 'email', 'sameAs'],
    richResult: 'shown',
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'openingHoursSpecification', 'geo', 'priceRange', 'image'],
    richResult: 'shown',
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
    richResult: 'shown',
  },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      'author',
      'datePublished',
      'description',
      'recipeIngredient',
      'recipeInstructions',
      'totalTime',
      'recipeYield',
    ],
    richResult: 'shown',
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'duration'],
    richResult: 'shown',
  },
  FAQPage: { required: ['mainEntity'], recommended: [], richResult: 'few' },
  HowTo: { required: ['name', 'step'], recommended: ['image', 'totalTime'], richResult: 'none' },
} as const satisfies Record<string, TypeRules>

export type StructuredType = keyof typeof STRUCTURED_TYPES
export const structuredTypes = Object.keys(STRUCTURED_TYPES) as StructuredType[]

export const rulesOf = (type: StructuredType): TypeRules => STRUCTURED_TYPES[type]
