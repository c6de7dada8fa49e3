import { useId } from 'react'
import { type ChartRange, chartColors } from './chart-model.ts'
import type { Geometry } from './geometry.ts'

interface RangesProps {
  ranges: readonly ChartRange[]
  geometry: Geometry
  length: number
}

const LABEL_PX = 12
const OPACITY = { incomplete: 1, before: 0.1, after: 0.18 }

/** The shaded parts of a chart with their labels; incomplete days are hatched. */
export function Ranges({ ranges, geometry, length }: RangesProps) {
  const pattern = useId()
  const { height, padding } = geometry
  const half = length > 1 ? (geometry.x(1) - geometry.x(0)) / 2 : 0
  const [first, last] = [geometry.x(0), geometry.x(length - 1)]
  return (
    <>
      <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" style={{ stroke: chartColors.axis, strokeWidth: 1.5, opacity: 0.4 }} />
      </pattern>
      {ranges.map(({ from, to, label, kind }) => {
        const x = Math.max(first, geometry.x(from) - half)
        const width = Math.max(2, Math.min(last, geometry.x(to) + half) - x)
        return (
          <g key={`${kind} ${from}`}>
            <rect
              x={x}
              y={padding.top}
              width={width}
              height={height - padding.top - padding.bottom}
              style={{
                fill: kind === 'incomplete' ? `url(#${pattern})` : chartColors.axis,
                fillOpacity: OPACITY[kind],
              }}
            />
            {kind === 'incomplete' ? null : (
              <text x={x + 6} y={padding.top + LABEL_PX + 2} style={{ fill: chartColors.text, fontSize: LABEL_PX }}>
                {label}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
