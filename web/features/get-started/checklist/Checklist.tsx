import { Box, Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { SampleOffer } from './SampleOffer.tsx'
import { StepList } from './StepList.tsx'
import { useSteps } from './use-steps.ts'

/** The setup steps of an account with their status on the server. */
export function Checklist() {
  const { t } = useTranslation('get-started')
  const steps = useSteps()
  const isDone = steps.every(({ state }) => state === 'done')
  return (
    <>
      <StepList steps={steps} />
      {isDone ? (
        <Box mt="4">
          <Notice
            tone="good"
            title={t('allDone')}
            action={
              <Button asChild variant="outline" size="sm">
                <Link to={paths.dashboard()}>{t('toDashboard')}</Link>
              </Button>
            }
          />
        </Box>
      ) : null}
      {steps.some(({ id, state }) => state === 'done' && id !== 'colleague') ? null : <SampleOffer />}
    </>
  )
}
