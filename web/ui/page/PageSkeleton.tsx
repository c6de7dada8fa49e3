import { Box, Flex, SimpleGrid, Skeleton } from '@chakra-ui/react'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { MetricSkeleton, TableSkeleton } from '#web/ui/feedback/skeletons.tsx'

interface PageSkeletonProps {
  figures?: number
  rows?: number
}

/** A screen whose code or first reads are still on their way, in the shape of the screen to come. */
export function PageSkeleton({ figures = 0, rows = 8 }: PageSkeletonProps) {
  return (
    <Box px={{ base: '4', md: '6' }} py={{ base: '4', md: '6' }} width="100%" maxWidth="content" marginInline="auto">
      <Loading>
        <Flex direction="column" gap="2" mb="5">
          <Skeleton height="7" width="14rem" />
          <Skeleton height="4" width="22rem" maxWidth="100%" />
        </Flex>
        {figures > 0 ? (
          <SimpleGrid columns={{ base: 1, sm: 2, lg: figures }} gap="4" mb="4">
            {Array.from({ length: figures }, (_, index) => (
              <MetricSkeleton key={index} />
            ))}
          </SimpleGrid>
        ) : null}
        <TableSkeleton rows={rows} />
      </Loading>
    </Box>
  )
}
