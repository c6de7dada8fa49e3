// The planted defects, with which the conformance kit is measured.
import { AUTHORIZATION_DEFECTS, LANGUAGE_DEFECTS } from '#tests/contract/defects/access.ts'
import { HEADER_DEFECTS, REFUSAL_DEFECTS, SCHEMA_DEFECTS, STATUS_DEFECTS } from '#tests/contract/defects/answers.ts'
import { BLIND_DEFECTS } from '#tests/contract/defects/blind-defects.ts'
import { CONTROL_DEFECTS } from '#tests/contract/defects/control-defects.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { DRAWN_DEFECTS } from '#tests/contract/defects/drawn-defects.ts'
import { FOREIGN_TEXT_DEFECTS } from '#tests/contract/defects/foreign-texts.ts'
import { FRESH_ACCESS_DEFECTS } from '#tests/contract/defects/fresh-access.ts'
import { FRESH_ANSWER_DEFECTS } from '#tests/contract/defects/fresh-answers.ts'
import { FRESH_BLIND_DEFECTS } from '#tests/contract/defects/fresh-blind-defects.ts'
import { FRESH_LIST_DEFECTS } from '#tests/contract/defects/fresh-lists.ts'
import { FRESH_STATE_DEFECTS } from '#tests/contract/defects/fresh-state.ts'
import { FURTHER_INPUT_DEFECTS } from '#tests/contract/defects/further-input.ts'
import { FURTHER_LIST_DEFECTS } from '#tests/contract/defects/further-lists.ts'
import { FURTHER_STATE_DEFECTS } from '#tests/contract/defects/further-state.ts'
import { INPUT_DEFECTS } from '#tests/contract/defects/input.ts'
import { FILTER_DEFECTS, PAGING_DEFECTS } from '#tests/contract/defects/lists.ts'
import { SEEDED_DEFECTS } from '#tests/contract/defects/seeded-defects.ts'
import { SINGLE_ANSWER_DEFECTS } from '#tests/contract/defects/single-answers.ts'
import { SINGLE_EFFECT_DEFECTS } from '#tests/contract/defects/single-effects.ts'
import { GUARD_DEFECTS, STATE_DEFECTS, WORKFLOW_DEFECTS } from '#tests/contract/defects/state.ts'
import { STATED_DEFECTS } from '#tests/contract/defects/stated.ts'
import { STORED_TEXT_DEFECTS } from '#tests/contract/defects/stored-texts.ts'
import { UNCOVERED_DEFECTS } from '#tests/contract/defects/uncovered-defects.ts'
import { UNFORESEEN_ANSWER_DEFECTS } from '#tests/contract/defects/unforeseen-answers.ts'
import { UNFORESEEN_LIST_DEFECTS } from '#tests/contract/defects/unforeseen-lists.ts'
import { UNFORESEEN_STATE_DEFECTS } from '#tests/contract/defects/unforeseen-state.ts'
import { UNSEEN_ACCESS_DEFECTS } from '#tests/contract/defects/unseen-access.ts'
import { UNSEEN_BLIND_DEFECTS } from '#tests/contract/defects/unseen-blind-defects.ts'
import { UNSEEN_LIST_DEFECTS } from '#tests/contract/defects/unseen-lists.ts'
import { UNSEEN_STATE_DEFECTS } from '#tests/contract/defects/unseen-state.ts'

/** Planted after the kit was built, of classes it had no rule for; measured before it got rules for them. */
export const UNFORESEEN_DEFECTS: Defect[] = [
  ...UNFORESEEN_LIST_DEFECTS,
  ...UNFORESEEN_STATE_DEFECTS,
  ...UNFORESEEN_ANSWER_DEFECTS,
]

/** Planted after those, as teams of backends report them; measured before the kit was extended for the missed ones. */
export const UNSEEN_DEFECTS: Defect[] = [...UNSEEN_LIST_DEFECTS, ...UNSEEN_STATE_DEFECTS, ...UNSEEN_ACCESS_DEFECTS]

/** Planted once more, over all groups of operations; measured before the kit was extended for the missed ones. */
export const FRESH_DEFECTS: Defect[] = [
  ...FRESH_ANSWER_DEFECTS,
  ...FRESH_ACCESS_DEFECTS,
  ...FRESH_LIST_DEFECTS,
  ...FRESH_STATE_DEFECTS,
]

/** Of single answers and single effects, measured before the kit was extended for the missed ones. */
export const SINGLE_DEFECTS: Defect[] = [...SINGLE_ANSWER_DEFECTS, ...SINGLE_EFFECT_DEFECTS]

export const DEFECTS: Defect[] = [
  ...STATUS_DEFECTS,
  ...SCHEMA_DEFECTS,
  ...REFUSAL_DEFECTS,
  ...HEADER_DEFECTS,
  ...AUTHORIZATION_DEFECTS,
  ...STATE_DEFECTS,
  ...PAGING_DEFECTS,
  ...FILTER_DEFECTS,
  ...GUARD_DEFECTS,
  ...INPUT_DEFECTS,
  ...LANGUAGE_DEFECTS,
  ...WORKFLOW_DEFECTS,
  ...FURTHER_LIST_DEFECTS,
  ...FURTHER_STATE_DEFECTS,
  ...FURTHER_INPUT_DEFECTS,
  ...UNFORESEEN_DEFECTS,
  ...UNSEEN_DEFECTS,
  ...FRESH_DEFECTS,
  ...BLIND_DEFECTS,
  ...FOREIGN_TEXT_DEFECTS,
  ...STORED_TEXT_DEFECTS,
  ...STATED_DEFECTS,
  ...FRESH_BLIND_DEFECTS,
  ...UNSEEN_BLIND_DEFECTS,
  ...DRAWN_DEFECTS,
  ...UNCOVERED_DEFECTS,
  ...SEEDED_DEFECTS,
  ...CONTROL_DEFECTS,
  ...SINGLE_DEFECTS,
]

/** Operations and names of defects that the kit does not find yet, or that were not measured again after it was extended. */
/** Only the words of its security scheme say that the token of a person is a 403 and no 401, which HTTP allows as well. */
const OPEN_FRESH_BLIND = ['listMlAccounts']
/**
 * The limit of codes answers before the number is looked at; no operation archives an item, and the sample workspace has no archived one; its lists
 * of failed entities and of a person's events are too short for a second page or an order.
 */
const OPEN_DRAWN = ['requestPhoneChange', 'listAutopilotItems', 'listSnapshotFailedEntities', 'listUserStrategyEvents']
/** A limit of codes answers before the second address is tried; only one person of the profile can accept an invitation, and is needed afterwards. */
const OPEN_UNCOVERED = ['requestEmailChange', 'acceptAccountInvitation']
/** Only words say which categories occur in an activity. */
const OPEN_CONTROL = ['listAutopilotCategories']
/**
 * Not found by their own operation and not mended yet: the token of an ended session is not one that was accepted before; ids that
 * are not there are not sent to decisions; no monitor is switched off before its list is read; the identifier is in an email; what takes a slot,
 * a label or a place among the active items is in the body of another operation, and the contract does not say in which.
 */
const OPEN_SINGLE = [
  'listAvailableMetrics',
  'restoreAutopilotProposals',
  'listAnomalyConfigurations',
  'unsubscribe',
  'listFreeSocialPostSlots',
  'listAccountTaskLabels',
  'getAutomation',
]
const openOf = (defects: Defect[], names: string[]) =>
  defects.filter(({ operation, name }) => names.some((one) => one === operation || one === name))
const OPEN = new Set<Defect>([
  ...openOf(FRESH_BLIND_DEFECTS, OPEN_FRESH_BLIND),
  ...openOf(DRAWN_DEFECTS, OPEN_DRAWN),
  ...openOf(UNCOVERED_DEFECTS, OPEN_UNCOVERED),
  ...openOf(CONTROL_DEFECTS, OPEN_CONTROL),
  ...openOf(SINGLE_DEFECTS, OPEN_SINGLE),
])

export const FOUND_DEFECTS: Defect[] = DEFECTS.filter((one) => !OPEN.has(one))
