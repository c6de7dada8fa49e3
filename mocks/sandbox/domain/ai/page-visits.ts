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
/** With fewer clicks of ads little is paid for a page. */
const MIN_PAID_CLICKS = 100
/** The share of the median rate that a page with paid visits reaches at least. */
const MIN_OF_MEDIAN = 0.7

export type Visits = { page: LandingPage; dateEnd: Day }

type VisitCheck = Pick<PageCheck, 'key' | 'area' | 'weight' | 'severity'>
export type VisitResult =
  | { check: VisitCheck; state: 'passed' }
  | { check: VisitCheck; state: 'failed'; magnitude: number; evidence: StoredEvidence[]; name?: string }
  | { check: VisitCheck; state: 'notPossible'; reason: Impossible }

const BOUNCE: VisitCheck = { key: 'bounceAboveMedian', area: 'conversion', weight: 2, severity: 2 }
const DEVICES: VisitCheck = { key: 'deviceGap', area: 'conversion', weight: 2, severity: 2 }

const PAID: VisitCheck = { key: 'paidBelowMedian', area: 'conversion', weight: 3, severity: 3 }
const ANOMALIES: VisitCheck = { key: 'openAnomalies', area: 'conversion', weight: 1, severity: 2 }

type Field = Exclude<keyof LandingPage, 'url' | 'path' | 'openAnomalies' | 'currencyCode'>

const COUNTS: readonly Field[] = ['sessions', 'mobileSessions', 'paidClicks']
const unitOf = (field: Field) => (COUNTS.includes(field) ? 'count' : field === 'paidCost' ? 'money' : 'rate')

/** A value of the page's row in the list of landing pages. */
function valueOf({ page, dateEnd }: Visits, key: string, field: Field): StoredEvidence[] {
  const value = page[field]
  if (value === null) return []
  const parameters = { dateEnd, pageSize: '100' }
  const one = evidence(
    { operation: 'listAnalysisPages', parameters, currencyCode: page.currencyCode ?? undefined },
    key,
    value,
    unitOf(field),
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

/** Visits that are paid for, on a page where far fewer people go on than on most. */
function paidOf(visits: Visits): VisitResult {
  const { paidClicks, paidCost, keyEventRate, medianRate } = visits.page
  if (paidClicks === null || paidCost === null) return { check: PAID, state: 'notPossible', reason: 'noAds' }
  if (paidClicks < MIN_PAID_CLICKS || medianRate === 0)
    return { check: PAID, state: 'notPossible', reason: 'fewVisits' }
  if (keyEventRate >= medianRate * MIN_OF_MEDIAN) return { check: PAID, state: 'passed' }
  return {
    check: PAID,
    state: 'failed',
    magnitude: paidCost * (1 - keyEventRate / medianRate),
    evidence: [
      ...valueOf(visits, 'value', 'keyEventRate'),
      ...valueOf(visits, 'median', 'medianRate'),
      ...valueOf(visits, 'paidClicks', 'paidClicks'),
      ...valueOf(visits, 'paidCost', 'paidCost'),
    ],
  }
}

function anomaliesOf({ page: { openAnomalies } }: Visits): VisitResult {
  const [worst] = openAnomalies
  if (!worst) return { check: ANOMALIES, state: 'passed' }
  const { severity, score, metric, evidence: list } = worst
  return { check: { ...ANOMALIES, severity }, state: 'failed', magnitude: score, evidence: list, name: metric }
}

/** The results of the checks; none is possible for pasted source and for pages that the property does not measure. */
export const checkVisits = (visits: Visits | undefined): VisitResult[] =>
  visits
    ? [bounceOf(visits), devicesOf(visits), paidOf(visits), anomaliesOf(visits)]
    : [BOUNCE, DEVICES, PAID, ANOMALIES].map((check) => ({ check, state: 'notPossible', reason: 'noVisits' }))
