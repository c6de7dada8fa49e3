import { chakra } from '@chakra-ui/react'

/** The floating card inside an open popover; styles of the trigger's surroundings do not apply. */
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
