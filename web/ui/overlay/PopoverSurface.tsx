import { chakra } from '@chakra-ui/react'

/** The floating card inside of an open popover; what stands around its trigger does not style it. */
export const PopoverSurface = chakra('div', {
  base: {
    maxWidth: 'calc(100vw - 1rem)',
    overflowY: 'auto',
    color: 'fg.default',
    fontWeight: 'normal',
    whiteSpace: 'normal',
    layerStyle: 'floating',
  },
})
