import type { Execution } from '@adwright/sdk/types'
import { chakra, SimpleGrid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { runResult, runTones } from '#web/features/autopilot/change-labels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { paths } from '#web/paths.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { Fact } from '#web/ui/page/Fact.tsx'
import { cardColumns } from '#web/ui/page/two-per-row.ts'
import { useFormat } from '#web/ui/use-format.ts'

const RuleLink = chakra(Link, { base: { color: 'accent.fg', _hover: { textDecoration: 'underline' } } })

/** The time, trigger and result of a run, with the settings it used. */
export function RunFacts({ run }: { run: Execution }) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { timeZone } = useClient()
  const { status, trigger, startedAt, checkedCount, matchedCount, changedCount, failedCount, estimatedSaving } = run
  const excludedCount = run.excludedCount ?? 0
  return (
    <SimpleGrid as="dl" templateColumns={cardColumns(4)} gap="4" m="0" layerStyle="card" p="4">
      <Fact name={t('activity.run.status')}>
        <StatusBadge tone={runTones[status]}>{t(`activity.runStatus.${runResult(run)}`)}</StatusBadge>
      </Fact>
      <Fact name={t('activity.run.rule')}>
        <RuleLink to={paths.activeRule(run.autopilotId)}>{run.autopilotName}</RuleLink>
      </Fact>
      <Fact name={t('activity.run.startedAt')}>{format.dateTime(startedAt, timeZone)}</Fact>
      <Fact name={t('activity.run.trigger')}>{t(`activity.trigger.${trigger}`)}</Fact>
      <Fact name={t('activity.run.matched')}>
        {t('activity.run.ofChecked', { matched: format.number(matchedCount), checked: format.number(checkedCount) })}
        {excludedCount > 0 ? (
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {t('activity.run.excluded', { count: excludedCount })}
          </chakra.span>
        ) : null}
      </Fact>
      <Fact name={t('activity.run.changed')}>{format.number(changedCount)}</Fact>
      <Fact name={t('activity.run.failed')}>{format.number(failedCount)}</Fact>
      <Fact name={t('activity.run.saving')}>
        {estimatedSaving ? (
          <SavingAmount saving={estimatedSaving} />
        ) : changedCount === 0 ? (
          '–'
        ) : (
          t('activity.run.unknown')
        )}
      </Fact>
    </SimpleGrid>
  )
}
