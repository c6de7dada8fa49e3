import type { StrategyHealth } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { HEALTH_TONES } from './use-strategy-words.ts'

export function HealthBadge({ health }: { health: StrategyHealth }) {
  const { t } = useTranslation('strategies')
  return <StatusBadge tone={HEALTH_TONES[health]}>{t(`health.${health}`)}</StatusBadge>
}
