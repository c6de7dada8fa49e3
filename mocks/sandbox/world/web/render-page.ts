// The HTML of a page of a simulated shop, with the flaws that are planted in it.
import type { WebResource } from '#mocks/sandbox/platforms/web.ts'
import type { Flaw } from '#mocks/sandbox/world/web/flaws.ts'
import { PAGE_TEXTS, type PageLanguage } from '#mocks/sandbox/world/web/page-texts.ts'

export type PageSpec = {
  url: string
  brand: string
  topic: string
  language: PageLanguage
  price: string
  products: readonly string[]
  flaws: readonly Flaw[]
}

const IMAGES = 6
const OTHER_TEXTS = { long: 9, wordy: 8 }

type Context = PageSpec & { has: (flaw: Flaw) => boolean; texts: (typeof PAGE_TEXTS)[PageLanguage] }

const many = <Value>(count: number, make: (place: number) => Value) =>
  Array.from({ length: count }, (_, place) => make(place))

const titleOf = ({ topic, brand, language, has }: Context) =>
  has('titleLength') ? topic.slice(0, 6) : `${topic} – ${PAGE_TEXTS[language].title} | ${brand}`.slice(0, 64)

function descriptionOf({ topic, has, texts }: Context): string {
  const full = texts.intro.replace('{topic}', topic).slice(0, 150)
  return has('descriptionLength') ? `${full} ${texts.advice[0]?.[1] ?? ''}` : full
}

function structuredData({ has, topic, url }: Context): string {
  if (has('structuredData')) return ''
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'CollectionPage', name: topic, url })
  return `<script type="application/ld+json">${has('structuredDataValid') ? data.slice(0, -1) : data}</script>`
}

function head(page: Context): string {
  const { has, url } = page
  const viewport = has('mobileView')
    ? 'width=1200'
    : `width=device-width, initial-scale=1${has('zoom') ? ', user-scalable=no' : ''}`
  return [
    '<meta charset="utf-8">',
    has('title') ? '' : `<title>${titleOf(page)}</title>`,
    has('description') ? '' : `<meta name="description" content="${descriptionOf(page)}">`,
    `<meta name="viewport" content="${viewport}">`,
    has('canonical') ? '' : `<link rel="canonical" href="${url}">`,
    has('indexable')
      ? '<meta name="robots" content="noindex, nofollow">'
      : '<meta name="robots" content="index, follow">',
    `<style>body{color:#1d2b28;background:#ffffff}.button{color:#ffffff;background:#0e6b6b;min-height:44px}.old{color:${has('contrast') ? '#b8b8b8' : '#5a6a66'}}.close{width:${has('targetSize') ? 16 : 32}px;height:${has('targetSize') ? 16 : 32}px}</style>`,
    `<script src="/assets/shop.js"${has('blockingScripts') ? '' : ' defer'}></script>`,
    structuredData(page),
  ]
    .filter(Boolean)
    .join('\n')
}

const imageUrl = (place: number) => `/assets/image-${place + 1}.webp`

function images({ has, topic, products }: Context): string {
  return many(IMAGES, (place) => {
    const alt = has('altTexts') && place > 1 ? '' : ` alt="${products[place % products.length] ?? topic}"`
    const size = has('imageDimensions') && place === 2 ? '' : ' width="640" height="480"'
    const lazy = place > 2 && !has('lazyImages') ? ' loading="lazy"' : ''
    const from = has('insecureContent') && place === 1 ? `http://cdn.example${imageUrl(place)}` : imageUrl(place)
    return `<img src="${from}"${alt}${size}${lazy}>`
  }).join('\n')
}

function offer({ has, texts, price }: Context): string {
  const shown = has('price') ? '' : `<p><strong>${price}</strong> <del class="old">${price}</del></p>`
  const old = has('price') ? `<p class="old">${texts.size}</p>` : ''
  return `${shown}${old}<button class="button" type="button">${texts.button}</button>`
}

function article(page: Context): string {
  const { has, texts, products } = page
  const paragraphs = has('wordCount') ? [] : texts.advice
  const long = has('longParagraphs') ? many(OTHER_TEXTS.long, () => texts.longSentence).join(' ') : ''
  const wordy = has('wordsPerHeading')
    ? many(OTHER_TEXTS.wordy * 24, () => `<p>${texts.longSentence}</p>`).join('\n')
    : ''
  const repeated = has('repeatedHeadings') ? `<h2>${texts.newsletter}</h2><p>${texts.emptyLink}</p>` : ''
  return [
    ...paragraphs.map(([heading, text], place) => {
      const level = has('headingOrder') && place === 0 ? 4 : 2
      return `<h${level}>${heading}</h${level}>\n<p>${text}${place === 0 ? ` ${long}` : ''}</p>`
    }),
    has('placeholderText') ? '<p>Lorem ipsum dolor sit amet</p>' : '',
    has('emptyHeadings') ? '<h2></h2>' : '',
    has('wordCount') ? '' : `<ul>${products.map((name) => `<li>${name}</li>`).join('')}</ul>`,
    has('wordCount') ? '' : texts.questions.map(([heading, text]) => `<h2>${heading}</h2>\n<p>${text}</p>`).join('\n'),
    wordy,
    repeated,
  ]
    .filter(Boolean)
    .join('\n')
}

function forms({ has, texts }: Context): string {
  const label = has('labels') ? '' : `<label for="email">${texts.email}</label>`
  const fields = has('formLength')
    ? texts.fields
        .map((name, place) => `<label for="f${place}">${name}</label><input id="f${place}" name="f${place}">`)
        .join('')
    : ''
  return `<h2>${texts.newsletter}</h2>\n<form action="/newsletter" method="post">${label}<input id="email" name="email" type="email">${fields}<button type="submit">${texts.subscribe}</button></form>`
}

function extras({ has, texts, topic }: Context): string {
  return [
    `<h2>${texts.size}</h2>`,
    has('tableHeaders')
      ? `<table><tr><td>S</td><td>M</td></tr></table>`
      : `<table><tr><th>S</th><th>M</th></tr><tr><td>${texts.size}</td><td>${texts.size}</td></tr></table>`,
    `<iframe src="/assets/map"${has('frameTitles') ? '' : ` title="${texts.contact}"`}></iframe>`,
    has('autoplay')
      ? '<video src="/assets/film.mp4" autoplay></video>'
      : '<video src="/assets/film.mp4" controls></video>',
    has('linkWords') ? `<a href="/groessen">${texts.emptyLink}</a>` : `<a href="/groessen">${texts.more}</a>`,
    has('controlNames')
      ? '<button class="close" type="button"></button>'
      : `<button class="close" type="button" aria-label="${topic}">×</button>`,
    `<p id="note"${has('tabOrder') ? ' tabindex="3"' : ''}>${has('delivery') ? texts.size : texts.delivery}</p>`,
    has('uniqueIds') ? `<p id="note">${texts.size}</p>` : '',
    has('mainHeading') ? `<h1>${texts.newsletter} ${topic}</h1>` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

function body(page: Context): string {
  const { has, texts, topic, brand } = page
  const content = [
    `<h1>${topic}</h1>`,
    `<p>${texts.intro.replace('{topic}', topic)}</p>`,
    has('firstButton') ? many(12, () => `<p>${texts.longSentence}</p>`).join('\n') : '',
    has('firstButton') ? '' : offer(page),
    images(page),
    article(page),
    has('firstButton') ? offer(page) : '',
    forms(page),
    extras(page),
  ].filter(Boolean)
  const contact = has('contact') ? '' : `<a href="mailto:service@shop.example">${texts.contact}</a>`
  return `<header><nav><a href="/">${texts.home}</a></nav></header>\n<main>\n${content.join('\n')}\n</main>\n<footer><p>${brand}</p>${contact}</footer>`
}

export function renderPage(spec: PageSpec): string {
  const page: Context = { ...spec, has: (flaw) => spec.flaws.includes(flaw), texts: PAGE_TEXTS[spec.language] }
  const language = page.has('language') ? '' : ` lang="${spec.language}"`
  return `<!doctype html>\n<html${language}>\n<head>\n${head(page)}\n</head>\n<body>\n${body(page)}\n</body>\n</html>\n`
}

/** The resources that a page declares, with their sizes. */
export function resourcesOf({ flaws }: PageSpec): WebResource[] {
  const has = (flaw: Flaw) => flaws.includes(flaw)
  const sizeOf = (place: number) => {
    if (has('heaviestImage') && place === 0) return 640_000
    return (has('imageBytes') ? 262_000 : 84_000) + place * 1300
  }
  return [
    ...many(IMAGES, (place): WebResource => {
      const isInsecure = has('insecureContent') && place === 1
      const url = isInsecure ? `http://cdn.example${imageUrl(place)}` : imageUrl(place)
      return { url, kind: 'image', bytes: sizeOf(place) }
    }),
    { url: '/assets/shop.js', kind: 'script', bytes: has('scriptBytes') ? 1_240_000 : 96_000 },
    { url: '/assets/shop.css', kind: 'style', bytes: 22_000 },
  ]
}
