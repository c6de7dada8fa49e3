import { TicketPriority, TicketStatus } from '@adwright/sdk/types'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'

export const ticketTones: Record<TicketStatus, StatusTone> = {
  [TicketStatus.Open]: 'accent',
  [TicketStatus.WaitingForSupport]: 'accent',
  [TicketStatus.WaitingForYou]: 'warning',
  [TicketStatus.Resolved]: 'good',
  [TicketStatus.Closed]: 'neutral',
}

export const NORMAL_PRIORITY = TicketPriority.Normal
