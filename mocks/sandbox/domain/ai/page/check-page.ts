// Runs all checks on a page: what passed, what failed, what could not be checked, and the five scores.
import type { WebPageScores } from '@adwright/sdk/types'
import { ACCESSIBILITY_CHECKS } from '#mocks/sandbox/domain/ai/page/accessibility-checks.ts'
import {
  type Impossible,
  isWithin,
  type Measured,
  type PageArea,
  type PageCheck,
} from '#mocks/sandbox/domain/ai/page/check.ts'
import { CONTENT_CHECKS } from '#mocks/sandbox/domain/ai/page/content-checks.ts'
import { CONVERSION_CHECKS } from '#mocks/sandbox/domain/ai/page/conversion-checks.ts'
import { PERFORMANCE_CHECKS } from '#mocks/sandbox/domain/ai/page/performance-checks.ts'
import type { PageDocument } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import { SEO_CHECKS } from '#mocks/sandbox/domain/ai/page/seo-checks.ts'

export const PAGE_CHECKS: readonly PageCheck[] = [
  ...SEO_CHECKS,
  ...CONTENT_CHECKS,
  ...PERFORMANCE_CHECKS,
  ...ACCESSIBILITY_CHECKS,
  ...CONVERSION_CHECKS,
]

export const AREAS: readonly PageArea[] = ['seo', 'content', 'performance', 'accessibility', 'conversion']

export type CheckResult =
  | { check: PageCheck; state: 'passed' | 'failed'; measured: Measured }
  | { check: PageCheck; state: 'notPossible'; reason: Impossible }

export function checkPage(page: PageDocument): CheckResult[] {
  return PAGE_CHECKS.map((check) => {
    const measured = check.measure(page)
    if (typeof measured === 'string') return { check, state: 'notPossible', reason: measured }
    return { check, state: isWithin(check, measured.value) ? 'passed' : 'failed', measured }
  })
}

/** The part of a result that counts for a score. */
type Judged = { check: Pick<PageCheck, 'area' | 'weight'>; state: CheckResult['state'] }

const scoreOf = (results: readonly Judged[], area: PageArea): number => {
  const judged = results.filter(({ check, state }) => check.area === area && state !== 'notPossible')
  const weightOf = (list: Judged[]) => list.reduce((sum, { check }) => sum + check.weight, 0)
  const all = weightOf(judged)
  return all === 0 ? 0 : Math.round((100 * weightOf(judged.filter(({ state }) => state === 'passed'))) / all)
}

/** Each score is the weighted share of the area's checks that passed, among those that could be made. */
export function scoresOf(results: readonly Judged[]): { scores: WebPageScores; overallScore: number } {
  const [seo = 0, content = 0, performance = 0, accessibility = 0, conversion = 0] = AREAS.map((area) =>
    scoreOf(results, area),
  )
  const scores = { seo, content, performance, accessibility, conversion }
  const all = Object.values(scores)
  return { scores, overallScore: Math.round(all.reduce((sum, one) => sum + one, 0) / all.length) }
}
