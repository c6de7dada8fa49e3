import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMissingStep } from '#web/domain/connection/use-missing-step.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

/** Replaces metrics without a data source, with the one missing step. */
export function ConnectCard({ what }: { what: 'analytics' | 'ads' }) {
  const { t } = useTranslation('dashboard')
  const { step, to } = useMissingStep(what === 'ads' ? GoogleAds : GoogleAnalytics, useAccount().id)
  return (
    <Box layerStyle="card" mt="4">
      <EmptyState
        drawing="plug"
        headingLevel="h2"
        title={t(`connect.${what}.title`)}
        action={
          <Button asChild variant="outline">
            <Link to={to}>{t(`connect.${what}.${step}.action`)}</Link>
          </Button>
        }
      >
        {t(`connect.${what}.${step}.text`)}
      </EmptyState>
    </Box>
  )
}
