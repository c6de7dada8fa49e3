import { type DesignCheck, DesignCheckState, type DesignVariant } from '@adwright/sdk/types'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const count = (checks: DesignCheck[], wanted: DesignCheckState) => checks.filter(({ state }) => state === wanted).length

/** The result of a picture's checks: its failures, else its warnings, else that all passed. */
export function resultOf({ checks }: Pick<DesignVariant, 'checks'>): {
  kind: 'failed' | 'warnings' | 'passed'
  count: number
  tone: StatusTone
} {
  const failed = count(checks, DesignCheckState.Failed)
  const warnings = count(checks, DesignCheckState.Warning)
  if (failed > 0) return { kind: 'failed', count: failed, tone: 'bad' }
  if (warnings > 0) return { kind: 'warnings', count: warnings, tone: 'warning' }
  return { kind: 'passed', count: checks.length, tone: 'good' }
}
