// The types of schema.org that the tool writes, with the properties that the documentation of Google Search asks for to show them
// in results (developers.google.com/search/docs/appearance/structured-data, as of October 2026).

/** A property by its path, or several of which one is enough. The parts of an object are asked for only where the object is there. */
export type RequiredProperty = string | readonly string[]

interface TypeRules {
  required: readonly RequiredProperty[]
  recommended: readonly string[]
  /** False if Google no longer shows the type in results. */
  isShown: boolean
}

const RATING_PARTS = [
  'aggregateRating.ratingValue',
  ['aggregateRating.reviewCount', 'aggregateRating.ratingCount'],
] as const

export const STRUCTURED_TYPES = {
  // A product snippet needs one of the three; a merchant listing needs the offer and the picture, too.
  Product: {
    required: [
      'name',
      ['offers', 'review', 'aggregateRating'],
      ['offers.price', 'offers.priceSpecification', 'offers.lowPrice'],
      ...RATING_PARTS,
    ],
    recommended: ['offers', 'image', 'description', 'brand', 'sku', 'aggregateRating', 'review'],
    isShown: true,
  },
  Article: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
    isShown: true,
  },
  BreadcrumbList: {
    required: ['itemListElement', 'itemListElement.position', ['itemListElement.name', 'itemListElement.item.name']],
    recommended: [],
    isShown: true,
  },
  Organization: {
    required: [],
    recommended: [
      'name',
      'url',
      'logo',
      'description',
      'address',
      'telephone',
      'email',
      'contactPoint',
      'legalName',
      'sameAs',
    ],
    isShown: true,
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['url', 'telephone', 'openingHoursSpecification', 'geo', 'priceRange'],
    isShown: true,
  },
  Event: {
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
    isShown: true,
  },
  Recipe: {
    required: ['name', 'image'],
    recommended: [
      'author',
      'datePublished',
      'description',
      'recipeIngredient',
      'recipeInstructions',
      'prepTime',
      'cookTime',
      'totalTime',
      'recipeYield',
      'recipeCategory',
      'recipeCuisine',
      'keywords',
      'nutrition',
      'aggregateRating',
      'video',
    ],
    isShown: true,
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'embedUrl', 'duration'],
    isShown: true,
  },
  // Not shown since May 2026 and September 2023; other readers of a page may still use them.
  FAQPage: {
    required: ['mainEntity', 'mainEntity.name', 'mainEntity.acceptedAnswer'],
    recommended: [],
    isShown: false,
  },
  HowTo: { required: ['name', 'step'], recommended: ['image', 'totalTime'], isShown: false },
} as const satisfies Record<string, TypeRules>

export type StructuredType = keyof typeof STRUCTURED_TYPES
export const structuredTypes = Object.keys(STRUCTURED_TYPES) as StructuredType[]

export const rulesOf = (type: StructuredType): TypeRules => STRUCTURED_TYPES[type]
