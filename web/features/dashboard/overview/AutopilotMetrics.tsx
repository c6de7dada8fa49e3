import { listAutopilotCategoriesOptions } from '@adwright/sdk/react-query'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { MetricCard } from '#web/ui/feedback/MetricCard.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** The number of active rules and of items that match a rule now. */
export function AutopilotMetrics() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const { id: accountId } = useAccount()
  const { data: categories } = useSuspenseQuery(listAutopilotCategoriesOptions({ path: { accountId } }))
  const sum = (name: 'ruleCount' | 'activeRuleCount' | 'violationCount') =>
    categories.reduce((total, category) => total + category[name], 0)
  return (
    <>
      <MetricCard
        label={t('metrics.activeRules')}
        value={format.number(sum('activeRuleCount'))}
        unit={t('metrics.ofRules', { count: sum('ruleCount') })}
        mark={t('now')}
        to={paths.activeRules()}
      />
      <MetricCard
        label={t('metrics.matches')}
        value={format.number(sum('violationCount'))}
        mark={t('now')}
        to={paths.rulesSetup()}
      />
    </>
  )
}
