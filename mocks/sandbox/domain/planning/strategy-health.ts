// Judges whether a strategy will reach its target, and says what that follows from.
import { StrategyHealth, StrategyHealthCause, type StrategyHealthReason } from '@adwright/sdk/types'
import type { Range } from '#mocks/sandbox/domain/planning/strategy-forecast.ts'

const MIN_DAYS = 7
const MIN_CONVERSIONS = 20

export type HealthParams = {
  isConnected: boolean
  isGoodWhenUp: boolean
  target: number
  /** The value so far; null without one. */
  current: number | null
  /** Days measured since the first one. */
  dayCount: number
  conversionCount: number | null
  /** The last day lies before today. */
  isOver: boolean
  forecast: Range | null
}

export type Health = { health: StrategyHealth; healthReason: StrategyHealthReason }

const reaches = (value: number, target: number, isGoodWhenUp: boolean) =>
  isGoodWhenUp ? value >= target : value <= target

function judge(params: HealthParams): [StrategyHealth, StrategyHealthCause] {
  const { isConnected, isGoodWhenUp, target, current, dayCount, conversionCount, isOver, forecast } = params
  if (!isConnected) return [StrategyHealth.NoData, StrategyHealthCause.NotConnected]
  if (isOver && current !== null)
    return reaches(current, target, isGoodWhenUp)
      ? [StrategyHealth.OnTrack, StrategyHealthCause.EndedReached]
      : [StrategyHealth.OffTrack, StrategyHealthCause.EndedMissed]
  if (dayCount < MIN_DAYS) return [StrategyHealth.TooEarly, StrategyHealthCause.TooFewDays]
  if (conversionCount !== null && conversionCount < MIN_CONVERSIONS)
    return [StrategyHealth.TooEarly, StrategyHealthCause.TooFewConversions]
  if (!forecast) return [StrategyHealth.NoData, StrategyHealthCause.TooFewValues]
  if (reaches(forecast.middle, target, isGoodWhenUp))
    return [StrategyHealth.OnTrack, StrategyHealthCause.ForecastReachesTarget]
  const better = isGoodWhenUp ? forecast.high : forecast.low
  return reaches(better, target, isGoodWhenUp)
    ? [StrategyHealth.AtRisk, StrategyHealthCause.OnlyBestCaseReachesTarget]
    : [StrategyHealth.OffTrack, StrategyHealthCause.ForecastMissesTarget]
}

export function healthOf(params: HealthParams): Health {
  const [health, cause] = judge(params)
  const { dayCount, conversionCount, forecast } = params
  const isForecast = health !== StrategyHealth.TooEarly && health !== StrategyHealth.NoData && !params.isOver
  return { health, healthReason: { cause, dayCount, conversionCount, forecast: isForecast ? forecast : null } }
}
