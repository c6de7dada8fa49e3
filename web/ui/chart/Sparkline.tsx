import { chakra } from '@chakra-ui/react'
import type { Values } from './chart-model.ts'

const WIDTH = 88
const HEIGHT = 28
const PAD = 2

type SparkPoint = { x: string; y: string }

/** Places the values in the box, null for an unknown one; equal values lie in its middle. */
function sparkPoints(values: Values): (SparkPoint | null)[] {
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const step = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1)
  return values.map((value, index) => {
    if (value === null) return null
    const share = span === 0 ? 0.5 : (value - low) / span
    return { x: (PAD + index * step).toFixed(1), y: (HEIGHT - PAD - share * (HEIGHT - 2 * PAD)).toFixed(1) }
  })
}

/** Returns the path of a line that is interrupted at unknown values; a single value between them is a dot. */
export function sparkPath(values: Values): string {
  const points = sparkPoints(values)
  return points
    .flatMap((point, index) => (point ? [`${points[index - 1] ? 'L' : 'M'}${point.x},${point.y}h0`] : []))
    .join('')
}

/** A small trend line; decorative, because the value and its change are shown as text. */
export function Sparkline({ values }: { values: Values }) {
  const last = sparkPoints(values).findLast((point) => point !== null)
  if (!last) return null
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={`${WIDTH}px`}
      height={`${HEIGHT}px`}
      flexShrink="1"
      minWidth="0"
      fill="none"
      aria-hidden="true"
    >
      <chakra.path
        d={sparkPath(values)}
        stroke="chart.actual"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <chakra.circle cx={last.x} cy={last.y} r="2" fill="chart.actual" />
    </chakra.svg>
  )
}
