import { Flex, type FlexProps } from '@chakra-ui/react'
import { useEffect } from 'react'

/** The height of a bar of one row; toasts appear above it. */
const HEIGHT = '4.25rem'

/** The space at the bottom of the window that toasts leave free. */
export const BOTTOM_BAR_HEIGHT = '--bottom-bar-height'

/**
 * A bar over the whole width of a page that stays at the bottom of the window while the page scrolls, within reach of the thumb.
 */
export function BottomBar({ children, ...flex }: FlexProps) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty(BOTTOM_BAR_HEIGHT, HEIGHT)
    return () => void style.removeProperty(BOTTOM_BAR_HEIGHT)
  }, [])
  return (
    <Flex
      gap="2"
      align="flex-start"
      position="sticky"
      bottom="0"
      zIndex="docked"
      marginInline={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      py="3"
      bg="bg.canvas"
      borderTopWidth="1px"
      borderColor="border.subtle"
      data-print-hidden
      {...flex}
    >
      {children}
    </Flex>
  )
}
