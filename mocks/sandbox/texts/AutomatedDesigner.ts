import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const automatedDesignerProblems = {
  'unknown-design-type': {
    en: "This design type isn't included in your plan.",
    tr: 'Planınızda böyle bir tasarım türü yok.',
  },
  'design-text-too-long': {
    en: '{label} can have up to {limit} characters. This one has {count}.',
    tr: '{label} en fazla {limit} karakter olabilir. Bu metin {count} karakter.',
  },
  'file-not-an-image': { en: 'This file is not an image.', tr: 'Bu dosya bir görsel değil.' },
  'design-image-too-small': {
    en: 'The product image is {width} × {height} pixels. It needs to be at least 800 × 600.',
    tr: 'Ürün görseli çok küçük: {width} × {height} piksel, en az 800 × 600 gerekli.',
  },
} satisfies ProblemTexts

/** Names of the design types, by key. */
export const DESIGN_TYPE_LABELS = {
  displayBanner: { en: 'Display banner', tr: 'Görüntülü reklam afişi' },
  story: { en: 'Story', tr: 'Hikâye' },
  squarePost: { en: 'Square post', tr: 'Kare gönderi' },
  responsiveDisplay: { en: 'Responsive display ad', tr: 'Duyarlı görüntülü reklam' },
  carousel: { en: 'Carousel', tr: 'Karusel' },
  landingHero: { en: 'Landing page hero', tr: 'Açılış sayfası üst görseli' },
}

/** The default label of the button, by language. */
export const CALLS_TO_ACTION: Record<string, string> = {
  en: 'Discover now',
  tr: 'Hemen keşfedin',
  de: 'Jetzt entdecken',
}
export const TEST_MARKS: Record<string, string> = { en: 'Test', tr: "Deneme', de: 'Test" }
