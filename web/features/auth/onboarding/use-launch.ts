import {
  getUserQueryKey,
  listAccountsQueryKey,
  useCreateAccountMutation,
  useRefreshTokenMutation,
} from '@adwright/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAboutFields } from '#web/features/auth/own-fields.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { renewSession } from '#web/session/session.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { accountBody } from './account-body.ts'
import { dropDraft } from './draft.ts'
import type { OnboardingOutput } from './onboarding-schema.ts'

const quiet = { meta: { isShownInPlace: true } }

/** Sets the account up, takes a token that knows it, and goes on to the prices. What fails is told by a toast. */
export function useLaunch(): (typed: OnboardingOutput) => Promise<void> {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const create = useCreateAccountMutation(quiet)
  const refresh = useRefreshTokenMutation(quiet)
  const intentKey = useIntentKey()
  // When only the token failed, the next try does not make a second account.
  const isCreated = useRef(false)

  return async (typed) => {
    const body = accountBody(typed)
    try {
      if (!isCreated.current) await create.mutateAsync({ body, headers: intentKey(body) })
      isCreated.current = true
      renewSession(await refresh.mutateAsync({}))
    } catch (error) {
      if (isAboutFields(error, Object.keys(body))) throw error
      const description = serverMessageOr(error, t('onboarding.failedText'))
      toaster.show({ tone: 'bad', title: t('onboarding.failed'), description })
      return
    }
    toaster.show({ tone: 'good', title: t('onboarding.done') })
    dropDraft()
    // Read anew by the gates of the next view, not by this one, which would leave for the dashboard.
    const later = { refetchType: 'none' } as const
    await queries.invalidateQueries({ queryKey: listAccountsQueryKey(), ...later })
    await queries.invalidateQueries({ queryKey: getUserQueryKey(), ...later })
    await navigate(paths.registrationPricing())
  }
}
