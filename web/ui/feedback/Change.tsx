import { chakra, HStack } from '@chakra-ui/react'
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import { useFormat } from '#web/ui/use-format.ts'

interface ChangeProps {
  /** Change as a share of the earlier value: 0.12 = 12 % more; null when there was nothing to compare with. */
  share: number | null
  /** Which direction is good; spend is neither. */
  goodWhen?: 'up' | 'down' | 'neither'
}

/** A change with arrow, sign and tone; its colour never speaks alone. */
export function Change({ share, goodWhen = 'neither' }: ChangeProps) {
  const format = useFormat()
  if (share === null || !Number.isFinite(share)) return <chakra.span color="fg.muted">–</chakra.span>
  const isFlat = Math.abs(share) < 0.0005
  const isGood = goodWhen === 'up' ? share > 0 : share < 0
  const color = isFlat || goodWhen === 'neither' ? 'fg.muted' : isGood ? 'good.fg' : 'bad.fg'
  const Arrow = isFlat ? ArrowRight : share > 0 ? ArrowUp : ArrowDown
  return (
    <HStack as="span" display="inline-flex" gap="0.5" color={color} fontWeight="medium" textStyle="numeric">
      <Arrow size={12} aria-hidden="true" />
      {format.change(isFlat ? 0 : share)}
    </HStack>
  )
}
