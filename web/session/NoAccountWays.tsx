import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { accountReason } from './account-limit.ts'
import { useCurrent } from './current.ts'

/** What a person without an account can do: make one while the plan has room, or join that of somebody else. */
export function useNoAccount() {
  const { t } = useTranslation(['shell', 'common'])
  const current = useCurrent()
  const maySetUp = accountReason(current) === undefined
  return {
    text: maySetUp ? t('noAccount.text') : t('common:access.noAccountText'),
    // Before a first plan the account belongs to the registration.
    setUp: maySetUp
      ? current.user.subscriptionDetails.subscriptionId === null
        ? paths.register()
        : paths.newAccount()
      : undefined,
  }
}

export function NoAccountWays({ setUp }: { setUp: string | undefined }) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <>
      {setUp ? (
        <Button asChild>
          <Link to={setUp}>{t('noAccount.setUp')}</Link>
        </Button>
      ) : null}
      <Button asChild variant="outline">
        <Link to={paths.invitations()}>{t('common:access.noAccountAction')}</Link>
      </Button>
    </>
  )
}
