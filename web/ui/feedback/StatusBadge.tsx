import { Badge, chakra } from '@chakra-ui/react'

export type StatusTone = 'neutral' | 'accent' | 'good' | 'warning' | 'bad'

const tones = {
  neutral: { bg: 'neutral.subtle', fg: 'neutral.fg', dot: 'fg.subtle', shape: 'M4 1a3 3 0 1 1-.01 0z' },
  accent: { bg: 'accent.subtle', fg: 'accent.fg', dot: 'accent.solid', shape: 'M4 1a3 3 0 1 1-.01 0z' },
  good: { bg: 'good.bg', fg: 'good.fg', dot: 'good.solid', shape: 'M4 1a3 3 0 1 1-.01 0z' },
  warning: {
    bg: 'severity.low.bg',
    fg: 'severity.low.fg',
    dot: 'severity.low.solid',
    shape: 'M4 .500L7.500 4 4 7.500 .500 4z',
  },
  bad: { bg: 'bad.bg', fg: 'bad.fg', dot: 'bad.solid', shape: 'M1 1h6v6H1z' },
} as const

/** A status as text with a color; the text alone conveys the status. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: StatusTone; children: string }) {
  const { bg, fg, dot, shape } = tones[tone]
  return (
    <Badge bg={bg} color={fg}>
      <chakra.svg viewBox="0 0 8 8" width="8px" height="8px" aria-hidden="true">
        <chakra.path d={shape} fill={dot} />
      </chakra.svg>
      {children}
    </Badge>
  )
}
