// Reports what breaks a law.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import type { Exchange } from '../http/client.ts'

/** The laws, as findings name them after `laws/`. README.md says of each one what it needs from the contract. */
export const LAWS = [
  'answered',
  'answered-items',
  'bin',
  'bulk',
  'bulk-foreign',
  'bulk-missing',
  'characters',
  'complete',
  'counted',
  'counted-above',
  'counted-beside',
  'counter',
  'counts',
  'created-once',
  'default',
  'delete-twice',
  'derived',
  'each-value',
  'echoed',
  'effect',
  'envelope',
  'filter',
  'filter-total',
  'gone',
  'gone-below',
  'idempotent',
  'inner-order',
  'listed',
  'listed-readable',
  'listed-same',
  'merge',
  'moment',
  'neighbour',
  'nesting',
  'no-effect',
  'not-listed',
  'opened',
  'order',
  'others',
  'page-beyond',
  'page-count',
  'page-default',
  'page-echo',
  'page-order',
  'page-size',
  'part',
  'partition',
  'put-twice',
  'race',
  'range',
  'read-only',
  'readable',
  'referred',
  'repeated',
  'replace',
  'replaced',
  'replay',
  'replay-caller',
  'replay-mark',
  'replay-of-another',
  'replay-once',
  'replay-tenant',
  'restored',
  'root',
  'safe',
  'same-list',
  'saved',
  'search',
  'search-deleted',
  'search-sign',
  'search-signs',
  'search-total',
  'secret-anew',
  'secret-once',
  'several',
  'shown-alike',
  'sort',
  'sorted-pages',
  'stale',
  'summed',
  'sums',
  'together',
  'told',
  'total',
  'touched',
  'trace',
  'transition',
  'transition-set',
  'unchanging',
  'unique',
  'use-after-delete',
  'version',
] as const
export type Law = (typeof LAWS)[number]

export type Broken = { expected: string; seen: string; exchanges: Exchange[]; detail?: string; pointer?: string }

/** Counts a judgement of a law; reports it if it is broken and the overrides make no exception. */
export function judgeLaw(context: Context, operation: Operation, law: Law, broken: Broken | undefined | false): void {
  const rule = `laws/${law}`
  const detail = broken ? broken.detail : undefined
  if (exceptionOf(context, operation.id, rule, detail) !== undefined) return
  context.coverage.judge(operation.id, rule)
  if (!broken) return
  const { pointer = operation.pointer, ...rest } = broken
  context.findings.add({ check: 'laws', rule, operation: operation.id, pointer, ...rest, detail: broken.detail ?? law })
}
