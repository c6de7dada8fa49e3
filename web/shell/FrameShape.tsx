import { Box, Flex } from '@chakra-ui/react'
import type { PropsWithChildren } from 'react'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { ProductLabel, SidebarColumn } from './sidebar/Sidebar.tsx'
import { useIsSidebarOpen } from './sidebar/sidebar-state.ts'

/** The frame while the gates decide: an empty sidebar and header in their final places. */
export function FrameShape({ children }: PropsWithChildren) {
  const isNarrow = useIsNarrow()
  const isOpen = useIsSidebarOpen()
  return (
    <Flex align="flex-start" minHeight="100dvh">
      {isNarrow ? null : (
        <SidebarColumn>
          <Flex height="12" align="center" gap="2.5" px={isOpen ? '4' : '3'} color="accent.solid" flexShrink="0">
            <ProductLabel isIconOnly={!isOpen} />
          </Flex>
        </SidebarColumn>
      )}
      <Flex direction="column" flex="1" minWidth="0" minHeight="100dvh">
        <Box height="12" borderBottomWidth="1px" borderColor="border.subtle" />
        {children}
      </Flex>
    </Flex>
  )
}
