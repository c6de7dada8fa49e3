// Plans the changes of an action within its guardrails, and their inverse.
import {
  type Action,
  type AmountUnit,
  BiddingStrategyType,
  type ChangeField,
  EntityType,
  HeldBackReason,
  RuleActionType,
} from '@adwright/sdk/types'
import type { Change, Value } from '#mocks/sandbox/domain/autopilot/change.ts'
import type { EvaluatedEntity, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { BudgetStop, HeldBack, Ledger, LedgerScene } from '#mocks/sandbox/domain/autopilot/ledger.ts'
import { type SavingBasis, savingBasisOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

type PlannedMove = Change & { entityId: string }
export type PlannedChange = PlannedMove & { judgement: EvaluatedEntity }

/** `heldBack` has an entry for each match that is not changed; `stop` is what would exceed the limit of budget changes. */
export type ChangePlan = { changes: PlannedChange[]; heldBack: HeldBack[]; stop?: BudgetStop }

const ADDED = 2
const EXCLUDED = 3
const PERCENT_ACTIONS: number[] = [4, 6, 8, 9]
const KEYWORD_FORMS = ['[{}]', '[{}]', '"{}"', '{}']

const rounded = (value: number) => Math.round(value * 100) / 100

/** An amount by an action, within the guardrails; null when they, or the amount itself, leave nothing to change. */
export function amountAfter(
  action: Pick<Action, 'minLimit' | 'maxLimit'>,
  before: number,
  wanted: number,
): number | null {
  const lower = Math.max(action.minLimit ?? 0.01, 0.01)
  const upper = action.maxLimit ?? Number.POSITIVE_INFINITY
  const within = Math.min(Math.max(rounded(wanted), lower), upper)
  // A guardrail never turns a raise into a cut, or the other way round.
  const isTurned = Math.sign(within - before) !== Math.sign(wanted - before)
  return isTurned || within === before ? null : within
}

const bidOf = ({ entityType, attributes }: RuleEntity): number | null =>
  (entityType === EntityType.AdGroup ? attributes.defaultCpcBid : attributes.cpcBid) ?? null

/** Null if an imported report does not contain the status. */
const statusOf = ({ status, isStatusUnknown }: RuleEntity): Value => (isStatusUnknown ? null : status)

/** The value a field of an entity has now; null where there is none. Of labels and keywords `text` says which one is meant. */
export function valueNow(entity: RuleEntity, field: ChangeField, text: Value): Value {
  switch (field) {
    case 'status':
      return statusOf(entity)
    case 'cpcBid':
      return bidOf(entity)
    case 'dailyBudget':
    case 'targetCpa':
    case 'targetRoas':
      return entity.attributes[field] ?? null
    case 'label':
      return typeof text === 'string' && entity.labels.includes(text) ? text : null
    case 'keyword':
      return entity.attributes.addedState === ADDED ? text : null
    case 'negativeKeyword':
      return entity.attributes.addedState === EXCLUDED ? text : null
    default:
      return null
  }
}

type Lever = {
  entity: RuleEntity
  field: ChangeField
  before: number
  unit: AmountUnit | null
  isBidInPlaceOfTarget: boolean
}

const leverOf = (
  entity: RuleEntity,
  field: ChangeField,
  before: number | null | undefined,
  isBidInPlaceOfTarget = false,
): Lever[] =>
  before === null || before === undefined
    ? []
    : [{ entity, field, before, unit: field === 'targetRoas' ? null : 'money', isBidInPlaceOfTarget }]

/** Where bids are set by hand there is no target: then the bids of the ad groups move, which have limits of their own. */
const adGroupBidsOf = (campaign: RuleEntity, world: RuleWorld): Lever[] =>
  campaign.attributes.biddingStrategyType === BiddingStrategyType.ManualCpc
    ? world
        .entities(EntityType.AdGroup)
        .filter(({ campaignId, status }) => campaignId === campaign.id && status === 'enabled')
        .flatMap((group) => leverOf(group, 'cpcBid', bidOf(group), true))
    : []

function leversOf(type: Action['type'], entity: RuleEntity, world: RuleWorld): Lever[] {
  const { dailyBudget, targetCpa, targetRoas } = entity.attributes
  if (type === RuleActionType.ChangeBudgetPercent || type === RuleActionType.SetBudget)
    return leverOf(entity, 'dailyBudget', dailyBudget)
  if (type === RuleActionType.ChangeBidPercent || type === RuleActionType.SetBid)
    return leverOf(entity, 'cpcBid', bidOf(entity))
  if (type === RuleActionType.ChangeTargetRoasPercent) return leverOf(entity, 'targetRoas', targetRoas)
  const own = leverOf(entity, 'targetCpa', targetCpa)
  return own.length > 0 ? own : adGroupBidsOf(entity, world)
}

function amountChanges(action: Action, { entity, day }: EvaluatedEntity, world: RuleWorld): Change[] {
  const isPercent = PERCENT_ACTIONS.includes(action.type)
  return leversOf(action.type, entity, world).flatMap(
    ({ entity: lever, field, before, unit, isBidInPlaceOfTarget }) => {
      const amount = action.value ?? entity.attributes.firstPageCpc ?? before
      const wanted = isPercent ? before * (1 + amount / 100) : amount
      const { minBidLimit = null, maxBidLimit = null } = action
      const limits = isBidInPlaceOfTarget ? { minLimit: minBidLimit, maxLimit: maxBidLimit } : action
      const after = amountAfter(limits, before, wanted)
      if (after === null) return []
      const change = { field, before, after }
      const isUnknown = reductionOf(change) <= 0 || lever.id !== entity.id
      const avoided = (cost: number, days: number) => avoidedCostOf(change, cost, days)
      const saving = isUnknown ? null : savingBasisOf(world, entity, day, avoided)
      return [{ entity: lever, field, before, after, unit, saving }]
    },
  )
}

/** The share of an entity's cost that a change removes (1 for a pause or an exclusion); negative for a raise, 0 without effect on cost. */
export function reductionOf({ field, before, after }: Pick<Change, 'field' | 'before' | 'after'>): number {
  if (after === 'paused' || field === 'negativeKeyword') return 1
  if (typeof before !== 'number' || typeof after !== 'number') return 0
  // A stricter ROAS target saves about its share, as a lower target CPA does.
  return field === 'targetRoas' ? Math.min(1, after / before - 1) : 1 - after / before
}

/** The cost that a change avoids, of an entity's cost over some days. A daily budget avoids at most the cost beyond the new one. */
export function avoidedCostOf(change: Pick<Change, 'field' | 'before' | 'after'>, cost: number, days: number): number {
  const byShare = cost * reductionOf(change)
  const isBudget = change.field === 'dailyBudget' && typeof change.after === 'number'
  return Math.max(0, isBudget ? Math.min(byShare, cost - Number(change.after) * days) : byShare)
}

/** Everything an action would do to one match; nothing where it finds nothing to change. */
export function changesFor(
  { action, parameters }: Pick<RuleSettings, 'action' | 'parameters'>,
  judgement: EvaluatedEntity,
  world: RuleWorld,
): Change[] {
  const { entity, day } = judgement
  const wholeCost = () => savingBasisOf(world, entity, day, (cost) => cost)
  const one = (field: ChangeField, before: Value, after: Value, saving: SavingBasis | null = null): Change[] => [
    { entity, field, before, after, unit: null, saving },
  ]
  const term = entity.attributes.text ?? entity.name
  switch (action.type) {
    case RuleActionType.NotifyOnly:
      return []
    case RuleActionType.Pause:
      return one('status', statusOf(entity), 'paused', wholeCost())
    case RuleActionType.Enable:
      return one('status', statusOf(entity), 'enabled')
    case RuleActionType.AddNegativeKeyword:
      return entity.entityType === EntityType.SearchTerm ? one('negativeKeyword', null, `[${term}]`, wholeCost()) : []
    case RuleActionType.AddKeywordFromSearchTerm: {
      const form = KEYWORD_FORMS[Number(parameters.keywordMatchType ?? 1)] ?? '[{}]'
      return entity.entityType === EntityType.SearchTerm ? one('keyword', null, form.replace('{}', term)) : []
    }
    case RuleActionType.AddLabel: {
      const label = typeof parameters.labelName === 'string' ? parameters.labelName.trim() : ''
      return label === '' || entity.labels.includes(label) ? [] : one('label', null, label)
    }
    default:
      return amountChanges(action, judgement, world)
  }
}

export type PlanOptions = {
  /** The changes of all rules so far, to which the planned ones are added. */
  ledger: Ledger
  autopilotId: string
  /** Whether the changes will be made without a person, so that the limit of budget changes holds. */
  isAutomatic: boolean
  /** The moment of the run. */
  at: Date
}

/** Why nothing of a match is changed, or what is. */
function allowedOf(changes: PlannedMove[], scene: LedgerScene, options?: PlanOptions) {
  if (changes.length === 0) return { held: { reason: HeldBackReason.NothingToChange, autopilotId: null } }
  if (!options) return { allowed: changes }
  const { ledger, autopilotId, isAutomatic } = options
  const refusals = changes.map((change) => ledger.refusalOf(change, autopilotId, scene))
  const allowed = changes.filter((_, place) => !refusals[place])
  const [first] = refusals
  if (allowed.length === 0 && first) return { held: first }
  const stop = isAutomatic ? ledger.budgetStopOf(allowed, scene) : undefined
  return stop ? { stop } : { allowed }
}

/** The changes of one run, those with the highest cost first, at most `maxChangesPerRun`, and within the guardrails of all rules. */
export function planChanges(
  settings: RuleSettings,
  matches: EvaluatedEntity[],
  world: RuleWorld,
  options?: PlanOptions,
): ChangePlan {
  const plan: ChangePlan = { changes: [], heldBack: [] }
  if (settings.action.type === RuleActionType.NotifyOnly) return plan
  for (const judgement of matches) {
    if (plan.stop) {
      plan.heldBack.push({ reason: HeldBackReason.BudgetStop, autopilotId: null })
      continue
    }
    const scene = { world, day: judgement.day, at: options?.at.toISOString() ?? '' }
    const wanted = changesFor(settings, judgement, world).map((change) => ({ ...change, entityId: change.entity.id }))
    const { allowed = [], held, stop } = allowedOf(wanted, scene, options)
    const isRoom = plan.changes.length + allowed.length <= settings.action.maxChangesPerRun
    if (held) plan.heldBack.push(held)
    else if (!isRoom) plan.heldBack.push({ reason: HeldBackReason.RunLimit, autopilotId: null })
    else if (stop) {
      plan.stop = stop
      plan.heldBack.push({ reason: HeldBackReason.BudgetStop, autopilotId: null })
    } else
      for (const change of allowed) {
        plan.changes.push({ ...change, judgement })
        options?.ledger.add(change, options.autopilotId, scene)
      }
  }
  return plan
}

/** The change that takes another one back. */
export const inverseOf = <One extends Pick<Change, 'before' | 'after'>>(change: One): One => ({
  ...change,
  before: change.after,
  after: change.before,
})
