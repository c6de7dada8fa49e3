import { useEffect, useState } from 'react'

const secondsTo = (end: number, now: number) => Math.max(0, Math.ceil((end - now) / 1000))

/** Whole seconds until `end` (milliseconds of Date.now), 0 from then on. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsTo(end, now)

  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    if (secondsTo(end, Date.now()) === 0) return undefined
    const timer = setInterval(() => {
      tick()
      if (Date.now() >= end) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [end])

  return left
}
