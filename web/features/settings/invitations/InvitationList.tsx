import { listAccountInvitationsOptions } from '@adwright/sdk/react-query'
import type { AccountInvitation } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { OnboardingState } from '#web/domain/people/onboarding-state.ts'
import { paths } from '#web/paths.ts'
import { useCurrent, useUser } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { useAnswer } from './use-answer.ts'

function Invitation({ invitation }: { invitation: AccountInvitation }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { timeZone } = useUser()
  const { accept, decline, isAccepting } = useAnswer(invitation)
  const [isAsking, setAsking] = useState(false)
  const { accountName, role, invitedByName, expiresAt } = invitation
  return (
    <Section title={accountName} description={t('invitations.from', { name: invitedByName })}>
      <Text>{t('invitations.role', { role: t(`roles.${role}`) })}</Text>
      <Text color="fg.muted" textStyle="sm">
        {t(`roleHelp.${role}`)}
      </Text>
      <Text color="fg.muted" textStyle="sm" mt="2">
        {t('invitations.until', { date: format.dateTime(expiresAt, timeZone) })}
      </Text>
      <Flex gap="2" mt="4" wrap="wrap">
        <BusyButton
          loading={isAccepting}
          loadingText={t('invitations.accept')}
          aria-label={t('invitations.acceptOf', { account: accountName })}
          onClick={() => void accept()}
        >
          {t('invitations.accept')}
        </BusyButton>
        <Button
          variant="outline"
          aria-label={t('invitations.declineOf', { account: accountName })}
          onClick={() => setAsking(true)}
        >
          {t('invitations.decline')}
        </Button>
      </Flex>
      <ConfirmDialog
        title={t('invitations.declineOf', { account: accountName })}
        confirm={t('invitations.decline')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={decline}
      >
        {t('invitations.declineLoss', { name: invitedByName })}
      </ConfirmDialog>
    </Section>
  )
}

export function InvitationList() {
  const { t } = useTranslation('settings')
  const { isEmailVerified } = useUser()
  const hasAccount = useCurrent().account !== undefined
  const { data } = useSuspenseQuery(listAccountInvitationsOptions())
  if (data.length === 0) {
    return (
      <EmptyState
        title={t(isEmailVerified ? 'invitations.empty' : 'invitations.unconfirmed')}
        action={
          <Button asChild variant="outline">
            <Link to={paths.dashboard()}>{t('invitations.dashboard')}</Link>
          </Button>
        }
      >
        {t(isEmailVerified ? 'invitations.emptyText' : 'invitations.unconfirmedText')}
      </EmptyState>
    )
  }
  return (
    <Flex direction="column" gap="4" maxWidth="40rem">
      {data.map((invitation) => (
        <Invitation key={invitation.accountId} invitation={invitation} />
      ))}
      {hasAccount ? null : (
        <Button asChild variant="ghost" alignSelf="flex-start">
          <Link to={paths.register()} state={{ isOwnAccountChosen: true } satisfies OnboardingState}>
            {t('invitations.ownAccount')}
          </Link>
        </Button>
      )}
    </Flex>
  )
}
