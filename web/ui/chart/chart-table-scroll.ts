import { createContext, type RefObject } from 'react'

/** The box in which the twin of a chart scrolls. */
export const ChartTableScrollContext = createContext<RefObject<HTMLElement | null>>({ current: null })
