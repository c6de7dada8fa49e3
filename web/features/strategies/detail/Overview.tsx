import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { type Strategy, StrategyStatus } from '@adwright/sdk/types'
import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useCampaignNames } from '#web/domain/campaigns/use-campaign-names.ts'
import { FindingList } from '#web/domain/findings/FindingList.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { Fact } from '#web/ui/page/Fact.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Markdown } from '#web/ui/text/Markdown.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { BudgetCard } from './BudgetCard.tsx'
import { CheckInList } from './CheckInList.tsx'
import { EventList } from './EventList.tsx'
import { HealthCard } from './HealthCard.tsx'
import { MetricChart } from './MetricChart.tsx'
import { ProgressBars } from './ProgressBars.tsx'

interface OverviewProps {
  strategy: Strategy
  isPrivate: boolean
}

export function Overview({ strategy, isPrivate }: OverviewProps) {
  const { t } = useTranslation('strategies')
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="4" alignItems="start">
      <Flex direction="column" gap="4" minWidth="0">
        <Outcome strategy={strategy} />
        <MetricChart strategy={strategy} isPrivate={isPrivate} />
        {isPrivate ? null : <FindingList title={t('findings.title')} origin={{ strategyIds: [strategy.id] }} />}
        <EventList strategy={strategy} isPrivate={isPrivate} />
        <CheckInList strategy={strategy} isPrivate={isPrivate} />
      </Flex>
      <Flex direction="column" gap="4" minWidth="0" order={{ base: -1, lg: 0 }}>
        <ProgressBars strategy={strategy} />
        <HealthCard strategy={strategy} isPrivate={isPrivate} />
        <BudgetCard strategy={strategy} />
        <Facts strategy={strategy} />
      </Flex>
    </Grid>
  )
}

/** How a completed strategy ended, with its learning. */
function Outcome({ strategy: { status, outcome, learning, kpi } }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  if (status !== StrategyStatus.Completed || outcome === null) return null
  const tones = { 1: 'good', 2: 'warning', 3: 'info' } as const
  return (
    <Notice tone={tones[outcome]} title={t(`outcome.${outcome}`)}>
      {learning ? (
        <chakra.p whiteSpace="pre-line">{learning}</chakra.p>
      ) : (
        t('outcome.noLearning', { metric: kpi.metric })
      )}
    </Notice>
  )
}

function Facts({ strategy }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const { data } = useGetConstantsQuery()
  const { description, goal, startsOn, dueOn, channels, ownerName, priority, kpi } = strategy
  const { campaignIds = [] } = kpi.scope
  const campaigns = useCampaignNames(campaignIds)
  return (
    <Section title={t('facts.title')}>
      {description ? (
        <Box mb="4">
          <Markdown>{description}</Markdown>
        </Box>
      ) : null}
      <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" gap="3" m="0">
        <Fact name={t('form.goal')}>
          {data?.digitalMarketingGoals.find(({ value }) => value === goal)?.label ?? '–'}
        </Fact>
        <Fact name={t('facts.period')}>
          {t('facts.fromTo', { from: format.date(startsOn), to: format.date(dueOn) })}
        </Fact>
        <Fact name={t('column.owner')}>{ownerName ?? t('owner.none')}</Fact>
        <Fact name={t('form.priority')}>{t(`priority.${priority}`)}</Fact>
        <Fact name={t('form.channels')}>
          {channels.length === 0 ? '–' : channels.map((channel) => t(`channel.${channel}`)).join(', ')}
        </Fact>
        {campaignIds.length > 0 ? (
          <Fact name={t('form.campaigns')}>{campaigns?.join(', ') ?? format.number(campaignIds.length)}</Fact>
        ) : null}
      </chakra.dl>
    </Section>
  )
}
