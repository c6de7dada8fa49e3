import {
  listAccountInvitationsQueryKey,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  useRefreshTokenMutation,
} from '@adwright/sdk/react-query'
import type { AccountInvitation } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { chooseAccount } from '#web/session/account-choice.ts'
import { renewSession } from '#web/session/session.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

/** Answers an invitation: accepting leads into the account, declining takes it off the list (a refusal is thrown). */
export function useAnswer({ accountId, accountName }: AccountInvitation) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const path = { accountId }
  const acceptance = useAcceptInvitationMutation()
  const refresh = useRefreshTokenMutation()
  const refusal = useDeclineInvitationMutation()

  const forget = () =>
    queries.setQueryData<AccountInvitation[]>(listAccountInvitationsQueryKey(), (all) =>
      all?.filter((one) => one.accountId !== accountId),
    )

  async function accept() {
    try {
      await acceptance.mutateAsync({ path })
      // The current token does not include the new account. Accepting is idempotent, so the whole step can be retried.
      renewSession(await refresh.mutateAsync({}))
    } catch (error) {
      const description = serverMessageOr(error, t('invitations.acceptFailedText'))
      toaster.show({ tone: 'bad', title: t('invitations.acceptFailed'), description })
      // The invitation may have expired or been withdrawn.
      await invalidate('listAccountInvitations')
      return
    }
    toaster.show({ tone: 'good', title: t('invitations.accepted'), description: accountName })
    await invalidate('listAccounts', 'getUser')
    chooseAccount(accountId)
    forget()
    await navigate(paths.dashboard())
  }

  async function decline() {
    await refusal.mutateAsync({ path })
    toaster.show({ title: t('invitations.declined'), description: accountName })
    forget()
  }

  return { accept, decline, isAccepting: acceptance.isPending || refresh.isPending }
}
