import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A term and its value, inside a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div minWidth="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  )
}
