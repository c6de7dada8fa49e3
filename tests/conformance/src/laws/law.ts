// Reports what breaks a law.
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import type { Exchange } from '../http/client.ts'

export type Broken = { expected: string; seen: string; exchanges: Exchange[]; detail?: string; pointer?: string }

/** Counts a judgement of a law; reports it if it is broken and the overrides make no exception. */
export function judgeLaw(
  context: Context,
  operation: Operation,
  law: string,
  broken: Broken | undefined | false,
): void {
  const rule = `laws/${law}`
  const detail = broken ? broken.detail : undefined
  if (exceptionOf(context, operation.id, rule, detail) !== undefined) return
  context.coverage.judge(operation.id, rule)
  if (!broken) return
  const { pointer = operation.pointer, ...rest } = broken
  context.findings.add({ check: 'laws', rule, operation: operation.id, pointer, ...rest, detail: broken.detail ?? law })
}
