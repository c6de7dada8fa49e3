import { createContext, type RefObject } from 'react'

/** The scroll container of a chart's data table. */
export const ChartTableScrollContext = createContext<RefObject<HTMLElement | null>>({ current: null })
