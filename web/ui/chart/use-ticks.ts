import { useMemo } from 'react'
import { niceTicks } from './ticks.ts'

/** The marks of the value axis; the same array for other values between the same marks, so that the axes are not drawn anew. */
export function useTicks([low, high]: readonly [number, number]): readonly number[] {
  const ticks = niceTicks(low, high)
  const key = ticks.join(' ')
  return useMemo(() => key.split(' ').map(Number), [key])
}
