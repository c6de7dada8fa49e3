import { backtestAutopilotItemOptions, previewAutopilotItemOptions } from '@adwright/sdk/react-query'
import type { AutopilotItemDraft } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import type { RuleForm } from './rule-form.ts'
import { type FormRule, readyDraft } from './rule-schema.ts'

const WAIT_MS = 400
const MINUTE_MS = 60_000

export interface DraftPreview {
  /** The last draft that could be judged; undefined before there was one. */
  draft: AutopilotItemDraft | undefined
  /** The current input isn't a valid draft. */
  isInvalid: boolean
  /** The form says something else by now. */
  isStale: boolean
}

/** Keeps NaN, which JSON would turn into an empty field. */
const written = (_: string, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)

/** The form as preview and backtest see it: once typing rests, and as long as it makes sense. */
export function useDraftPreview(rule: FormRule): DraftPreview {
  const typed = JSON.stringify(useWatch<RuleForm>(), written)
  const settled = useDebouncedValue(typed, WAIT_MS)
  const draft = useMemo(() => readyDraft(JSON.parse(settled), rule), [settled, rule])
  const [last, setLast] = useState(draft)
  if (draft && draft !== last) setLast(draft)
  const isInvalid = draft === undefined
  return { draft: draft ?? last, isInvalid, isStale: isInvalid || settled !== typed }
}

const kept = { placeholderData: keepPreviousData, staleTime: MINUTE_MS }

/** The last answer there was, also while the present question has only an error for one. */
function useLast<Answer>(answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return answer ?? last
}

export interface Asked {
  draft: AutopilotItemDraft
  /** The item being edited. */
  autopilotId: string | undefined
}

const bodyOf = ({ draft, autopilotId }: Asked) => ({ item: draft, ...(autopilotId ? { autopilotId } : {}) })

/** The current matches of the draft. A response to an outdated draft is dropped. */
export function usePreview(asked: Asked) {
  const { path } = useClient()
  const query = useQuery({ ...previewAutopilotItemOptions({ path, body: bodyOf(asked) }), ...kept })
  return { ...query, data: useLast(query.data) }
}

/** The backtest of the draft over the past 30 days, fetched once it is visible. */
export function useBacktest(asked: Asked, isSeen: boolean) {
  const { path } = useClient()
  const query = useQuery({
    ...backtestAutopilotItemOptions({ path, body: { ...bodyOf(asked), days: 30 } }),
    ...kept,
    enabled: isSeen,
  })
  return { ...query, data: useLast(query.data) }
}
