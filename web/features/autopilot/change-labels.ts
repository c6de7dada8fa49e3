import {
  AutopilotMode,
  AutopilotStatus,
  type ExecutionChange,
  ExecutionChangeStatus,
  ExecutionStatus,
  type ExecutionSummary,
} from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { type Format, useFormat } from '#web/ui/use-format.ts'

/** The badge colors of a rule, a run and a change; their labels are `rules.status`, `activity.runStatus` and `activity.changeStatus`. */
export const statusTones: Record<AutopilotStatus, StatusTone> = {
  [AutopilotStatus.Active]: 'good',
  [AutopilotStatus.Paused]: 'neutral',
  [AutopilotStatus.NeedsAttention]: 'warning',
  [AutopilotStatus.Archived]: 'neutral',
}
export const modeTones: Record<AutopilotMode, StatusTone> = {
  [AutopilotMode.Suggest]: 'neutral',
  [AutopilotMode.Automatic]: 'accent',
  [AutopilotMode.NotifyOnly]: 'neutral',
}
export const runTones: Record<ExecutionStatus, StatusTone> = {
  [ExecutionStatus.Applied]: 'good',
  [ExecutionStatus.Proposed]: 'accent',
  [ExecutionStatus.NoMatch]: 'neutral',
  [ExecutionStatus.Limited]: 'warning',
  [ExecutionStatus.PartlyFailed]: 'warning',
  [ExecutionStatus.Failed]: 'bad',
  [ExecutionStatus.Undone]: 'neutral',
}
export const changeTones: Record<ExecutionChangeStatus, StatusTone> = {
  [ExecutionChangeStatus.Applied]: 'good',
  [ExecutionChangeStatus.Proposed]: 'accent',
  [ExecutionChangeStatus.Rejected]: 'neutral',
  [ExecutionChangeStatus.Failed]: 'bad',
  [ExecutionChangeStatus.Undone]: 'neutral',
  [ExecutionChangeStatus.Expired]: 'neutral',
}

/** The key of a run's result below `activity.runStatus`. The contract reports a run that only notified as applied, although nothing was changed. */
export const runResult = ({ status, changedCount }: Pick<ExecutionSummary, 'status' | 'changedCount'>) =>
  status === ExecutionStatus.Applied && changedCount === 0 ? 'found' : status

const STATES = [
  'enabled',
  'paused',
  'removed',
  'disapproved',
  'limited',
  'none',
  'added',
  'excluded',
  'active',
] as const
type State = (typeof STATES)[number]
const isState = (value: string): value is State => STATES.some((state) => state === value)

type Change = Pick<ExecutionChange, 'field' | 'before' | 'after' | 'unit'>
type ValueFormat = { state: (state: State) => string; format: Pick<Format, 'money' | 'number'>; currency: string }

/** Formats one value of a change; undefined if there is none. */
export function formatChangeValue(
  { field, unit }: Pick<Change, 'field' | 'unit'>,
  value: Change['before'],
  { state, format, currency }: ValueFormat,
): string | undefined {
  if (value === null) return undefined
  if (typeof value === 'number') {
    if (unit === 'money') return format.money(value, currency)
    return unit === '%' ? `${format.number(value)} %` : format.number(value)
  }
  return field === 'status' && isState(value) ? state(value) : value
}

/** Formats the values of changes: states, amounts in the client account's currency, keywords and labels unchanged. */
export function useChangeLabels(currency: string) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const words: ValueFormat = { state: (state) => t(`activity.state.${state}`), format, currency }
  return {
    fieldOf: ({ field }: Pick<Change, 'field'>) => t(`activity.field.${field}`),
    before: (change: Change) => formatChangeValue(change, change.before, words),
    after: (change: Change) => formatChangeValue(change, change.after, words),
  }
}
