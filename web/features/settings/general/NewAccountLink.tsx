import { Button } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountReason } from '#web/domain/accounts/account-limit.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'

/** A link to the form for another account, or the reason why none can be created. */
export function NewAccountLink() {
  const { t } = useTranslation('settings')
  const current = useCurrent()
  const reason = accountReason(current)
  const label = (
    <>
      <Building2 aria-hidden="true" />
      {t('newAccount.title')}
    </>
  )
  if (reason === undefined) {
    return (
      <Button asChild variant="outline">
        <Link to={paths.newAccount()} preventScrollReset>
          {label}
        </Link>
      </Button>
    )
  }
  const count = current.user.subscriptionDetails.accountsLimit
  return (
    <DisabledReason reason={t(`newAccountReason.${reason}`, { count })}>
      <Button variant="outline">{label}</Button>
    </DisabledReason>
  )
}
