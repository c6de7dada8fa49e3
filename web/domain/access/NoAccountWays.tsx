import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountReason } from '#web/domain/accounts/account-limit.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'

/** The options of a person without an account: create one if the plan allows it, or join another person's account. */
export function useNoAccount() {
  const { t } = useTranslation(['shell', 'common'])
  const current = useCurrent()
  const { subscriptionId } = current.user.subscriptionDetails
  // Before the first plan, the account is created as part of the registration.
  const way = subscriptionId === null ? paths.register() : paths.newAccount()
  const setUp = subscriptionId === null || accountReason(current) === undefined ? way : undefined
  return { setUp, text: setUp ? t('noAccount.text') : t('common:access.noAccountText') }
}

/** `setUp` is the URL for creating an account; undefined if the person may not create one. */
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
