import { useTranslation } from 'react-i18next'
import { ClosedView } from './AccessNotice.tsx'
import { NoAccountWays, useNoAccount } from './NoAccountWays.tsx'

/** Replaces a view that needs an account for a person without one. */
export function NoAccountNotice() {
  const { t } = useTranslation('common')
  const { text, setUp } = useNoAccount()
  return (
    <ClosedView drawing="lock" title={t('access.noAccount')} text={text}>
      <NoAccountWays setUp={setUp} />
    </ClosedView>
  )
}
