import { listAccountStrategiesOptions } from '@adwright/sdk/react-query'
import { StrategyStatus } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { Select } from '#web/ui/form/inputs.tsx'

const { Draft, Active, Paused } = StrategyStatus
const MAX_OFFERED = 100

interface StrategyFieldProps {
  value: string | null
  onChange: (strategyId: string | null) => void
}

/** The strategy a post belongs to, among those under way; one that has ended stays selected until another is chosen. */
export function StrategyField({ value, onChange }: StrategyFieldProps) {
  const { t } = useTranslation('social-calendar')
  const id = useId()
  const { id: accountId } = useAccount()
  const { data } = useQuery(
    listAccountStrategiesOptions({
      path: { accountId },
      query: { statuses: [Draft, Active, Paused], pageSize: MAX_OFFERED, orderBy: 'title' },
    }),
  )
  const offered = data?.items ?? []
  if (value === null && offered.length === 0) return null
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label htmlFor={id} textStyle="label">
        {t('text.strategy')}
      </chakra.label>
      <Select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t('text.noStrategy')}</option>
        {value !== null && data && !offered.some((strategy) => strategy.id === value) ? (
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
