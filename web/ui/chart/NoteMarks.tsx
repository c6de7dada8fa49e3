import { type ChartNote, chartColors } from './chart-model.ts'
import type { Geometry } from './geometry.ts'

const DOT = 'M6 2.500a3.500 3.500 0 1 1-.01 0z'

interface NoteMarksProps {
  notes: readonly ChartNote[]
  geometry: Geometry
  /** The vertical position of the mark at an index. */
  yOf: (index: number) => number
}

/** The marks of notes: a dot at the first index, and a line along the axis to the last one. */
export function NoteMarks({ notes, geometry, yOf }: NoteMarksProps) {
  const bottom = geometry.height - geometry.padding.bottom
  return notes.map(({ index, to = index, text }) => (
    <g key={`${index} ${text}`}>
      {to > index ? (
        <path
          d={`M${geometry.x(index)} ${bottom}H${geometry.x(to)}`}
          style={{ fill: 'none', stroke: chartColors.axis, strokeWidth: 3 }}
        />
      ) : null}
      <path
        d={DOT}
        transform={`translate(${geometry.x(index) - 6} ${yOf(index) - 6})`}
        style={{ fill: chartColors.ground, stroke: chartColors.axis, strokeWidth: 1.5 }}
      />
    </g>
  ))
}
