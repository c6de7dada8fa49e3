// The texts of a finding in a language; every number in them is a value of its evidence.
import { AnalysisKind } from '@adwright/sdk/types'
import { formatEvidence, placeholders } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import { metricsIn } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import { CAMPAIGN_TEXTS } from '#mocks/sandbox/texts/campaign-finding-texts.ts'
import { EVIDENCE_LABELS } from '#mocks/sandbox/texts/finding-texts.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { MARKET_TEXTS } from '#mocks/sandbox/texts/market-finding-texts.ts'
import { type CheckTexts, CONTENT_TEXTS, SEO_TEXTS } from '#mocks/sandbox/texts/page-checks-reading.ts'
import { CONVERSION_TEXTS } from '#mocks/sandbox/texts/page-checks-selling.ts'
import { ACCESSIBILITY_TEXTS, PERFORMANCE_TEXTS } from '#mocks/sandbox/texts/page-checks-using.ts'

const CHECKS: CheckTexts = {
  ...SEO_TEXTS,
  ...CONTENT_TEXTS,
  ...PERFORMANCE_TEXTS,
  ...ACCESSIBILITY_TEXTS,
  ...CONVERSION_TEXTS,
}

export const checkNameOf = (key: string, language: Language): string => CHECKS[key]?.[language][0] ?? key

type FindingWords = { title: string; detail: string; evidenceText: string; suggestedAction: string }

/** The name of the metric that a finding is about; empty for most. */
const metricNameOf = (apiName: string | null, language: Language) =>
  metricsIn(language).find((metric) => metric.apiName === apiName)?.displayName ?? ''

function pageWords({ kind, evidence, name: metric }: FindingState, language: Language): FindingWords {
  const [name = kind, title = kind, detail = kind, action = kind] = CHECKS[kind]?.[language] ?? []
  const values = { ...placeholders(evidence, language), metric: metricNameOf(metric, language) }
  const write = (text: string) => interpolate(text, values, language)
  const limits = evidence
    .filter(({ key }) => key !== 'value')
    .map(
      (one) => `${EVIDENCE_LABELS[one.key]?.[language].toLocaleLowerCase(language)} ${formatEvidence(one, language)}`,
    )
  const value = evidence.find(({ key }) => key === 'value')
  const measured = `${name}: ${value ? formatEvidence(value, language) : ''}`
  return {
    title: write(title),
    detail: write(detail),
    evidenceText: `${[measured, ...limits].join(', ')}.`,
    suggestedAction: write(action),
  }
}

export function wordsOf(analysisKind: AnalysisKind, state: FindingState, language: Language): FindingWords {
  if (analysisKind === AnalysisKind.WebPage) return pageWords(state, language)
  const texts = (analysisKind === AnalysisKind.Market ? MARKET_TEXTS : CAMPAIGN_TEXTS)[state.kind]
  const name = state.entity?.name ?? state.name ?? ''
  const page = state.name ?? ''
  const values = { ...placeholders(state.evidence, language), name: name.slice(0, 120), page: page.slice(0, 120) }
  const write = (part: 'title' | 'detail' | 'evidence' | 'action') =>
    texts ? interpolate(texts[part][language], values, language) : state.kind
  const more =
    texts?.more && texts.more.key in values ? ` ${interpolate(texts.more.text[language], values, language)}` : ''
  return {
    title: write('title'),
    detail: write('detail'),
    evidenceText: write('evidence') + more,
    suggestedAction: write('action'),
  }
}
