import { DesignFormatSet, type DesignType, SocialNetwork } from '@adwright/sdk/types'

type Key = DesignType['key']
type Format = Pick<DesignType, 'id' | 'width' | 'height' | 'networks' | 'maxHeadline' | 'maxBody'> &
  Partial<Pick<DesignType, 'safeArea'>>

const { Facebook, Instagram, LinkedIn, X } = SocialNetwork

const NONE = { top: 0, right: 0, bottom: 0, left: 0 }
/** The edges of a story that Instagram and Facebook cover with its author above and controls below. */
const STORY_EDGES = { top: 250, right: 60, bottom: 340, left: 60 }

const SOCIAL: Partial<Record<Key, Format>> = {
  story: {
    id: 2,
    width: 1080,
    height: 1920,
    networks: [Facebook, Instagram],
    safeArea: STORY_EDGES,
    maxHeadline: 40,
    maxBody: 80,
  },
  squarePost: {
    id: 3,
    width: 1080,
    height: 1080,
    networks: [Facebook, Instagram, LinkedIn, X],
    maxHeadline: 40,
    maxBody: 125,
  },
  carousel: {
    id: 5,
    width: 1080,
    height: 1080,
    networks: [Facebook, Instagram, LinkedIn],
    maxHeadline: 40,
    maxBody: 125,
  },
  portraitPost: { id: 7, width: 1080, height: 1350, networks: [Facebook, Instagram], maxHeadline: 40, maxBody: 125 },
  linkPost: { id: 8, width: 1200, height: 628, networks: [Facebook, LinkedIn, X], maxHeadline: 40, maxBody: 90 },
  widePost: { id: 9, width: 1600, height: 900, networks: [Facebook, LinkedIn, X], maxHeadline: 40, maxBody: 90 },
}

const RESPONSIVE: Partial<Record<Key, Format>> = {
  responsiveDisplay: { id: 4, width: 1200, height: 628, networks: [], maxHeadline: 30, maxBody: 90 },
  responsiveSquare: { id: 10, width: 1200, height: 1200, networks: [], maxHeadline: 30, maxBody: 90 },
  responsivePortrait: { id: 11, width: 960, height: 1200, networks: [], maxHeadline: 30, maxBody: 90 },
}

const UPLOADED: Partial<Record<Key, Format>> = {
  displayBanner: { id: 1, width: 970, height: 250, networks: [], maxHeadline: 30, maxBody: 90 },
  mediumRectangle: { id: 12, width: 300, height: 250, networks: [], maxHeadline: 30, maxBody: 60 },
  largeRectangle: { id: 13, width: 336, height: 280, networks: [], maxHeadline: 30, maxBody: 60 },
  leaderboard: { id: 14, width: 728, height: 90, networks: [], maxHeadline: 30, maxBody: 60 },
  mobileBanner: { id: 15, width: 320, height: 100, networks: [], maxHeadline: 25, maxBody: 40 },
  skyscraper: { id: 16, width: 160, height: 600, networks: [], maxHeadline: 30, maxBody: 60 },
  halfPage: { id: 17, width: 300, height: 600, networks: [], maxHeadline: 30, maxBody: 90 },
}

const LANDING: Partial<Record<Key, Format>> = {
  landingHero: { id: 6, width: 1920, height: 800, networks: [], maxHeadline: 60, maxBody: 160 },
}

/** The size limit of Google Ads for uploaded display ads. */
const UPLOADED_BYTES = 150 * 1024

const LABELS: Record<Key, string> = {
  displayBanner: 'Display banner',
  story: 'Story',
  squarePost: 'Square post',
  responsiveDisplay: 'Responsive display ad',
  carousel: 'Carousel',
  landingHero: 'Landing page hero',
  portraitPost: 'Portrait post',
  linkPost: 'Link post',
  widePost: 'Wide post',
  responsiveSquare: 'Responsive display, square',
  responsivePortrait: 'Responsive display, portrait',
  mediumRectangle: 'Medium rectangle',
  largeRectangle: 'Large rectangle',
  leaderboard: 'Leaderboard',
  mobileBanner: 'Mobile banner',
  skyscraper: 'Skyscraper',
  halfPage: 'Half page',
}

const typesOf = (
  formats: Partial<Record<Key, Format>>,
  set: DesignFormatSet,
  limits: Pick<DesignType, 'minTextPx' | 'maxBytes'>,
): DesignType[] =>
  (Object.entries(formats) as [Key, Format][]).map(
    ([key, { id, width, height, networks, safeArea = NONE, maxHeadline, maxBody }]) => ({
      id,
      key,
      label: LABELS[key],
      set,
      width,
      height,
      networks,
      safeArea,
      ...limits,
      maxHeadline,
      maxBody,
    }),
  )

/** The types of creatives by id; smaller plans include only the first of them. Text sizes are those that a phone shows with 11 pixels. */
export const DESIGN_TYPES: readonly DesignType[] = [
  ...typesOf(SOCIAL, DesignFormatSet.Social, { minTextPx: 30, maxBytes: null }),
  ...typesOf(RESPONSIVE, DesignFormatSet.ResponsiveDisplay, { minTextPx: 28, maxBytes: 5 * 1024 * 1024 }),
  ...typesOf(UPLOADED, DesignFormatSet.UploadedDisplay, { minTextPx: 11, maxBytes: UPLOADED_BYTES }),
  ...typesOf(LANDING, DesignFormatSet.Landing, { minTextPx: 22, maxBytes: null }),
].sort((a, b) => a.id - b.id)
