import { defineSlotRecipe } from '@chakra-ui/react'

/** The parts that have styles; the lists of Chakra name those of all its components, on the first screen too. */
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

/** Layers count up, so that a dialog opened from a dialog lies above it. */
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
    positioner: { ...positioner, justifyContent: 'center', overflow: 'hidden' },
    content: { ...panel, borderRadius: 'l3', ...moves('scale-in, fade-in', 'scale-out, fade-out') },
    ...parts,
  },
  variants: {
    placement: {
      center: { positioner: { alignItems: 'center' } },
      top: { positioner: { alignItems: 'flex-start' } },
      bottom: { positioner: { alignItems: 'flex-end' } },
    },
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'lg' } },
      lg: { content: { maxW: '2xl' } },
      xl: { content: { maxW: '4xl' } },
    },
  },
  defaultVariants: { size: 'md', placement: 'top' },
})
