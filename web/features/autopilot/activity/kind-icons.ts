import { ActivityKind } from '@adwright/sdk/types'
import {
  Activity,
  Ban,
  CalendarX,
  CircleCheck,
  CircleX,
  type LucideIcon,
  Pause,
  PenLine,
  Plus,
  RefreshCw,
  Search,
  SquareCheck,
  Trash2,
  Undo2,
} from 'lucide-react'

/** Icon and color of each kind of entry; its name is shown beside it. */
const kindIcons: Partial<Record<ActivityKind, { icon: LucideIcon; color: string }>> = {
  [ActivityKind.RuleCreated]: { icon: Plus, color: 'accent.fg' },
  [ActivityKind.RuleChanged]: { icon: PenLine, color: 'accent.fg' },
  [ActivityKind.RulePaused]: { icon: Pause, color: 'fg.muted' },
  [ActivityKind.RuleDeleted]: { icon: Trash2, color: 'fg.muted' },
  [ActivityKind.Run]: { icon: RefreshCw, color: 'fg.muted' },
  [ActivityKind.ChangeApplied]: { icon: CircleCheck, color: 'good.fg' },
  [ActivityKind.ChangeFailed]: { icon: CircleX, color: 'bad.fg' },
  [ActivityKind.Undone]: { icon: Undo2, color: 'fg.muted' },
  [ActivityKind.ViolationFound]: { icon: Search, color: 'severity.low.fg' },
  [ActivityKind.ViolationSolved]: { icon: SquareCheck, color: 'good.fg' },
  [ActivityKind.ProposalRejected]: { icon: Ban, color: 'fg.muted' },
  [ActivityKind.RunsMissed]: { icon: CalendarX, color: 'severity.low.fg' },
}

/** Returns the icon of a kind of activity; a kind of a newer server has that of other activity. */
export const iconOf = (kind: ActivityKind): { icon: LucideIcon; color: string } =>
  kindIcons[kind] ?? { icon: Activity, color: 'fg.muted' }
