import { Box, Flex, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { MetricSkeleton, TableSkeleton } from '#web/ui/feedback/skeletons.tsx'

interface PageSkeletonProps {
  metrics?: number
  rows?: number
}

/** The skeleton of a screen whose code or data is loading. */
export function PageSkeleton({ metrics = 0, rows = 8 }: PageSkeletonProps) {
  return (
    <Box px={{ base: '4', md: '6' }} py={{ base: '4', md: '6' }} width="100%" maxWidth="content" marginInline="auto">
      <Loading>
        <Flex direction="column" gap="2" mb="5">
          <Skeleton height="7" width="14rem" />
          <Skeleton height="4" width="22rem" maxWidth="100%" />
        </Flex>
        {metrics > 0 ? (
          <SimpleGrid columns={{ base: 1, sm: 2, lg: metrics }} gap="4" mb="4">
            {Array.from({ length: metrics }, (_, index) => (
              <MetricSkeleton key={index} />
            ))}
          </SimpleGrid>
        ) : null}
        <TableSkeleton rows={rows} />
      </Loading>
    </Box>
  )
}
