import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMissingStep } from '#web/domain/connection/use-missing-step.ts'
import { useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Replaces the report while there is no data and names the missing step. */
export function NoAnalyticsData() {
  const { t } = useTranslation('reports')
  const { step, to } = useMissingStep(IntegrationPlatform.GoogleAnalytics, useCurrent().account?.id)
  return (
    <Box layerStyle="card">
      <EmptyState
        drawing="plug"
        title={t(`missing.${step}.title`)}
        action={
          <Button asChild variant={step === 'wait' ? 'outline' : 'solid'}>
            <Link to={to}>{t(`missing.${step}.action`)}</Link>
          </Button>
        }
      >
        {t(`missing.${step}.text`)}
      </EmptyState>
    </Box>
  )
}
