import { useGetAutopilotItemQuery } from '@adwright/sdk/react-query'
import { Button, Flex } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { UnknownMetricsNotice } from '#web/features/autopilot/UnknownMetrics.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { paths, patterns } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { RuleTabs } from './RuleTabs.tsx'

export const handle = {
  crumb: 'autopilot:detail.title',
  ancestors: [{ crumb: 'autopilot:rules.title', to: patterns.activeRules }],
}

export function Component() {
  const { t } = useTranslation('autopilot')
  const { autopilotId = '' } = useParams()
  return (
    <Page
      title={t('detail.title')}
      wide
      actions={
        <Button asChild variant="outline">
          <Link to={paths.activeRules()}>
            <ArrowLeft aria-hidden="true" />
            {t('detail.back')}
          </Link>
        </Button>
      }
    >
      <ClientNeeded>
        <Rule key={autopilotId} autopilotId={autopilotId} />
      </ClientNeeded>
    </Page>
  )
}

function Rule({ autopilotId }: { autopilotId: string }) {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const rule = useGetAutopilotItemQuery({ path: { ...path, autopilotId } })
  useObjectTitle(rule.data?.name)

  if (rule.data) {
    return (
      <Flex direction="column" gap="4">
        <UnknownMetricsNotice metrics={rule.data.unknownMetrics} />
        <RuleTabs item={rule.data} />
      </Flex>
    )
  }
  if (rule.isPending) {
    return (
      <Loading>
        <TableSkeleton rows={8} columns={3} />
      </Loading>
    )
  }
  return (
    <ResourceError
      error={rule.error}
      onRetry={() => void rule.refetch()}
      title={t('detail.missing')}
      back={{ to: paths.activeRules(), label: t('detail.back') }}
    >
      {t('detail.missingText')}
    </ResourceError>
  )
}
