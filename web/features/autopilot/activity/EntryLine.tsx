import type { ActivityEntry } from '@adwright/sdk/types'
import { Box, chakra, Icon } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useFormat } from '#web/ui/use-format.ts'
import { iconOf } from './kind-icons.ts'

/** The layout of the texts beside the icon: stacked on phones, in columns otherwise. */
export const textColumn = { base: '2', lg: 'auto' }

interface EntryLineProps extends Pick<ActivityEntry, 'kind' | 'occurredAt'> {
  timeZone: string
  /** The description of the entry. */
  children: ReactNode
  /** Content at the end of the line; it sets its own grid column (`textColumn`). */
  end?: ReactNode
}

/** One line of the activity: icon of its kind, time, description, and actions. */
export function EntryLine({ kind, occurredAt, timeZone, children, end }: EntryLineProps) {
  const format = useFormat()
  const { icon, color } = iconOf(kind)
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1.25rem minmax(0, 1fr)', lg: '1.25rem 11rem minmax(0, 1fr) auto' }}
      columnGap="3"
      px="4"
      py="2.5"
    >
      <Icon as={icon} color={color} boxSize="4" mt="0.5" aria-hidden="true" />
      <chakra.time
        dateTime={occurredAt}
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
        gridColumn={textColumn}
      >
        {format.dateTime(occurredAt, timeZone)}
      </chakra.time>
      <Box minWidth="0" gridColumn={textColumn}>
        {children}
      </Box>
      {end}
    </Box>
  )
}
