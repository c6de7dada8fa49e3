import { chakra, Grid, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Loading } from '#web/ui/feedback/Loading.tsx'

const LAYOUT = { templateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '3' }
const EXPECTED = 4

interface MediaGridProps {
  isLoading: boolean
  /** Media tiles. */
  children: ReactNode
}

/** The files that can be chosen, as a grid of tiles. */
export function MediaGrid({ isLoading, children }: MediaGridProps) {
  if (isLoading)
    return (
      <Loading>
        <Grid {...LAYOUT}>
          {Array.from({ length: EXPECTED }, (_, place) => (
            <Skeleton key={place} height="10rem" />
          ))}
        </Grid>
      </Loading>
    )
  return (
    <Grid asChild {...LAYOUT}>
      <chakra.ul listStyleType="none">{children}</chakra.ul>
    </Grid>
  )
}
