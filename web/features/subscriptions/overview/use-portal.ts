import { useCreateBillingPortalSessionMutation } from '@adwright/sdk/react-query'
import { useTranslation } from 'react-i18next'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useUser } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Redirects to the billing portal of the payment provider; its address works once, so it is requested with each visit. */
export function usePortal(leave: (url: string) => void = (url) => window.location.assign(url)) {
  const { t } = useTranslation('subscriptions')
  const { id } = useUser()
  const session = useCreateBillingPortalSessionMutation()

  async function open() {
    try {
      const { url } = await session.mutateAsync({ path: { userId: id }, body: {} })
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
