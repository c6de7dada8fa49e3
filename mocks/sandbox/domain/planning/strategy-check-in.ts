// Check-ins: what people say about a strategy, with the metric as it was then.
import type { StrategyCheckIn } from '@adwright/sdk/types'

export type StoredCheckIn = StrategyCheckIn & { planId: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    strategyCheckIn: StoredCheckIn
  }
}
