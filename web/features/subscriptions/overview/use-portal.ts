import { useCreateBillingPortalSessionMutation } from '@adwright/sdk/react-query'
import type { CreateBillingPortalSessionData } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useUser } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** A plan and period that the portal opens with. */
export type BillingChange = NonNullable<CreateBillingPortalSessionData['body']>['change']

/** Redirects to the billing portal of the payment provider; its address works once, so it is requested with each visit. */
export function usePortal(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const { t } = useTranslation('subscriptions')
  const { id } = useUser()
  const session = useCreateBillingPortalSessionMutation()

  async function open(change?: BillingChange) {
    try {
      const { url } = await session.mutateAsync({ path: { userId: id }, body: change ? { change } : {} })
      leave(url)
    } catch (error) {
      toaster.show({
        tone: 'bad',
        title: t('portal.failed'),
        description: serverMessageOr(error, t('portal.failedText')),
      })
    }
  }

  return { open, isOpening: session.isPending }
}
