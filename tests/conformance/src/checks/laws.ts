// The check 'laws': what must hold between requests.
import { type Context, exceptionOf, inParallel } from '../context.ts'
import { isSuccess } from '../http/client.ts'
import { judgeCollection } from '../laws/collections.ts'
import { judgeCounts, judgeDeclaredCounts } from '../laws/counts.ts'
import { judgeAction, judgeRestored, judgeStanding } from '../laws/effects.ts'
import { judgeFilters } from '../laws/filters.ts'
import { judgeLife } from '../laws/lifecycle.ts'
import { judgeNesting } from '../laws/nesting.ts'
import { judgeOpened } from '../laws/opened.ts'
import { judgePaging } from '../laws/paging.ts'
import { judgeReading } from '../laws/reading.ts'
import { judgeReplay } from '../laws/replay.ts'
import { judgeIssued } from '../laws/secrets.ts'
import { judgeOrder, judgeSorting } from '../laws/sorting.ts'
import { judgeTransitions } from '../laws/transitions.ts'
import { judgeUnique } from '../laws/unique.ts'
import type { Resource } from '../model/model.ts'

async function judgeLists(context: Context): Promise<void> {
  const { operations, model, requests, overrides, isOver, mayWrite } = context
  const lists = operations.flatMap((operation) => model.lists.get(operation.id) ?? [])
  // Lists that are filled first change what others count.
  await inParallel(lists, mayWrite ? 1 : overrides.parallel, async (list) => {
    const base = await requests.base(list.operation)
    if (!base || !isSuccess(base) || isOver() || exceptionOf(context, list.operation.id, 'laws')) return
    const whole = await judgePaging(context, list, base.call)
    if (whole) judgeOrder(context, list, whole)
    if (whole) judgeUnique(context, list, whole)
    await judgeSorting(context, list, base.call)
    if (whole) await judgeFilters(context, list, base.call, whole)
    if (whole) await judgeCounts(context, list, base.call, whole)
    await judgeDeclaredCounts(context, list, base.call)
  })
}

async function judgeResource(context: Context, resource: Resource): Promise<void> {
  await judgeLife(context, resource)
  await judgeNesting(context, resource)
}

export async function checkLaws(context: Context): Promise<void> {
  const { operations, model, mayWrite, isOver } = context
  await judgeReading(context)
  if (mayWrite)
    for (const resource of model.resources) {
      const isMeant = [resource.create, resource.update, resource.delete, resource.list, resource.read].some(
        (one) => one && operations.includes(one),
      )
      if (isMeant && !isOver() && !exceptionOf(context, resource.create?.id ?? '', 'laws'))
        await judgeResource(context, resource)
    }
  await judgeLists(context)
  if (!mayWrite) return
  for (const operation of operations) {
    if (isOver()) return
    if (operation.method === 'GET' || exceptionOf(context, operation.id, 'laws')) continue
    await judgeStanding(context, operation)
    await judgeAction(context, operation)
    await judgeRestored(context, operation)
    await judgeCollection(context, operation)
    await judgeIssued(context, operation)
    await judgeOpened(context, operation)
    await judgeReplay(context, operation)
    await judgeTransitions(context, operation)
  }
}
