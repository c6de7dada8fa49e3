// Numbers with the operation and path from which they can be read again, and their form in a language.
import type { Evidence, EvidenceUnit } from '@adwright/sdk/types'
import { EVIDENCE_LABELS } from '#mocks/sandbox/texts/finding-texts.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

export type StoredEvidence = {
  key: string
  value: number
  unit: EvidenceUnit
  currencyCode: string | null
  dateBegin: Day | null
  dateEnd: Day | null
  operation: string
  parameters: Record<string, string>
  path: string
}

export type Period = { dateBegin: Day; dateEnd: Day }

/** Where values come from: an operation with its parameters, for a period or without. */
export type EvidenceSource = {
  operation: string
  parameters: Record<string, string>
  period?: Period | undefined
  currencyCode?: string | undefined
}

export function evidence(
  { operation, parameters, period, currencyCode }: EvidenceSource,
  key: string,
  value: number,
  unit: EvidenceUnit,
  path: string,
): StoredEvidence {
  return {
    key,
    value,
    unit,
    currencyCode: unit === 'money' ? (currencyCode ?? 'EUR') : null,
    dateBegin: period?.dateBegin ?? null,
    dateEnd: period?.dateEnd ?? null,
    operation,
    parameters: { ...parameters, ...period },
    path,
  }
}

/** A string literal of JSONPath. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const UNITS_OF_BYTES = [
  ['MB', 1_000_000],
  ['kB', 1000],
] as const

function formatBytes(value: number, language: Language): string {
  const [unit, size] = UNITS_OF_BYTES.find(([, least]) => value >= least) ?? ['B', 1]
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value / size)} ${unit}`
}

/** The value as texts show it. */
export function formatEvidence(
  { value, unit, currencyCode }: Pick<StoredEvidence, 'value' | 'unit' | 'currencyCode'>,
  language: Language,
): string {
  if (unit === 'money')
    return new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode ?? 'EUR' }).format(value)
  if (unit === 'rate')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value)
  if (unit === 'bytes') return formatBytes(value, language)
  return new Intl.NumberFormat(language, { maximumFractionDigits: unit === 'ratio' ? 2 : 2 }).format(value)
}

/** The values for placeholders of a text: counts stay numbers, so that plurals can be formed. */
export const placeholders = (list: readonly StoredEvidence[], language: Language): Record<string, string | number> =>
  Object.fromEntries(
    list.map((one) => [
      one.key,
      one.unit === 'count' && Number.isInteger(one.value) ? one.value : formatEvidence(one, language),
    ]),
  )

export const shownEvidence = (one: StoredEvidence, language: Language, label?: string): Evidence => ({
  ...one,
  label: label ?? EVIDENCE_LABELS[one.key]?.[language] ?? one.key,
})
