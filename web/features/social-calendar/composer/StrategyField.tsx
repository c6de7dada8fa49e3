import { StrategyStatus } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
import { Select } from '#web/ui/form/inputs.tsx'

const { Draft, Active, Paused } = StrategyStatus

interface StrategyFieldProps {
  value: string | null
  onChange: (strategyId: string | null) => void
}

/** The strategy a post belongs to, among those under way; one that has ended stays selected until another is chosen. */
export function StrategyField({ value, onChange }: StrategyFieldProps) {
  const { t } = useTranslation('social-calendar')
  const id = useId()
  const strategies = useTeamStrategies({ statuses: [Draft, Active, Paused], orderBy: 'title' })
  const offered = strategies ?? []
  if (value === null && offered.length === 0) return null
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        {t('text.strategy')}
      </chakra.label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t('text.noStrategy')}</option>
        {value !== null && strategies && !offered.some((strategy) => strategy.id === value) ? (
          <option value={value}>{t('text.otherStrategy')}</option>
        ) : null}
        {offered.map(({ id: strategyId, title }) => (
          <option key={strategyId} value={strategyId}>
            {title}
          </option>
        ))}
      </Select>
    </Flex>
  )
}
