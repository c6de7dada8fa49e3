import { getUserQueryKey, useStartTrialMutation } from '@adwright/sdk/react-query'
import type { User } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Starts the trial, updates the gates, and redirects to get started. A failure is shown as a toast. */
export function useStartTrial() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const trial = useStartTrialMutation()
  const intentKey = useIntentKey()
  // Keeps the button busy until the next view is shown, although the trial has already started.
  const [isStarting, setStarting] = useState(false)

  async function start() {
    setStarting(true)
    try {
      const subscriptionDetails = await trial.mutateAsync({ headers: intentKey('trial') })
      // Updates the cached user directly: if refetching it failed, the gates would redirect back here.
      queries.setQueryData<User>(getUserQueryKey(), (user) => user && { ...user, subscriptionDetails })
    } catch (error) {
      const description = serverMessageOr(error, t('pricing.trialFailedText'))
      toaster.show({ tone: 'bad', title: t('pricing.trialFailed'), description })
      setStarting(false)
      return
    }
    toaster.show({ tone: 'good', title: t('pricing.trialStarted') })
    await invalidate('getUser', 'getAccountSubscription')
    await navigate(paths.getStarted())
  }

  return { start, isStarting }
}
