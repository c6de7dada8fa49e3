import type { Account } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { InviteForm } from './InviteForm.tsx'
import { useLeaveDialog, useTeam, useTeamAccount } from './use-team.ts'

export const handle = { crumb: 'settings:invite.title', isModal: true }

function Invitation({ account }: { account: Account }) {
  const { t } = useTranslation('settings')
  const { team, seats, limit, isFull, inviteReason } = useTeam(account)
  const { leave } = useLeaveDialog()
  return (
    <RouteDialog title={t('invite.title')} description={t('invite.text')} closeTo={paths.settingsGeneral()}>
      {inviteReason === undefined ? (
        <Flex direction="column" gap="4">
          {team.data ? (
            <Text textStyle="sm" color="fg.muted">
              {t('invite.seatsLeft', { count: limit - seats })}
            </Text>
          ) : null}
          <InviteForm account={account} onDone={leave} />
        </Flex>
      ) : (
        <Flex direction="column" pb="4">
          <Notice
            tone="warning"
            title={inviteReason}
            action={
              isFull ? (
                <Button asChild size="sm" variant="outline">
                  <Link to={paths.subscriptions()}>{t('team.plans')}</Link>
                </Button>
              ) : undefined
            }
          >
            {isFull ? t('team.limitText') : null}
          </Notice>
        </Flex>
      )}
    </RouteDialog>
  )
}

export function Component() {
  const account = useTeamAccount()
  // The screen behind shows why inviting is impossible.
  if (!account) return <Navigate to={paths.settingsGeneral()} replace />
  return <Invitation key={account.id} account={account} />
}
