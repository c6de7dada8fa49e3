import { IntegrationPlatform } from '@adwright/sdk/types'
import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type SetupStep, setupSteps, useSetup } from '#web/domain/checklist/use-setup.ts'
import { savedData } from '#web/lib/saved-data.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCurrent } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionBoundary } from '#web/ui/feedback/SectionBoundary.tsx'

const HIDDEN_FOR = 'checklistGone'

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

const hideChecklist = (accountId: string) => {
  const ids = idsOf(savedData.get(HIDDEN_FOR))
  if (!ids.includes(accountId)) savedData.set(HIDDEN_FOR, [...ids, accountId])
}

const skeleton = <Skeleton height={{ base: '6.875rem', md: '4.25rem' }} mb="4" />

/** The setup progress with its next step; gone once complete, and hidden for good once dismissed. */
export function ChecklistCard() {
  const { t } = useTranslation('dashboard')
  const { id, isDemo } = useAccount()
  const { hasAdsData, hasAnalyticsData } = useCurrent()
  // With data of both sources the setup is mostly complete: no space is reserved then.
  const loading = hasAdsData && hasAnalyticsData ? null : skeleton
  const [isGone, setGone] = useState(() => isDemo || idsOf(savedData.get(HIDDEN_FOR)).includes(id))
  if (isGone) return null
  const dismiss = () => {
    hideChecklist(id)
    setGone(true)
  }
  return (
    <SectionBoundary title={t('checklist.error')} skeleton={loading}>
      <Progress accountId={id} loading={loading} onDismiss={dismiss} />
    </SectionBoundary>
  )
}

/** The step as it is named: access that has ended is given again. */
function namedStep(step: SetupStep, broken: readonly IntegrationPlatform[]) {
  if (step === 'ads' && broken.includes(IntegrationPlatform.GoogleAds)) return 'adsAgain'
  if (step === 'analytics' && broken.includes(IntegrationPlatform.GoogleAnalytics)) return 'analyticsAgain'
  return step
}

interface ProgressProps {
  accountId: string
  /** Shown until the steps are known. */
  loading: ReactNode
  onDismiss: () => void
}

function Progress({ accountId, loading, onDismiss }: ProgressProps) {
  const { t } = useTranslation('dashboard')
  const { states, broken } = useSetup()
  const done = setupSteps.filter((step) => states[step] === 'done').length
  const next = setupSteps.find((step) => states[step] === 'open')
  const isDone = done === setupSteps.length
  const isReading = setupSteps.some((step) => states[step] === 'unknown')

  useEffect(() => {
    if (isDone) hideChecklist(accountId)
  }, [isDone, accountId])

  if (isReading) return loading === null ? null : <Loading>{loading}</Loading>
  if (isDone) return null
  return (
    <Flex
      layerStyle="card"
      px="4"
      py="3"
      mb="4"
      gap="3"
      align="center"
      wrap="wrap"
      as="section"
      aria-labelledby="setup"
    >
      <Box flex="1 1 14rem" minWidth="0">
        <Text as="h2" id="setup" fontWeight="semibold">
          {t('checklist.title', { done, count: setupSteps.length })}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {next ? t('checklist.next', { step: t(`checklist.step.${namedStep(next, broken)}`) }) : t('checklist.unread')}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button asChild size="sm">
          <Link to={paths.getStarted()}>{t('checklist.open')}</Link>
        </Button>
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {t('checklist.dismiss')}
        </Button>
      </Flex>
    </Flex>
  )
}
