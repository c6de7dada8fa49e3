import { useState } from 'react'
import type { Period, PeriodPreset } from '#web/lib/dates.ts'
import type { PeriodState } from './use-period.ts'

interface PeriodZoom {
  onZoom?: (from: number, to: number) => void
  /** Restores the date range from before the zoom; undefined if the page shows no zoomed range. */
  onZoomOut?: () => void
}

type ZoomablePeriod = Pick<PeriodState, 'period' | 'preset'> & { choose?: PeriodState['choose'] }

/** Zooms a daily chart by the date range of its page. */
export function usePeriodZoom({ period, preset, choose }: ZoomablePeriod, days: readonly string[]): PeriodZoom {
  const [zoom, setZoom] = useState<{ whole: PeriodPreset | Period; part: Period }>()
  if (!choose) return {}
  const isZoomed = zoom?.part.from === period.from && zoom.part.to === period.to
  return {
    onZoom: (from, to) => {
      const [first, last] = [days[from], days[to]]
      if (first === undefined || last === undefined) return
      const part = { from: first, to: last }
      setZoom({ whole: isZoomed ? zoom.whole : (preset ?? period), part })
      choose({ period: part })
    },
    ...(isZoomed ? { onZoomOut: () => choose({ period: zoom.whole }) } : {}),
  }
}
