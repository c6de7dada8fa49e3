import type { Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { dayMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

/** Repeatable random numbers in 0..1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function normalFrom(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
}

export const firstDay = Date.UTC(2026, 0, 5)
const weekdayShare = [1.1, 1.15, 1.1, 1.05, 1, 0.7, 0.6]

/** Daily sessions of a site: weekday season, growth, 5 % noise; `planted` multiplies the days named by their index. */
export function dailySessions(
  seed: number,
  days: number,
  planted: ReadonlyMap<number, number> = new Map(),
): Observation[] {
  const normal = normalFrom(randomFrom(seed))
  let drift = 0
  return Array.from({ length: days }, (_, day) => {
    drift = 0.3 * drift + 0.05 * normal()
    const usual = 2000 * (weekdayShare[day % 7] ?? 1) * Math.exp(0.001 * day + drift)
    return { time: firstDay + day * dayMs, value: Math.round(usual * (planted.get(day) ?? 1)) }
  })
}

/** Requests every five minutes with a daily course and noise. */
export function fiveMinuteLoad(seed: number, points: number): Observation[] {
  const normal = normalFrom(randomFrom(seed))
  return Array.from({ length: points }, (_, i) => ({
    time: firstDay + i * 300_000,
    value: 100 + 40 * Math.sin((2 * Math.PI * i) / 288) + 4 * normal(),
  }))
}
