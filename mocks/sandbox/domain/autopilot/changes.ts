// Plans the changes of an action within its guardrails, and their inverse.
import {
  type Action,
  type AmountUnit,
  BiddingStrategyType,
  type ChangeField,
  EntityType,
  RuleActionType,
} from '@adwright/sdk/types'
import type { EvaluatedEntity, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

export type Value = string | number | null

export type Change = {
  entity: RuleEntity
  field: ChangeField
  before: Value
  after: Value
  unit: AmountUnit | null
  /** The expected savings in 30 days; null if there are none or they are unknown. */
  saving: number | null
}

export type PlannedChange = Change & { judgement: EvaluatedEntity }

/** `heldBackCount` matches stay as they are, since a guardrail or the end of the run stood against them. */
export type ChangePlan = { changes: PlannedChange[]; heldBackCount: number }

const ADDED = 2
const EXCLUDED = 3
const PERCENT_ACTIONS: number[] = [4, 6, 8, 9]
const KEYWORD_FORMS = ['[{}]', '[{}]', '"{}"', '{}']

const rounded = (value: number) => Math.round(value * 100) / 100

/** An amount by an action, within the guardrails; null when they, or the amount itself, leave nothing to change. */
export function amountAfter(action: Action, before: number, wanted: number): number | null {
  const lower = Math.max(action.minLimit ?? 0.01, 0.01)
  const upper = action.maxLimit ?? Number.POSITIVE_INFINITY
  const within = Math.min(Math.max(rounded(wanted), lower), upper)
  // A guardrail never turns a raise into a cut, or the other way round.
  const isTurned = Math.sign(within - before) !== Math.sign(wanted - before)
  return isTurned || within === before ? null : within
}

const bidOf = ({ entityType, attributes }: RuleEntity): number | null =>
  (entityType === EntityType.AdGroup ? attributes.defaultCpcBid : attributes.cpcBid) ?? null

/** The value a field of an entity has now; null where there is none. Of labels and keywords `text` says which one is meant. */
export function valueNow(entity: RuleEntity, field: ChangeField, text: Value): Value {
  switch (field) {
    case 'status':
      return entity.status
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

type Lever = { entity: RuleEntity; field: ChangeField; before: number; unit: AmountUnit | null; hasGuardRails: boolean }

const leverOf = (
  entity: RuleEntity,
  field: ChangeField,
  before: number | null | undefined,
  hasGuardRails = true,
): Lever[] =>
  before === null || before === undefined
    ? []
    : [{ entity, field, before, unit: field === 'targetRoas' ? null : 'money', hasGuardRails }]

/** Where bids are set by hand there is no target: then the bids of the ad groups move, for which a target's guardrails say nothing. */
const adGroupBidsOf = (campaign: RuleEntity, world: RuleWorld): Lever[] =>
  campaign.attributes.biddingStrategyType === BiddingStrategyType.ManualCpc
    ? world
        .entities(EntityType.AdGroup)
        .filter(({ campaignId, status }) => campaignId === campaign.id && status === 'enabled')
        .flatMap((group) => leverOf(group, 'cpcBid', bidOf(group), false))
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

function amountChanges(action: Action, { entity, cost }: EvaluatedEntity, world: RuleWorld): Change[] {
  const isPercent = PERCENT_ACTIONS.includes(action.type)
  return leversOf(action.type, entity, world).flatMap(({ entity: lever, field, before, unit, hasGuardRails }) => {
    const amount = action.value ?? entity.attributes.firstPageCpc ?? before
    const wanted = isPercent ? before * (1 + amount / 100) : amount
    const rails = hasGuardRails ? action : { ...action, minLimit: null, maxLimit: null }
    const after = amountAfter(rails, before, wanted)
    if (after === null) return []
    // A stricter ROAS target saves as a lower budget does, by about its share.
    const cut = field === 'targetRoas' ? after / before - 1 : 1 - after / before
    const saving = cut > 0 && lever.id === entity.id ? rounded(cost * Math.min(1, cut)) : null
    return [{ entity: lever, field, before, after, unit, saving }]
  })
}

/** Everything an action would do to one match; nothing where it finds nothing to change. */
export function changesFor(
  { action, parameters }: Pick<RuleSettings, 'action' | 'parameters'>,
  judgement: EvaluatedEntity,
  world: RuleWorld,
): Change[] {
  const { entity, cost } = judgement
  const one = (field: ChangeField, before: Value, after: Value, saving: number | null = null): Change[] => [
    { entity, field, before, after, unit: null, saving },
  ]
  const term = entity.attributes.text ?? entity.name
  switch (action.type) {
    case RuleActionType.NotifyOnly:
      return []
    case RuleActionType.Pause:
      return one('status', entity.status, 'paused', rounded(cost))
    case RuleActionType.Enable:
      return one('status', entity.status, 'enabled')
    case RuleActionType.AddNegativeKeyword:
      return entity.entityType === EntityType.SearchTerm ? one('negativeKeyword', null, `[${term}]`, rounded(cost)) : []
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

/** The changes of one run, those with the highest cost first, at most `maxChangesPerRun`. */
export function planChanges(settings: RuleSettings, matches: EvaluatedEntity[], world: RuleWorld): ChangePlan {
  if (settings.action.type === RuleActionType.NotifyOnly) return { changes: [], heldBackCount: 0 }
  const plan: ChangePlan = { changes: [], heldBackCount: 0 }
  for (const judgement of matches) {
    const changes = changesFor(settings, judgement, world)
    const isRoom = plan.changes.length + changes.length <= settings.action.maxChangesPerRun
    if (changes.length === 0 || !isRoom) plan.heldBackCount += 1
    else for (const change of changes) plan.changes.push({ ...change, judgement })
  }
  return plan
}

/** The change that takes another one back. */
export const inverseOf = <One extends Pick<Change, 'before' | 'after'>>(change: One): One => ({
  ...change,
  before: change.after,
  after: change.before,
})
