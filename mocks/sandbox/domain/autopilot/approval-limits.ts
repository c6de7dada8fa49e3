// The guardrails that hold when a person approves a suggestion.
import { type Action, HeldBackReason } from '@adwright/sdk/types'
import { automationOf } from '#mocks/sandbox/domain/autopilot/automation.ts'
import type { AutopilotContext, StoredChange } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Placed, Platform } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { readLedger } from '#mocks/sandbox/domain/autopilot/read-ledger.ts'

/** An approved suggestion that the guardrails did not let through. */
export type HeldBackChange = Refusal & { change: StoredChange }
/** The limit of changes per run holds when suggestions are made. */
export type ApprovalReason = Exclude<HeldBackReason, typeof HeldBackReason.RunLimit>
type Refusal = { reason: ApprovalReason; autopilotId: string | null }

/** True if a rule's minimum or maximum, which may have been edited since the suggestion, doesn't allow a value. */
function isOutsideLimits({ entityId, matchedId, after }: StoredChange, action: Action | undefined): boolean {
  if (!action || typeof after !== 'number') return false
  // The bids of ad groups that change in place of a campaign's target have limits of their own.
  const isInPlaceOfTarget = entityId !== matchedId
  const min = (isInPlaceOfTarget ? action.minBidLimit : action.minLimit) ?? Number.NEGATIVE_INFINITY
  const max = (isInPlaceOfTarget ? action.maxBidLimit : action.maxLimit) ?? Number.POSITIVE_INFINITY
  return after < min || after > max
}

/** Reads the guardrails of a client account as of now; approved changes are added, so that the next ones count from there. */
export async function approvalLimits(
  context: Pick<AutopilotContext, 'store' | 'now' | 'platforms'>,
  place: Placed & { autopilotId: string },
  { world, day }: Pick<Platform, 'world' | 'day'>,
) {
  const scene = { world, day, at: context.now.toISOString() }
  const ledger = await readLedger(context, place)
  const automation = await automationOf(context, place)
  const item = await context.store.get('autopilotItem', place.autopilotId)
  const isStopped = automation?.isPaused === true && Boolean(automation.stop)
  const because = (reason: ApprovalReason): Refusal => ({ reason, autopilotId: null })
  return {
    /** Why no suggestion at all is applied; undefined while automation was not stopped. */
    stop: isStopped ? because(HeldBackReason.AutomationStopped) : undefined,
    /** Why a suggestion is not applied although a person approves it; undefined if it may be. */
    refusalOf(change: StoredChange): Refusal | undefined {
      if (isOutsideLimits(change, item?.action)) return because(HeldBackReason.NothingToChange)
      const refusal = ledger.refusalOf(change, change.autopilotId, scene)
      if (refusal) return refusal
      return ledger.budgetStopOf([change], scene) && because(HeldBackReason.BudgetStop)
    },
    add: (change: StoredChange) => ledger.add(change, change.autopilotId, scene),
  }
}
