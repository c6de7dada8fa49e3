import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FactProps {
  name: string
  children: ReactNode
  /** False for an input, which is of no use on paper. */
  isPrinted?: boolean
}

/** A term and its value, inside a `dl`. */
export function Fact({ name, children, isPrinted = true }: FactProps) {
  return (
    <chakra.div minWidth="0" data-print-hidden={!isPrinted || undefined}>
      <chakra.dt textStyle="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  )
}
