import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { savedData, useSavedData } from '#web/lib/saved-data.ts'
import { paths } from '#web/paths.ts'
import { setupSteps, useSetup } from '#web/session/connection/use-setup.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'

const SAVED = 'checklistGone'

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []

const putAway = (accountId: string) => {
  const ids = idsOf(savedData.get(SAVED))
  if (!ids.includes(accountId)) savedData.set(SAVED, [...ids, accountId])
}

/** Whether the checklist of the account was finished or put away in this browser. */
export const useIsChecklistGone = (): boolean => {
  const { id, isDemo } = useAccount()
  return idsOf(useSavedData(SAVED)).includes(id) || isDemo
}

/** How far the account is, and its next step; it goes for good when all is done, or when it is put away. */
export function ChecklistCard() {
  const { t } = useTranslation('dashboard')
  const { id: accountId } = useAccount()
  const { states } = useSetup()
  const done = setupSteps.filter((step) => states[step] === 'done').length
  const next = setupSteps.find((step) => states[step] === 'open')
  const isDone = done === setupSteps.length
  const isReading = setupSteps.some((step) => states[step] === 'unknown')

  useEffect(() => {
    if (isDone) putAway(accountId)
  }, [isDone, accountId])

  if (isReading) {
    return (
      <Loading>
        <Skeleton height="4.25rem" mb="4" />
      </Loading>
    )
  }
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
          {next ? t('checklist.next', { step: t(`checklist.step.${next}`) }) : t('checklist.unread')}
        </Text>
      </Box>
      <Flex gap="2">
        <Button asChild size="sm">
          <Link to={paths.getStarted()}>{t('checklist.open')}</Link>
        </Button>
        <Button size="sm" variant="ghost" onClick={() => putAway(accountId)}>
          {t('checklist.dismiss')}
        </Button>
      </Flex>
    </Flex>
  )
}
