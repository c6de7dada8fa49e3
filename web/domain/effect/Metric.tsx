import { Box, chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface MetricProps {
  name: string
  /** The period, range or assumption of the value. */
  text: string
  /** The value is a statement like "Too little data" and not a number. */
  isStatement?: boolean
  children: ReactNode
}

/** A term with its value and a line below, inside a `dl`. */
export function Metric({ name, text, isStatement = false, children }: MetricProps) {
  return (
    <Box minWidth="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere">
        <Box {...(isStatement ? { fontWeight: 'semibold', lineHeight: '2.25rem' } : { textStyle: 'figure' })}>
          {children}
        </Box>
        <Text textStyle="xs" color="fg.muted">
          {text}
        </Text>
      </chakra.dd>
    </Box>
  )
}
