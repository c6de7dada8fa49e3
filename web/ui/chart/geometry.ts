import { useCallback, useState } from 'react'
import { labelWidth } from './ticks.ts'

export const PADDING = { top: 10, right: 24, bottom: 28, left: 48 }
/** The space between the labels of the value axis and the plot. */
const AXIS_GAP_PX = 10

/** Returns the left margin that fits the labels of the value axis. */
export const leftMargin = (words: readonly string[]): number => Math.max(PADDING.left, labelWidth(words) + AXIS_GAP_PX)

export interface Geometry {
  width: number
  height: number
  padding: typeof PADDING
  /** Position of an index and of a value in px. */
  x: (index: number) => number
  y: (value: number) => number
  /** Returns the index nearest to an x in px. */
  indexAt: (px: number) => number
}

/** Points are at the edges for lines and at the center of equal cells for bars. */
export function geometryOf(
  width: number,
  height: number,
  length: number,
  [low, high]: readonly [number, number],
  isCells: boolean,
  left = PADDING.left,
): Geometry {
  const inner = Math.max(1, width - left - PADDING.right)
  const tall = Math.max(1, height - PADDING.top - PADDING.bottom)
  const gaps = isCells ? length : Math.max(1, length - 1)
  const shift = isCells ? 0.5 : 0
  const clamp = (index: number) => Math.min(length - 1, Math.max(0, index))
  return {
    width,
    height,
    padding: { ...PADDING, left },
    x: (index) => left + (length === 1 && !isCells ? inner / 2 : ((index + shift) / gaps) * inner),
    y: (value) => PADDING.top + (1 - (value - low) / (high - low || 1)) * tall,
    indexAt: (px) => clamp(Math.round(((px - left) / inner) * gaps - shift)),
  }
}

/** Measures the width of an element in whole px; 0 before layout, the last known width while hidden. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    setWidth(element.clientWidth)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
