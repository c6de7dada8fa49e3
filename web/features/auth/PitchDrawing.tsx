import { chakra } from '@chakra-ui/react'

const EXPECTED = 'M0 92 C40 88 60 70 100 72 S160 90 200 84 S260 58 300 60 S360 74 400 62'
const ACTUAL = 'M0 94 C40 86 60 74 100 70 S160 92 200 86 C226 82 236 34 258 30 S292 58 312 60 S366 76 400 58'
const BAND =
  'M0 81 C40 77 60 59 100 61 S160 79 200 73 S260 47 300 49 S360 63 400 51 V73 C360 85 340 71 300 71 S240 95 200 95 S140 83 100 83 S40 99 0 103 Z'

/** An illustration: a metric that leaves its expected range. */
export function PitchDrawing() {
  return (
    <chakra.svg viewBox="0 0 400 130" width="100%" maxWidth="28rem" fill="none" aria-hidden="true" overflow="visible">
      {[20, 50, 80, 110].map((y) => (
        <chakra.path key={y} d={`M0 ${y}H400`} stroke="accent.muted" strokeWidth="1" />
      ))}
      <chakra.path d={BAND} fill="chart.band" />
      <chakra.path d={EXPECTED} stroke="chart.expected" strokeWidth="1.500" strokeDasharray="4 4" />
      <chakra.path d={ACTUAL} stroke="accent.solid" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round" />
      <chakra.circle cx="258" cy="30" r="11" fill="severity.medium.solid" opacity="0.18" />
      <chakra.circle cx="258" cy="30" r="5" fill="severity.medium.solid" />
    </chakra.svg>
  )
}
