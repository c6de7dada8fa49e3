import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountReason } from '#web/domain/accounts/account-limit.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { NewAccountForm } from './NewAccountForm.tsx'

export const handle = { crumb: 'settings:newAccount.title', isModal: true }

/** The form for another account, or the reason why none can be created. */
export function Component() {
  const { t } = useTranslation('settings')
  const current = useCurrent()
  const { accountsCount, accountsLimit } = current.user.subscriptionDetails
  const reason = accountReason(current)
  return (
    <RouteDialog title={t('newAccount.title')} description={t('newAccount.text')} closeTo={paths.settingsGeneral()}>
      {reason === undefined ? (
        <Flex direction="column" gap="4">
          <Text textStyle="sm" color="fg.muted">
            {t('newAccount.left', { count: accountsLimit - accountsCount })}
          </Text>
          <NewAccountForm />
        </Flex>
      ) : (
        <Flex direction="column" pb="4">
          <Notice
            tone="warning"
            title={t(`newAccountReason.${reason}`, { count: accountsLimit })}
            action={
              reason === 'full' ? (
                <Button asChild size="sm" variant="outline">
                  <Link to={paths.subscriptions()}>{t('team.plans')}</Link>
                </Button>
              ) : undefined
            }
          />
        </Flex>
      )}
    </RouteDialog>
  )
}
