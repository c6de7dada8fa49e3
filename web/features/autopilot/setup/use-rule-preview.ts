import { backtestAutopilotItemOptions, previewAutopilotItemOptions } from '@adwright/sdk/react-query'
import type { AutopilotItemDraft, AutopilotRule } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { previewOptions, useDraftPreview, useLastResult } from '#web/ui/form/use-draft-preview.ts'
import { parseDraft } from './rule-schema.ts'

export interface RulePreviewParams {
  draft: AutopilotItemDraft
  /** The item being edited. */
  autopilotId: string | undefined
}

/** The lengths of a backtest. */
export const BACKTEST_DAYS = ['7', '14', '30'] as const
export type BacktestDays = (typeof BACKTEST_DAYS)[number]

const bodyOf = ({ draft, autopilotId }: RulePreviewParams) => ({
  item: draft,
  ...(autopilotId ? { autopilotId } : {}),
})

/** Returns the draft of the surrounding rule form. */
export function useRuleDraft(rule: AutopilotRule) {
  const toDraft = useCallback((json: string) => parseDraft(JSON.parse(json), rule), [rule])
  return useDraftPreview(toDraft)
}

/** Previews the matches of the draft. Responses to older drafts are dropped. */
export function usePreview(params: RulePreviewParams) {
  const { path } = useClient()
  return useLastResult(useQuery({ ...previewAutopilotItemOptions({ path, body: bodyOf(params) }), ...previewOptions }))
}

/** Backtests the draft over the last `days`, once the panel is in view. */
export function useBacktest(params: RulePreviewParams, days: BacktestDays, isInView: boolean) {
  const { path } = useClient()
  const options = backtestAutopilotItemOptions({ path, body: { ...bodyOf(params), days: Number(days) } })
  return useLastResult(useQuery({ ...options, ...previewOptions, enabled: isInView }))
}
