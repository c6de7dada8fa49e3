import { chakra } from '@chakra-ui/react'

const WIDTH = 88
const HEIGHT = 28
const PAD = 2

/** Returns the points of a polyline that fills the box; equal values lie in its middle. */
export function sparkPoints(values: readonly number[]): string {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const step = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1)
  return values
    .map((value, index) => {
      const share = span === 0 ? 0.5 : (value - low) / span
      return `${(PAD + index * step).toFixed(1)},${(HEIGHT - PAD - share * (HEIGHT - 2 * PAD)).toFixed(1)}`
    })
    .join(' ')
}

/** A small trend line; decorative, because the value and its change are shown as text. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length === 0) return null
  const points = sparkPoints(values)
  const last = points.slice(points.lastIndexOf(' ') + 1).split(',')
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
      <chakra.polyline
        points={points}
        stroke="chart.actual"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <chakra.circle cx={last[0]} cy={last[1]} r="2" fill="chart.actual" />
    </chakra.svg>
  )
}
