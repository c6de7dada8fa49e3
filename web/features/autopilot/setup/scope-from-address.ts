import { parseIds } from '#web/lib/use-address.ts'
import type { RuleForm } from './rule-form.ts'

const MAX_NAME = 100

/** The scope that a link gives a new rule, such as that of a finding; undefined if it gives none. */
export function scopeFromAddress(search: URLSearchParams): RuleForm['scope'] | undefined {
  const [campaignIds, adGroupIds] = [parseIds(search.getAll('campaignIds')), parseIds(search.getAll('adGroupIds'))]
  const nameContains = (search.get('nameContains') ?? '').trim().slice(0, MAX_NAME)
  if (campaignIds.length + adGroupIds.length + nameContains.length === 0) return undefined
  return { includeAll: 'some', campaignIds, adGroupIds, labelNames: [], nameContains }
}
