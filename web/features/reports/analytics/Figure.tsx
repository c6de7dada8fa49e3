import { chakra, Flex } from '@chakra-ui/react'
import { Change } from '#web/ui/feedback/Change.tsx'

interface FigureProps {
  value: string
  /** Of the earlier value; undefined where nothing is compared. */
  share: number | null | undefined
  isGoodWhenUp: boolean
}

/** A metric in the table with its change beside it; the changes of a column are aligned. */
export function Figure({ value, share, isGoodWhenUp }: FigureProps) {
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
