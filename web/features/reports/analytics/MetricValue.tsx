import { chakra, Flex } from '@chakra-ui/react'
import { Change, type ChangeValue } from '#web/ui/feedback/Change.tsx'

interface MetricValueProps {
  value: string
  /** Undefined without a comparison. */
  change: ChangeValue | null | undefined
  isGoodWhenUp: boolean
}

/** A table cell with a value and its change; the changes of a column are aligned. */
export function MetricValue({ value, change, isGoodWhenUp }: MetricValueProps) {
  return (
    <Flex
      as="span"
      columnGap="2"
      justify={{ base: 'flex-start', md: 'flex-end' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <span>{value}</span>
      {change === undefined ? null : (
        <chakra.span minWidth={{ md: '4.5rem' }} textStyle="sm" textAlign="end" fontWeight="normal">
          <Change change={change} goodWhen={isGoodWhenUp ? 'up' : 'down'} />
        </chakra.span>
      )}
    </Flex>
  )
}
