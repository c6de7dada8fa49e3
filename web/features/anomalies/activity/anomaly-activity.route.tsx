import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FreshMark } from '#web/features/anomalies/FreshMark.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { AnomalyFilters } from './AnomalyFilters.tsx'
import { AnomalyTable } from './AnomalyTable.tsx'
import { useAnomalyQuery } from './use-anomaly-query.ts'

export const handle = { crumb: 'anomalies:activity.title' }

export function Component() {
  const { t } = useTranslation('anomalies')
  const { timeZone } = useAccount()
  const asked = useAnomalyQuery(timeZone)
  return (
    <Page
      title={t('activity.title')}
      lead={t('activity.lead')}
      wide
      actions={
        <Button asChild variant="outline">
          <Link to={paths.anomalySetup()}>{t('activity.toSetup')}</Link>
        </Button>
      }
    >
      <Flex direction="column" gap="4">
        <Flex gap="3" justify="space-between" align="center" wrap="wrap">
          <AnomalyFilters asked={asked} />
          <FreshMark />
        </Flex>
        <AnomalyTable asked={asked} />
      </Flex>
    </Page>
  )
}
