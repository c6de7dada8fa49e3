import type { Strategy } from '@adwright/sdk/types'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router-dom'
import { useIsPrivate, useStrategy } from '#web/features/strategies/use-plan.ts'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { paths, patterns } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { ChartSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EMPTY_LINE } from '#web/ui/page/empty-line.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { Tabs } from '#web/ui/page/Tabs.tsx'
import { Overview } from './Overview.tsx'
import { StrategyActions } from './StrategyActions.tsx'
import { StrategyHistory } from './StrategyHistory.tsx'
import { StrategyPosts } from './StrategyPosts.tsx'
import { StrategyTasks } from './StrategyTasks.tsx'

export const handle = {
  crumb: 'strategies:detail.crumb',
  ancestors: [{ crumb: 'strategies:title', to: patterns.strategies }],
}

export function Component() {
  const { t } = useTranslation('strategies')
  const { strategyId = '' } = useParams()
  const isPrivate = useIsPrivate()
  const { data, error, refetch } = useStrategy(isPrivate, strategyId)
  const back = paths.strategies(isPrivate ? { tab: 'mine' } : {})
  return (
    <Page
      title={data?.title ?? t('detail.crumb')}
      lead={data ? <Lead strategy={data} /> : error ? undefined : EMPTY_LINE}
      wide
      actions={data ? <StrategyActions strategy={data} isPrivate={isPrivate} /> : undefined}
    >
      {data ? (
        <Detail key={strategyId} strategy={data} isPrivate={isPrivate} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('detail.missing')}
          back={{ to: back, label: t('detail.all') }}
        >
          {t('detail.missingText')}
        </ResourceError>
      ) : (
        <Loading>
          <ChartSkeleton height={360} />
        </Loading>
      )}
      <Outlet />
    </Page>
  )
}

function Lead({ strategy: { status, ownerName, source } }: { strategy: Strategy }) {
  const { t } = useTranslation('strategies')
  const parts = [t(`status.${status}`), ownerName ?? undefined, t(`source.${source}`)]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

interface DetailProps {
  strategy: Strategy
  isPrivate: boolean
}

function Detail({ strategy, isPrivate }: DetailProps) {
  const { t } = useTranslation('strategies')
  const views = isPrivate
    ? (['overview', 'tasks', 'history'] as const)
    : (['overview', 'tasks', 'posts', 'history'] as const)
  const [tab, setTab] = useAddressChoice<(typeof views)[number]>('tab', ['overview', ...views.slice(1)])
  return (
    <Tabs tabs={views.map((value) => ({ value, label: t(`detail.tab.${value}`) }))} value={tab} onChange={setTab}>
      <Flex direction="column" gap="4">
        {tab === 'overview' ? <Overview strategy={strategy} isPrivate={isPrivate} /> : null}
        {tab === 'tasks' ? <StrategyTasks strategy={strategy} isPrivate={isPrivate} /> : null}
        {tab === 'posts' ? <StrategyPosts strategy={strategy} /> : null}
        {tab === 'history' ? <StrategyHistory strategy={strategy} isPrivate={isPrivate} /> : null}
      </Flex>
    </Tabs>
  )
}
