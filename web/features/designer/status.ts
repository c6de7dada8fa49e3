import { DesignStatus } from '@adwright/sdk/types'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

const { Queued, Generating, Ready, Failed } = DesignStatus

export const TONES: Record<DesignStatus, StatusTone> = {
  [Queued]: 'neutral',
  [Generating]: 'accent',
  [Ready]: 'good',
  [Failed]: 'bad',
}
