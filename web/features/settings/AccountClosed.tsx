import { useTranslation } from 'react-i18next'
import { NoAccountWays, useNoAccount } from '#web/domain/access/NoAccountWays.tsx'
import { useCurrent } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Replaces account settings for a person without an account, or whose account waits for approval. */
export function AccountClosed() {
  const { t } = useTranslation('common')
  const { account } = useCurrent()
  const { text, setUp } = useNoAccount()
  if (account) {
    return (
      <EmptyState drawing="search" title={t('access.pending')}>
        {t('access.pendingText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="lock" title={t('access.noAccount')} action={<NoAccountWays setUp={setUp} />}>
      {text}
    </EmptyState>
  )
}
