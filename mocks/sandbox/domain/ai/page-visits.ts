// The checks of a page by its visits, in addition to those of its source. They need the web analytics of its site.
import { evidence, quoted, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { LandingPage } from '#mocks/sandbox/domain/ai/landing-pages.ts'
import type { Impossible, PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** With fewer sessions a rate says little about a page. */
const MIN_SESSIONS = 300
const DAYS = 30
/** How far above the median of the site a bounce rate is called high. */
const MAX_BOUNCE = 1.2
/** The share of the rate on computers that phones usually reach at least. */
const MIN_MOBILE = 0.5

export type Visits = { page: LandingPage; dateEnd: Day }

type VisitCheck = Pick<PageCheck, 'key' | 'area' | 'weight' | 'severity'>
export type VisitResult =
  | { check: VisitCheck; state: 'passed' }
  | { check: VisitCheck; state: 'failed'; magnitude: number; evidence: StoredEvidence[] }
  | { check: VisitCheck; state: 'notPossible'; reason: Impossible }

const BOUNCE: VisitCheck = { key: 'bounceAboveMedian', area: 'conversion', weight: 2, severity: 2 }
const DEVICES: VisitCheck = { key: 'deviceGap', area: 'conversion', weight: 2, severity: 2 }

type Field = Exclude<keyof LandingPage, 'url' | 'path'>

/** A value of the page's row in the list of landing pages. */
function valueOf({ page, dateEnd }: Visits, key: string, field: Field): StoredEvidence[] {
  const value = page[field]
  if (value === null) return []
  const isCount = field === 'sessions' || field === 'mobileSessions'
  const one = evidence(
    { operation: 'listAnalysisPages', parameters: { dateEnd, pageSize: '100' } },
    key,
    value,
    isCount ? 'count' : 'rate',
    `$.items[?@.path==${quoted(page.path)}].${field}`,
  )
  return [{ ...one, dateBegin: addDays(dateEnd, 1 - DAYS), dateEnd }]
}

function bounceOf(visits: Visits): VisitResult {
  const { sessions, bounceRate, medianBounceRate } = visits.page
  if (bounceRate === null || !medianBounceRate) return { check: BOUNCE, state: 'notPossible', reason: 'noVisits' }
  if (sessions < MIN_SESSIONS) return { check: BOUNCE, state: 'notPossible', reason: 'fewVisits' }
  if (bounceRate <= medianBounceRate * MAX_BOUNCE) return { check: BOUNCE, state: 'passed' }
  return {
    check: BOUNCE,
    state: 'failed',
    magnitude: bounceRate / medianBounceRate - 1,
    evidence: [
      ...valueOf(visits, 'value', 'bounceRate'),
      ...valueOf(visits, 'median', 'medianBounceRate'),
      ...valueOf(visits, 'sessions', 'sessions'),
    ],
  }
}

function devicesOf(visits: Visits): VisitResult {
  const { mobileSessions, mobileKeyEventRate, desktopKeyEventRate } = visits.page
  if (mobileSessions === null || mobileKeyEventRate === null || !desktopKeyEventRate)
    return { check: DEVICES, state: 'notPossible', reason: 'noVisits' }
  if (mobileSessions < MIN_SESSIONS) return { check: DEVICES, state: 'notPossible', reason: 'fewVisits' }
  const share = mobileKeyEventRate / desktopKeyEventRate
  if (share >= MIN_MOBILE) return { check: DEVICES, state: 'passed' }
  return {
    check: DEVICES,
    state: 'failed',
    magnitude: 1 - share,
    evidence: [
      ...valueOf(visits, 'value', 'mobileKeyEventRate'),
      ...valueOf(visits, 'desktop', 'desktopKeyEventRate'),
      ...valueOf(visits, 'mobileSessions', 'mobileSessions'),
    ],
  }
}

/** The results of the checks; none is possible for pasted source and for pages that the property does not measure. */
export const checkVisits = (visits: Visits | undefined): VisitResult[] =>
  visits
    ? [bounceOf(visits), devicesOf(visits)]
    : [BOUNCE, DEVICES].map((check) => ({ check, state: 'notPossible', reason: 'noVisits' }))
