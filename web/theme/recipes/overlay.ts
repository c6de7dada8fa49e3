import { defineSlotRecipe } from '@chakra-ui/react'

/** The slots with styles; importing Chakra's own lists would add those of all its components to the first screen. */
const DIALOG_SLOTS = [
  'backdrop',
  'positioner',
  'content',
  'header',
  'body',
  'footer',
  'title',
  'description',
  'closeTrigger',
]

/** Layers are numbered, so that a dialog opened from a dialog is above it. */
const layer = (shift: string) => ({ zIndex: `calc({zIndex.modal} + var(--layer-index, 0)${shift})` })

const moves = (name: string, out: string) => ({
  _open: { animationName: name, animationDuration: 'moderate' },
  _closed: { animationName: out, animationDuration: 'faster' },
})

const backdrop = {
  bg: 'bg.backdrop',
  position: 'fixed',
  inset: '0',
  ...layer(' - 1'),
  ...moves('fade-in', 'fade-out'),
  // A dialog that was answered no longer keeps anyone from the page, even while its backdrop fades, or should the browser never report its end.
  _closed: {
    animationName: 'fade-out',
    animationDuration: 'faster',
    animationFillMode: 'forwards',
    pointerEvents: 'none',
  },
} as const

const panel = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  outline: '0',
  bg: 'bg.panel',
  boxShadow: 'lg',
  ...layer(''),
} as const

/** A panel with margins; full-screen on phones, to leave the space to a form. */
const fullOnPhone = {
  mx: { md: 'auto' },
  my: { md: '16' },
  height: { base: '100dvh', md: 'auto' },
  maxHeight: { md: 'calc(100dvh - 8rem)' },
  borderRadius: { md: 'l3' },
} as const

const parts = {
  header: { display: 'flex', gap: '2', px: '5', pt: '5', pb: '2', flex: '0 0 auto' },
  body: { flex: '1', px: '5', pt: '2', pb: '5', overflow: 'auto' },
  footer: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '2', px: '5', pb: '5' },
  title: { textStyle: 'section', pe: '8' },
  description: { color: 'fg.muted', textStyle: 'sm' },
  closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
} as const

const positioner = {
  display: 'flex',
  position: 'fixed',
  inset: '0',
  overscrollBehaviorY: 'none',
  ...layer(''),
} as const

export const dialogSlotRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: DIALOG_SLOTS,
  base: {
    backdrop,
    positioner: { ...positioner, justifyContent: 'center', alignItems: 'flex-start', overflow: 'hidden' },
    content: { ...panel, ...moves('scale-in, fade-in', 'scale-out, fade-out') },
    ...parts,
  },
  variants: {
    size: {
      // On phones a confirmation is a sheet at the bottom, within reach of the thumb.
      sm: {
        positioner: { alignItems: { base: 'flex-end', md: 'flex-start' } },
        content: {
          mx: { base: '2', md: 'auto' },
          my: { base: '2', md: '16' },
          maxHeight: { base: 'calc(100dvh - 1rem)', md: 'calc(100dvh - 8rem)' },
          borderRadius: 'l3',
          maxW: 'md',
        },
      },
      md: { content: { ...fullOnPhone, maxW: { md: 'lg' } } },
      lg: { content: { ...fullOnPhone, maxW: { md: '2xl' } } },
      xl: { content: { ...fullOnPhone, maxW: { md: '4xl' } } },
      full: { content: { height: '100dvh', bg: 'bg.canvas' } },
    },
  },
  defaultVariants: { size: 'md' },
})
