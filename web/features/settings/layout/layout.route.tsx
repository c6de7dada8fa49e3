import { Box, Flex } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { PageSkeleton } from '#web/ui/page/PageSkeleton.tsx'
import { SectionNavigation } from './SectionNavigation.tsx'

export function Component() {
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align="stretch" width="100%" maxWidth="content" mx="auto">
      <SectionNavigation />
      <Box flex="1" minWidth="0">
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
    </Flex>
  )
}
