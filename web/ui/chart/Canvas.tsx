import type { ReactNode } from 'react'

interface CanvasProps {
  width: number
  height: number
  /** Title and description of the chart. */
  name: string
  children: ReactNode
}

/** The SVG, a single image to screen readers; its values are available by arrow keys and in the table. */
export function Canvas({ width, height, name, children }: CanvasProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an svg is no img element
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      {children}
    </svg>
  )
}
