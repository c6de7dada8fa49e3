// The parts that every check works with.
import type { Callers } from './callers.ts'
import type { Consistency } from './checks/consistency.ts'
import type { Contract } from './contract/contract.ts'
import type { Operation } from './contract/operation.ts'
import type { Schemas } from './contract/schemas.ts'
import type { Coverage, Findings } from './findings.ts'
import type { Client } from './http/client.ts'
import type { Model } from './model/model.ts'
import type { Overrides } from './overrides.ts'
import type { Requests } from './requests.ts'

export type Context = {
  contract: Contract
  schemas: Schemas
  model: Model
  overrides: Overrides
  callers: Callers
  client: Client
  requests: Requests
  findings: Findings
  coverage: Coverage
  consistency: Consistency
  /** The operations that --only selects and the overrides do not leave alone. */
  operations: Operation[]
  /** The folder that paths in the overrides file start from. */
  folder: string
  /** True with --write. */
  mayWrite: boolean
  mayProvokeLimits: boolean
  /** True when the time is over or the run was aborted: begin nothing further. */
  isOver: () => boolean
  note: (text: string) => void
}

/** Returns why a rule does not apply to an operation, by the overrides; an exception may name a field, such as 'laws/saved origin'. */
export const exceptionOf = (
  { overrides }: Context,
  operation: string,
  rule: string,
  detail = '',
): string | undefined => {
  const except = overrides.operations[operation]?.except ?? {}
  const [field = ''] = detail.split(' ')
  return except[rule] ?? except[rule.split('/')[0] ?? ''] ?? except[`${rule} ${field}`]
}

/** Runs `work` for each item, some at the same time. */
export async function inParallel<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.max(1, count) }, worker))
}
