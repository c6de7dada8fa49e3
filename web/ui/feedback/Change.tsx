import { chakra, HStack } from '@chakra-ui/react'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

export type GoodDirection = 'up' | 'down' | 'neither'

/** The change of a metric. Rates change in percentage points, everything else relative to the previous value. */
export interface ChangeValue {
  unit: 'share' | 'points'
  /** 0.12 is 12 % more, or 12 percentage points more. */
  value: number
}

/** Smaller changes are shown as unchanged. */
const MIN_VISIBLE = { share: 0.0005, points: 0.00005 }

export const isUnchanged = ({ unit, value }: ChangeValue): boolean => Math.abs(value) < MIN_VISIBLE[unit]

/** Formats a change as text; undefined without one. */
export function useFormatChange() {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (change: ChangeValue | null) => {
    if (change === null) return undefined
    const value = isUnchanged(change) ? 0 : change.value
    return change.unit === 'points' ? t('ui.change.points', { value: format.points(value) }) : format.change(value)
  }
}

interface ChangeProps {
  /** Null if there is nothing to compare with. */
  change: ChangeValue | null
  /** The direction that is good; neither for costs. */
  goodWhen?: GoodDirection
}

/** A change with arrow, sign and tone, so that it is readable without color. */
export function Change({ change, goodWhen = 'neither' }: ChangeProps) {
  const formatChange = useFormatChange()
  if (!change || !Number.isFinite(change.value)) return <chakra.span color="fg.muted">–</chakra.span>
  const isFlat = isUnchanged(change)
  const value = isFlat ? 0 : change.value
  const isGood = goodWhen === 'up' ? value > 0 : value < 0
  const color = isFlat || goodWhen === 'neither' ? 'fg.muted' : isGood ? 'good.fg' : 'bad.fg'
  const Arrow = isFlat ? ArrowRight : value > 0 ? ArrowUp : ArrowDown
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="0.5"
      color={color}
      fontWeight="medium"
      textStyle="numeric"
      whiteSpace="nowrap"
    >
      <Arrow size={12} aria-hidden="true" />
      {formatChange(change)}
    </HStack>
  )
}
