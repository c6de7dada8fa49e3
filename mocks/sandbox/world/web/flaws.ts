// Flaws that can be planted in a page; each is named after the check that must find it.

export const FLAWS = [
  'title',
  'titleLength',
  'description',
  'descriptionLength',
  'mainHeading',
  'headingOrder',
  'canonical',
  'indexable',
  'linkWords',
  'structuredData',
  'structuredDataValid',
  'wordCount',
  'longParagraphs',
  'repeatedHeadings',
  'emptyHeadings',
  'placeholderText',
  'wordsPerHeading',
  'imageBytes',
  'heaviestImage',
  'scriptBytes',
  'blockingScripts',
  'imageDimensions',
  'lazyImages',
  'language',
  'altTexts',
  'labels',
  'contrast',
  'targetSize',
  'controlNames',
  'zoom',
  'tabOrder',
  'uniqueIds',
  'tableHeaders',
  'frameTitles',
  'firstButton',
  'formLength',
  'price',
  'delivery',
  'contact',
  'insecureContent',
  'autoplay',
  'mobileView',
] as const

export type Flaw = (typeof FLAWS)[number]

/** Pairs that would hide each other: with the first, the second cannot be seen. */
const HIDES: readonly (readonly [Flaw, Flaw])[] = [
  ['title', 'titleLength'],
  ['description', 'descriptionLength'],
  ['structuredData', 'structuredDataValid'],
  ['wordCount', 'longParagraphs'],
  ['wordCount', 'wordsPerHeading'],
  ['wordCount', 'firstButton'],
  ['longParagraphs', 'wordsPerHeading'],
  ['mobileView', 'zoom'],
]

/** Removes the flaws that others hide. */
export const visibleFlaws = (flaws: readonly Flaw[]): Flaw[] =>
  flaws.filter((flaw) => !HIDES.some(([first, second]) => second === flaw && flaws.includes(first)))
