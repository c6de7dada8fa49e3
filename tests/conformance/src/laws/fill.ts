// A list that is too short shows neither a second page nor an order: items are made until it has enough, where that is possible.
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import type { Call } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { fillingSteps } from '../steps.ts'

const MAX_MADE = 12
/** Of so many items an order can be told from another one. */
const ORDERED = 3

/** How many items a list needs to show that it has pages or an order. */
function wantedBy({ operation, page, offset, sizes, orderBy }: ListModel): number {
  const isOrdered = orderBy !== undefined || extension(operation, 'x-order') !== undefined
  const isPaged = page !== undefined || offset !== undefined
  return Math.max(isPaged ? (sizes[0] ?? 0) + 1 : 0, isOrdered ? ORDERED : 0)
}

/** Makes the items that a list of `count` lacks, by the steps of the overrides or by the creation of such items; returns true if it made one. */
export async function fill(context: Context, list: ListModel, call: Call, count: number): Promise<boolean> {
  const { model, overrides, requests, mayWrite, isOver } = context
  const missing = wantedBy(list) - count
  if (missing <= 0 || missing > MAX_MADE || !mayWrite) return false
  const steps = fillingSteps(overrides.operations[list.operation.id])
  const resource = model.resources.find((one) => one.list === list.operation)
  if (steps.length === 0 && (!resource?.create || !resource.delete)) return false
  for (let index = 0; index < missing && !isOver(); index += 1)
    if (steps.length > 0) await requests.prepare(list.operation, steps, { ...call.path })
    else if (!resource || !(await requests.create(resource))) return index > 0
  return true
}
