import { chakra, Flex } from '@chakra-ui/react'
import { Change } from '#web/ui/feedback/Change.tsx'

interface MetricValueProps {
  value: string
  /** The relative change; undefined without a comparison. */
  share: number | null | undefined
  isGoodWhenUp: boolean
}

/** A table cell with a value and its change; the changes of a column are aligned. */
export function MetricValue({ value, share, isGoodWhenUp }: MetricValueProps) {
  return (
    <Flex
      as="span"
      columnGap="2"
      justify={{ base: 'flex-start', md: 'flex-end' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <span>{value}</span>
      {share === undefined ? null : (
        <chakra.span minWidth={{ md: '4.5rem' }} textStyle="sm" textAlign="end" fontWeight="normal">
          <Change share={share} goodWhen={isGoodWhenUp ? 'up' : 'down'} />
        </chakra.span>
      )}
    </Flex>
  )
}
