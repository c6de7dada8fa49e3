// Pages of external systems: plain HTML that works without scripts, under a strict content security policy.
import { createHash } from 'node:crypto'
import { bytesOf } from '#mocks/sandbox/pipeline/bytes-of.ts'
import { type Language, preferredLanguage } from '#mocks/sandbox/texts/language.ts'

/** HTML that is already escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | Part[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function rendered(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(rendered).join('')
  if (part === null || part === undefined || part === false) return ''
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** A tagged template for HTML; interpolated values are escaped, except other templates. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.map((fixed, index) => fixed + rendered(parts[index])).join(''))

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.125rem}nav{margin-bottom:1rem}table{width:100%;border-collapse:collapse}
caption{text-align:start;padding-block:.5rem}th,td{text-align:start;padding:.5rem;border-bottom:1px solid #8886;vertical-align:top;overflow-wrap:anywhere}
form{margin-block:1rem}label{display:block;margin-block:.75rem .25rem}input,select{font:inherit;padding:.5rem;width:100%;max-width:24rem;box-sizing:border-box}
input[type=radio]{width:auto;min-width:24px;min-height:24px;vertical-align:middle}button{font:inherit;padding:.5rem 1rem;min-height:44px;margin-top:1rem;cursor:pointer}
a{display:inline-block;min-height:24px}:focus-visible{outline:3px solid #0b7285;outline-offset:2px}
.mark{border:1px dashed;padding:.25rem .5rem}.bad{border-inline-start:4px solid #e03131;padding:.5rem 1rem}.good{border-inline-start:4px solid #2f9e44;padding:.5rem 1rem}
code{overflow-wrap:anywhere}.code{font-size:1.5rem;letter-spacing:.15em}pre{white-space:pre-wrap;font:inherit}fieldset{border:1px solid #8886}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  // Without any referrer, a browser would send `Origin: null` with the page's own forms.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

const SIMULATED = {
  en: 'A simulated page of the sandbox: nothing leaves this machine.',
  tr: 'Deneme ortamının benzetilmiş bir sayfası: hiçbir şey bu makineden dışarı çıkmaz.',
}

type Page = { title: string; language: Language; body: Markup; status?: number }

/** Renders a complete page as a response. */
export function page({ title, language, body, status = 200 }: Page): Response {
  const whole = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Markup(STYLE)}</style></head>
<body><p class="mark">${SIMULATED[language]}</p><main><h1>${title}</h1>${body}</main></body>
</html>`
  return new Response(whole.text, { status, headers: HEADERS })
}

/** Redirects after a form with 303: the browser requests the address with GET. */
export const redirect = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  })

/** Returns the language of a page: `?lang=` of a link, otherwise the browser's preference. */
export function pageLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('lang') ?? request.headers.get('Accept-Language') ?? 'en'
  return preferredLanguage(asked)
}

const MAX_FORM_BYTES = 16 * 1024

/** Returns the fields of a submitted form; undefined if the body is not a form, or too large. */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<URLSearchParams | undefined> {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded')
  const bytes = isForm ? await bytesOf(request, maxBytes) : undefined
  return bytes && new URLSearchParams(new TextDecoder().decode(bytes))
}

const WORDS = {
  notFound: { en: 'Page not found', tr: 'Böyle bir sayfa yok' },
  notFoundText: {
    en: 'It may have been open for a few minutes only. Go back to the app and try again.',
    tr: 'Yalnızca birkaç dakika açık kalmış olabilir. Uygulamaya dönüp yeniden deneyin.',
  },
  refused: { en: 'This form cannot be taken', tr: 'Bu form kabul edilemiyor' },
}

export const notFoundPage = (language: Language): Response =>
  page({ title: WORDS.notFound[language], language, status: 404, body: html`<p>${WORDS.notFoundText[language]}</p>` })

export const refusedPage = (language: Language, status: 400 | 405): Response =>
  page({ title: WORDS.refused[language], language, status, body: html`<p>${WORDS.notFoundText[language]}</p>` })

export const money = (amount: number, currencyCode: string, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(amount)

export const date = (moment: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(moment))
