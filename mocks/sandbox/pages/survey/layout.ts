// The frame of the page on which people answer: light and dark, the colour of who asks, no script, no cookie.
import { createHash } from 'node:crypto'
import { directionOf } from '#mocks/sandbox/domain/surveys/languages.ts'
import { html, Markup } from '#mocks/sandbox/pages/page.ts'

const MIN_CONTRAST = 4.5
const DEFAULT_ACCENT = '#1c5d99'

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The relative luminance of a colour (WCAG 2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour, darkened until white words on it can be read. */
export function readableAccent(color: string | null): string {
  let channels = channelsOf(color ?? DEFAULT_ACCENT)
  while (1.05 / (luminance(channels) + 0.05) < MIN_CONTRAST)
    channels = channels.map((channel) => Math.floor(channel * 0.94))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const STYLE = `:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}*{box-sizing:border-box}
body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 4rem;border-top:6px solid var(--accent);overflow-wrap:anywhere}
h1{font-size:1.4rem;line-height:1.25;margin:.25rem 0 1rem}fieldset{border:0;padding:0;margin:0;min-width:0}legend{padding:0}
.note,.hint{color:light-dark(#4b5563,#b6bec9);font-size:.9rem}.hint{margin:0 0 .75rem}nav{display:flex;flex-wrap:wrap;column-gap:.75rem}nav a{display:inline-block;min-height:44px;padding-block:.6rem}
.choice{display:flex;gap:.75rem;align-items:center;min-height:48px;padding:.5rem .75rem;margin-block:.5rem;border:1px solid light-dark(#8a94a3,#6b7684);border-radius:8px;cursor:pointer}
.choice:has(:checked){border-color:light-dark(var(--accent),#fff);box-shadow:inset 0 0 0 1px light-dark(var(--accent),#fff)}
.choice input{width:22px;height:22px;flex:none;margin:0;accent-color:var(--accent)}.scale{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.9rem,1fr));gap:.4rem}
.scale .choice{flex-direction:column;gap:.25rem;margin:0;padding:.5rem .25rem;justify-content:center}
.ends{display:flex;justify-content:space-between;gap:1rem;margin:.5rem 0;font-size:.9rem}.stars .choice span{letter-spacing:.15em}
.row{margin-block:1.25rem}.row legend{font-weight:600}.rank{display:flex;justify-content:space-between;align-items:center;gap:1rem;margin-block:.5rem}
.own{display:block;margin-block:.75rem}input:not([type=radio],[type=checkbox]),textarea,select{font:inherit;width:100%;padding:.6rem .75rem;min-height:48px;border:1px solid light-dark(#8a94a3,#6b7684);border-radius:8px;background:light-dark(#fff,#16191d);color:inherit}
.rank select{width:auto}progress{width:100%;height:8px;accent-color:var(--accent)}.bad{border-inline-start:4px solid #d92d20;padding:.5rem 1rem;margin:.5rem 0 1rem;font-weight:600}
.buttons{display:flex;flex-direction:row-reverse;justify-content:space-between;gap:1rem;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:48px;padding:.6rem 1.5rem;border:1px solid transparent;border-radius:8px;background:var(--accent);color:#fff;cursor:pointer}
button.plain{background:none;color:inherit;border-color:light-dark(#8a94a3,#6b7684)}:focus-visible{outline:3px solid light-dark(#0b57d0,#a8c7fa);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.logo{display:block;max-width:12rem;max-height:4rem}.preview{border:1px dashed;padding:.25rem .75rem}`

/** The logo of who asks: its address, and the words for those who do not see it. */
export type Logo = { url: string; name: string }
type Frame = {
  title: string
  language: string
  accentColor: string | null
  body: Markup
  logo?: Logo | undefined
  status?: number
}

/** A complete page; its style is allowed by its hash alone, so that no text can bring a style or a script with it. */
export function surveyFrame({ title, language, accentColor, body, logo, status = 200 }: Frame): Response {
  const style = `:root{--accent:${readableAccent(accentColor)}}${STYLE}`
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(logo ? [`img-src ${new URL(logo.url).origin}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const whole = html`<!doctype html>
<html lang="${language}"${directionOf(language) === 'rtl' && html` dir="rtl"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(style)}</style></head>
<body><main>${logo && html`<p><img class="logo" src="${logo.url}" alt="${logo.name}"></p>`}${body}</main></body>
</html>`
  return new Response(whole.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
