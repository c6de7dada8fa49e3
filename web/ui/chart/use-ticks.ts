import { useMemo } from 'react'
import { niceTicks } from './ticks.ts'

/** The ticks of the value axis; returns the same array for equal ticks, so that the axes do not re-render. */
export function useTicks([low, high]: readonly [number, number]): readonly number[] {
  const ticks = niceTicks(low, high)
  const key = ticks.join(' ')
  return useMemo(() => key.split(' ').map(Number), [key])
}
