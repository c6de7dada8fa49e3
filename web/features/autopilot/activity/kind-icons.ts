import type { ActivityKind } from '@adwright/sdk/types'
import {
  Ban,
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

/** Shape and colour of each kind of entry; its word stands beside it. */
export const kindIcons: Record<ActivityKind, { icon: LucideIcon; color: string }> = {
  1: { icon: Plus, color: 'accent.fg' },
  2: { icon: PenLine, color: 'accent.fg' },
  3: { icon: Pause, color: 'fg.muted' },
  4: { icon: Trash2, color: 'fg.muted' },
  5: { icon: RefreshCw, color: 'fg.muted' },
  6: { icon: CircleCheck, color: 'good.fg' },
  7: { icon: CircleX, color: 'bad.fg' },
  8: { icon: Undo2, color: 'fg.muted' },
  9: { icon: Search, color: 'severity.low.fg' },
  10: { icon: SquareCheck, color: 'good.fg' },
  11: { icon: Ban, color: 'fg.muted' },
}
