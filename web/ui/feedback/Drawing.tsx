import { chakra } from '@chakra-ui/react'

/** Line drawings for empty states, 96 × 64; the accent color marks the future content. */
const drawings = {
  list: {
    ground: 'M14 14h68v36H14z M14 26h68 M14 38h68',
    accent: 'M22 20h16 M22 32h28 M22 44h20',
  },
  chart: {
    ground: 'M14 10v44h70 M14 42h70 M14 30h70 M14 18h70',
    accent: 'M20 46l14-10 12 4 14-16 20-8',
  },
  search: {
    ground: 'M14 14h40 M14 26h26 M14 38h22 M14 50h30',
    accent: 'M60 22a13 13 0 1 1-.01 0z M69.500 44.500l11 11',
  },
  plug: {
    ground: 'M10 32h18 M68 32h18 M28 20h12v24H28z',
    accent: 'M56 20h12v24H56z M56 26h-7 M56 38h-7',
  },
  done: {
    ground: 'M24 10h48v44H24z M34 20h28 M34 28h28',
    accent: 'M36 41l7 7 16-15',
  },
  lock: {
    ground: 'M30 28h36v26H30z',
    accent: 'M38 28v-7a10 10 0 0 1 20 0v7 M48 38v6',
  },
} as const

export type DrawingName = keyof typeof drawings

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <chakra.svg
      viewBox="0 0 96 64"
      width="96px"
      height="64px"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <chakra.path d={drawings[name].ground} stroke="border.default" />
      <chakra.path d={drawings[name].accent} stroke="accent.solid" />
    </chakra.svg>
  )
}
