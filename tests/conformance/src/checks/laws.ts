// The check 'laws': what must hold between requests.
import { type Context, exceptionOf, inParallel } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { judgeCountedAbove } from '../laws/above.ts'
import { judgeAction } from '../laws/answered.ts'
import { judgeAnsweredItems } from '../laws/answered-items.ts'
import { judgeBulk } from '../laws/bulk.ts'
import { judgeBulkExisting } from '../laws/bulk-existing.ts'
import { judgeCharacters } from '../laws/characters.ts'
import { judgeCollection } from '../laws/collections.ts'
import { judgeComplete } from '../laws/complete.ts'
import { judgeCounts, judgeCountsOfOthers, judgeDeclaredCounts } from '../laws/counts.ts'
import { judgeCreatedInner } from '../laws/created-inner.ts'
import { judgeLeftOut, judgeParameterDefaults } from '../laws/defaults.ts'
import { judgeDerived } from '../laws/derived.ts'
import { judgeRestored, judgeStanding, judgeStandingDeletion } from '../laws/effects.ts'
import { judgeSums, judgeSumsOfDays } from '../laws/envelope.ts'
import { judgeExisting, judgeExistingDeletion } from '../laws/existing.ts'
import { judgeFieldsInStates } from '../laws/fields-in-states.ts'
import { judgeFilters } from '../laws/filters.ts'
import { judgeFreeOf } from '../laws/free-of.ts'
import { judgeHalves } from '../laws/halves.ts'
import { judgeIdempotent } from '../laws/idempotent.ts'
import { judgeInStates } from '../laws/in-states.ts'
import { judgeLeaves, leavingIn } from '../laws/leaves.ts'
import { judgeLife } from '../laws/lifecycle.ts'
import { judgeMissingIds } from '../laws/missing-ids.ts'
import { judgeMostIds } from '../laws/most-ids.ts'
import { judgeNesting } from '../laws/nesting.ts'
import { judgeOpened } from '../laws/opened.ts'
import { judgePageSizes } from '../laws/page-sizes.ts'
import { judgePaging } from '../laws/paging.ts'
import { ofRichest } from '../laws/parents.ts'
import { judgePartAnswer } from '../laws/part-answers.ts'
import { judgeParts } from '../laws/parts.ts'
import { judgePrevious } from '../laws/previous.ts'
import { judgeRanges } from '../laws/ranges.ts'
import { judgeReading } from '../laws/reading.ts'
import { judgeRecomputed } from '../laws/recomputed.ts'
import { judgeReferred } from '../laws/referred.ts'
import { judgeRefusedAgain } from '../laws/refused-again.ts'
import { judgeRepeated } from '../laws/repeated.ts'
import { judgeRepeats } from '../laws/repeats.ts'
import { judgeReplaced } from '../laws/replaced.ts'
import { judgeReplay } from '../laws/replay.ts'
import { inRange, judgeRestrictions, type Restriction, restrictionsOf } from '../laws/restrictions.ts'
import { judgeRoots } from '../laws/roots.ts'
import { judgeSafe } from '../laws/safe.ts'
import { judgeSafeDefaults } from '../laws/safe-defaults.ts'
import { judgeSameList } from '../laws/same-list.ts'
import { judgeIssued } from '../laws/secrets.ts'
import { judgeSelected } from '../laws/selected.ts'
import { judgeShown, judgeShownAsRead } from '../laws/shown.ts'
import { judgeShownAlike } from '../laws/shown-alike.ts'
import { judgeOrder, judgeSorting } from '../laws/sorting.ts'
import { judgeStates } from '../laws/states.ts'
import { judgeTold } from '../laws/told.ts'
import { judgeTraces, tracesOf } from '../laws/traces.ts'
import { judgeTransitions } from '../laws/transitions.ts'
import { judgeUnique } from '../laws/unique.ts'
import { judgeUnlistedFields } from '../laws/unlisted-fields.ts'
import { judgeVariants } from '../laws/variants.ts'
import { writesBehind } from '../laws/writes-behind.ts'
import type { Resource } from '../model/model.ts'

async function judgeLists(context: Context): Promise<void> {
  const { operations, model, requests, overrides, isOver, mayWrite } = context
  const lists = operations.flatMap((operation) => model.lists.get(operation.id) ?? [])
  // Lists that are filled first change what others count.
  await inParallel(lists, mayWrite ? 1 : overrides.parallel, async (list) => {
    const base = await requests.base(list.operation)
    if (!base || !isSuccess(base) || isOver() || exceptionOf(context, list.operation.id, 'laws')) return
    const resource = model.resources.find((one) => one.list === list.operation)
    // The steps of the profile for the reading of an item may change the list: they are done before the list is read.
    if (resource?.read) await requests.base(resource.read)
    const reads = new Map<string, Exchange>()
    const variants = resource && mayWrite ? await judgeVariants(context, resource, reads) : []
    const [variant] = variants
    const call = variant
      ? { ...base.call, path: { ...base.call.path, ...variant.path } }
      : await ofRichest(context, list, base.call)
    const whole = await judgePaging(context, list, call)
    if (whole) {
      judgeOrder(context, list, whole)
      judgeUnique(context, list, whole)
      judgeSums(context, list, whole)
      await judgePageSizes(context, list, call, whole)
      judgeShownAsRead(context, list, whole, reads)
      await judgeShown(context, list, call, whole)
      await judgeComplete(context, list, call, whole)
    }
    await judgeSorting(context, list, call)
    let restrictions: Restriction[] = []
    if (whole) {
      await judgeFilters(context, list, call, whole)
      await judgeRoots(context, list, call, whole)
      await judgeUnlistedFields(context, list, call, whole)
      await judgeRanges(context, list, call, whole)
      const ranged = inRange(context, list, call, whole)
      restrictions = await restrictionsOf(context, list, ranged, whole)
      await judgeRestrictions(context, list, ranged, restrictions)
      await judgeCounts(context, list, { call, whole, restrictions })
    }
    await judgeDeclaredCounts(context, list, call, restrictions)
    await judgeHalves(context, list, call)
    await judgeParts(context, list, call)
    await judgeSameList(context, list, call)
    await judgeRecomputed(context, list, call)
    await judgeFreeOf(context, list, call)
    await judgeSumsOfDays(context, list, call)
    for (const made of variants) await requests.made.remove(made)
  })
}

async function judgeResource(context: Context, resource: Resource): Promise<void> {
  await judgeLife(context, resource)
  // The creations of a list that is judged are judged with it.
  const { create, list } = resource
  if (create && context.operations.includes(create) && !(list && context.operations.includes(list)))
    for (const made of await judgeVariants(context, resource)) await context.requests.made.remove(made)
  await judgeCharacters(context, resource)
  await judgeCreatedInner(context, resource)
  await judgeNesting(context, resource)
  await judgeTraces(context, resource)
  await judgeDerived(context, resource)
  await judgeCountedAbove(context, resource)
  await judgeBulk(context, resource)
  await judgeBulkExisting(context, resource)
}

export async function checkLaws(context: Context): Promise<void> {
  const { operations, model, mayWrite, isOver } = context
  await judgeReading(context)
  if (mayWrite)
    for (const resource of model.resources) {
      const own = [resource.create, resource.update, resource.delete, resource.list, resource.read]
      // An operation at the path of the collection changes several of its items.
      const isMeant = operations.some((one) => own.includes(one) || one.path === resource.collection)
      if (isOver() || exceptionOf(context, resource.create?.id ?? '', 'laws')) continue
      if (isMeant) await judgeResource(context, resource)
      else if (tracesOf(context, resource).some(({ operation }) => operations.includes(operation)))
        await judgeTraces(context, resource)
      await judgeReferred(context, resource)
      await judgeRepeated(context, resource)
    }
  await inParallel(
    operations.filter(({ method }) => method === 'GET'),
    mayWrite ? 1 : context.overrides.parallel,
    async (operation) => {
      if (isOver()) return
      await judgeParameterDefaults(context, operation)
      await judgeLeftOut(context, operation)
      await judgePrevious(context, operation)
    },
  )
  await judgeLists(context)
  await judgeCountsOfOthers(context)
  for (const operation of operations) {
    if (isOver() || exceptionOf(context, operation.id, 'laws') !== undefined) continue
    await judgeShownAlike(context, operation)
    await judgeRepeats(context, operation)
  }
  if (!mayWrite) return
  for (const write of writesBehind(context)) {
    if (isOver() || exceptionOf(context, write.id, 'laws')) continue
    await judgeStanding(context, write)
    await judgeExisting(context, write)
    await judgeAction(context, write)
  }
  for (const operation of operations) {
    if (isOver()) return
    if (operation.method === 'GET' || exceptionOf(context, operation.id, 'laws')) continue
    // The answer to the first accepted call is judged by the laws of every answer.
    await context.requests.base(operation)
    // Things that a call takes away are still there before the laws that repeat it.
    await judgeLeaves(context, operation)
    await judgeStanding(context, operation)
    await judgeStandingDeletion(context, operation)
    await judgeReplaced(context, operation)
    await judgeExisting(context, operation)
    await judgeExistingDeletion(context, operation)
    await judgeAction(context, operation)
    await judgePartAnswer(context, operation)
    await judgeAnsweredItems(context, operation)
    await judgeMissingIds(context, operation)
    await judgeMostIds(context, operation)
    await judgeTold(context, operation)
    await judgeSelected(context, operation)
    await judgeRestored(context, operation)
    await judgeCollection(context, operation)
    await judgeIssued(context, operation)
    await judgeOpened(context, operation)
    await judgeIdempotent(context, operation)
    await judgeSafe(context, operation)
    await judgeSafeDefaults(context, operation)
    await judgeStates(context, operation)
    await judgeReplay(context, operation)
    await judgeTransitions(context, operation)
    await judgeInStates(context, operation)
    await judgeRefusedAgain(context, operation)
    await judgeFieldsInStates(context, operation)
  }
  for (const operation of leavingIn(context)) if (!isOver()) await judgeLeaves(context, operation)
}
