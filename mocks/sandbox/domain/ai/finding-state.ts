// A finding as an analysis stores it: data only, without words.
import type { EntityRef, FindingPassage } from '@adwright/sdk/types'
import { AnalysisKind } from '@adwright/sdk/types'
import type { StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'

export type FindingState = {
  kind: string
  severity: 1 | 2 | 3
  effort: 1 | 2 | 3
  /** The value by which two analyses are compared; larger is worse, of a chance better. */
  magnitude: number
  evidence: StoredEvidence[]
  passage: FindingPassage | null
  entity: EntityRef | null
  /** The name of something that is no item of the ad platform, or the address of an item's landing page. */
  name: string | null
  effect: { currencyCode: string; low: number; high: number } | null
}

/** The rule of the catalog that takes care of findings of a kind. */
const RULES: Record<string, string> = {
  wastedKeyword: 'rule_no-conversion-keyword',
  wastedTerm: 'rule_no-conversion-search-term',
  budgetLimited: 'rule_raise-limited-budget',
  costlier: 'rule_cpa-above-target',
  fewerConversions: 'rule_spend-without-conversions',
  rankLost: 'rule_roas-room',
  convertingTerm: 'rule_promote-search-term',
  lowQuality: 'rule_low-quality-score',
  weakAd: 'rule_poor-ad-strength',
  adDisapproved: 'rule_ad-disapproved',
  singleAd: 'rule_single-ad-group',
  noImpressions: 'rule_no-impressions',
  monthOverPlan: 'rule_month-over-plan',
  duplicateKeyword: 'rule_duplicate-keywords',
  brokenPage: 'rule_spend-without-conversions',
}

export const ruleFor = (kind: string): string | null => RULES[kind] ?? null

const CHANCES: readonly string[] = ['convertingTerm', 'termsRose', 'demandRises']

/** True for a kind of finding that says what could be gained, and not what is lost. */
export const isChance = (kind: string): boolean => CHANCES.includes(kind)

/** True unless it is about pasted source, which has no address. */
export const canBeReadAgain = (finding: { analysisKind: AnalysisKind; subject: string }): boolean =>
  finding.analysisKind !== AnalysisKind.WebPage || URL.canParse(finding.subject)

/** The identity of a finding over several analyses. */
export const identityOf = (analysisKind: AnalysisKind, subject: string, { kind, entity, name }: FindingState): string =>
  [analysisKind, subject, kind, entity?.entityId ?? name ?? ''].join(' ')
