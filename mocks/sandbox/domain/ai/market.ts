// Estimates of the simulated model about a market and a web page: pure functions of a seed and the subject.
import { AiEffort, type MarketAnalysis, type WebPageAnalysis, type WebPageScores } from '@adwright/sdk/types'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { MARKET, PAGE_FINDINGS } from '#mocks/sandbox/texts/ai-findings.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const COUNTRIES: Record<string, string> = {
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Istanbul': 'TR',
  'Europe/London': 'GB',
  'Europe/Paris': 'FR',
  'Europe/Madrid': 'ES',
  'Europe/Rome': 'IT',
  'Europe/Amsterdam': 'NL',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Los_Angeles': 'US',
}

/** The name of a time zone's country; otherwise the city of the time zone. */
function regionOf(timeZone: string, language: Language): string {
  const country = COUNTRIES[timeZone]
  const name = country && new Intl.DisplayNames([language], { type: 'region' }).of(country)
  return name || (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

const NAMES = [
  'Bergkamerad',
  'Globusreise',
  'Zeltwerk',
  'Nordlicht',
  'Anker & Co',
  'Mavi Kapı',
  'Oakfield',
  'Ponte Novo',
]
const MONTHS_A_YEAR = 12

/** The demand of each month relative to the average, with two waves a year. */
function seasonalityOf(seed: number): MarketAnalysis['seasonality'] {
  const random = randomFrom(seed)
  const [peak, second] = [random() * MONTHS_A_YEAR, random() * MONTHS_A_YEAR]
  const raw = Array.from({ length: MONTHS_A_YEAR }, (_, month) => {
    const wave = (at: number, times: number) => Math.cos(((month - at) / MONTHS_A_YEAR) * 2 * Math.PI * times)
    return 1 + 0.25 * wave(peak, 1) + 0.12 * wave(second, 2)
  })
  const mean = raw.reduce((sum, value) => sum + value, 0) / MONTHS_A_YEAR
  return raw.map((value) => Math.round((value / mean) * 100) / 100) as MarketAnalysis['seasonality']
}

type Market = { id: string; industry: number; industryName: string; timeZone: string; seed: number; language: Language }

export function analyseMarket({ id, industry, industryName, timeZone, seed, language }: Market): MarketAnalysis {
  const own = seedOf(seed, 'market', industry, timeZone)
  const random = randomFrom(own)
  const region = regionOf(timeZone, language)
  const names = [...NAMES].sort((a, b) => seedOf(own, a) - seedOf(own, b)).slice(0, 3)
  const shares = names.map(() => 0.04 + random() * 0.2).sort((a, b) => b - a)
  const seasonality = seasonalityOf(own)
  const times = Math.max(...seasonality)
  const peak = new Date(Date.UTC(2026, seasonality.indexOf(times), 15))
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(peak)
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' }).format(value)
  const trend = (label: keyof typeof MARKET, direction: 'up' | 'flat' | 'down', change: number) => ({
    label: MARKET[label][language],
    direction,
    evidence: interpolate(MARKET.evidence[language], { percent: percent(change) }, language),
  })
  const title = interpolate(MARKET.recommendation[language], { month }, language)
  return {
    id,
    industry,
    region,
    summary: interpolate(
      MARKET.summary[language],
      { industry: industryName, region, leader: names[0] ?? '', month },
      language,
    ),
    competitors: names.map((name, index) => ({
      name,
      domain: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`,
      strengths: [MARKET[index === 0 ? 'strengthA' : 'strengthB'][language]],
      estimatedShare: Math.round((shares[index] ?? 0) * 1000) / 1000,
    })),
    trends: [
      trend('grows', 'up', 0.08 + random() * 0.3),
      trend('steady', 'flat', random() * 0.02),
      trend('shrinks', 'down', -0.05 - random() * 0.2),
    ],
    seasonality,
    recommendations: [
      {
        title,
        expectedImpact: interpolate(MARKET.impact[language], { times: times.toLocaleString(language) }, language),
        effort: AiEffort.Medium,
        taskTemplate: { title, description: MARKET.task[language] },
      },
    ],
  }
}

const PRIVATE_HOST = /^(localhost|.*\.localhost|.*\.local|.*\.internal|\[.*\]|(\d{1,3}\.){3}\d{1,3})$/i

/** True if an address is on the public web: a host name with a domain, the default port, no credentials. */
export function isPublicPage(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, username, password, port } = new URL(address)
  return hostname.includes('.') && !PRIVATE_HOST.test(hostname) && username === '' && password === '' && port === ''
}

/** True if the simulated page is reachable; paths such as /404 or /missing are not. */
export const isReachable = (address: string) => !/\/(404|missing|not-found)\b/.test(new URL(address).pathname)

type Page = { id: string; url: string; seed: number; language: Language; now: Date }

export function analysePage({ id, url, seed, language, now }: Page): WebPageAnalysis {
  const random = randomFrom(seedOf(seed, 'page', url))
  const score = () => 35 + Math.floor(random() * 62)
  const scores: WebPageScores = {
    seo: score(),
    content: score(),
    performance: score(),
    accessibility: score(),
    conversion: score(),
  }
  const { hostname, pathname } = new URL(url)
  const words = decodeURIComponent(pathname.replace(/%(?![0-9a-f]{2})/gi, ''))
    .split(/[/-]+/)
    .filter(Boolean)
  const values = {
    seconds: (2 + (100 - scores.performance) / 12).toLocaleString(language, { maximumFractionDigits: 1 }),
    pixels: 600 + (100 - scores.conversion) * 9,
    count: 60 + scores.content * 4,
  }
  const found = PAGE_FINDINGS.filter((finding) => scores[finding.score] < 85).map((finding) => ({
    severity: scores[finding.score] < 50 ? (3 as const) : scores[finding.score] < 70 ? (2 as const) : (1 as const),
    title: finding.title[language],
    detail: finding.detail[language],
    evidence: interpolate(finding.evidence[language], values, language),
    suggestedAction: finding.action[language],
    entity: null,
  }))
  const all = Object.values(scores)
  return {
    id,
    url,
    title: `${words.join(' ')}${words.length > 0 ? ' | ' : ''}${hostname}`.slice(0, 500),
    screenshotFileId: null,
    overallScore: Math.round(all.reduce((sum, one) => sum + one, 0) / all.length),
    scores,
    findings: found.sort((a, b) => b.severity - a.severity),
    createdAt: now.toISOString(),
  }
}
