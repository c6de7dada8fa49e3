import { useGetAutopilotItemQuery } from '@adwright/sdk/react-query'
import { Button, Flex } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { AutomationBanner } from '#web/features/autopilot/AutomationBanner.tsx'
import { ClientNeeded } from '#web/features/autopilot/ClientNeeded.tsx'
import { UnknownMetricsNotice } from '#web/features/autopilot/UnknownMetrics.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { paths, patterns } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Missing } from '#web/ui/feedback/Missing.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { RuleTabs } from './RuleTabs.tsx'

export const handle = {
  crumb: 'autopilot:detail.title',
  above: [{ crumb: 'autopilot:rules.title', to: patterns.activeRules }],
}

export function Component() {
  const { t } = useTranslation('autopilot')
  const { autopilotId = '' } = useParams()
  const [name, setName] = useState<string>()
  return (
    <Page
      title={name ?? t('detail.title')}
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
        <Rule key={autopilotId} autopilotId={autopilotId} onNamed={setName} />
      </ClientNeeded>
    </Page>
  )
}

interface RuleProps {
  autopilotId: string
  /** Sets the page title to the name of the rule; undefined if the rule doesn't exist. */
  onNamed: (name: string | undefined) => void
}

function Rule({ autopilotId, onNamed }: RuleProps) {
  const { t } = useTranslation('autopilot')
  const { path } = useClient()
  const rule = useGetAutopilotItemQuery({ path: { ...path, autopilotId } })
  const name = rule.data?.name
  useEffect(() => onNamed(name), [name, onNamed])

  if (rule.data) {
    return (
      <Flex direction="column" gap="4">
        <AutomationBanner />
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
    <Missing
      error={rule.error}
      onRetry={() => void rule.refetch()}
      title={t('detail.missing')}
      back={{ to: paths.activeRules(), label: t('detail.back') }}
    >
      {t('detail.missingText')}
    </Missing>
  )
}
