import { useInviteAccountUserMutation } from '@adwright/sdk/react-query'
import type { AccountUser } from '@adwright/sdk/types'
import { Button, Flex, Text, Link as TextLink } from '@chakra-ui/react'
import { Send, UserMinus, UserPlus, UserRoundCog } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { serverMessageOr } from '#web/lib/problem.ts'
import { useIntentKey } from '#web/lib/use-intent-key.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { isInvited, removeReason, roleReason } from './team-rules.ts'
import { memberName, useTeam } from './use-team.ts'
import { useTeamColumns } from './use-team-columns.tsx'

/** Resends the email of an open invitation, which is then valid for another seven days. */
function useResend() {
  const { t } = useTranslation('settings')
  const { id: accountId } = useAccount()
  const intentKey = useIntentKey()
  const invite = useInviteAccountUserMutation()
  return async ({ email, role, invitedAt }: AccountUser) => {
    const body = { email, role }
    try {
      // Each click is an intent of its own, so a second click sends a second email.
      await invite.mutateAsync({ path: { accountId }, body, headers: intentKey({ ...body, after: invitedAt }) })
      toaster.show({ tone: 'good', title: t('invite.done'), description: t('invite.doneText', { email }) })
    } catch (error) {
      const description = serverMessageOr(error, t('invite.resendFailedText'))
      toaster.show({ tone: 'bad', title: t('invite.resendFailed'), description })
    }
  }
}

/** Members and open invitations of the account, with the actions that the viewer's role allows. */
export function Team() {
  const { t } = useTranslation('settings')
  const account = useAccount()
  const navigate = useNavigate()
  const resend = useResend()
  const { team, members, seats, limit, inviteReason, viewer } = useTeam(account)
  const columns = useTeamColumns(viewer.userId)
  const open = (path: string) => () => void navigate(path, { preventScrollReset: true })

  function actionsOf(member: AccountUser): MenuAction[] {
    const role = roleReason(member, members, viewer)
    const remove = removeReason(member, members, viewer)
    const kind = member.userId === viewer.userId ? 'leave' : isInvited(member) ? 'withdraw' : 'remove'
    const disabled = (reason: typeof role) => (reason ? { disabledReason: t(`teamReason.${reason}`) } : {})
    return [
      ...(isInvited(member)
        ? [
            {
              id: 'resend',
              label: t('invite.resend'),
              icon: Send,
              onSelect: () => void resend(member).then(() => team.refetch()),
              ...disabled(role),
            },
          ]
        : []),
      {
        id: 'role',
        label: t('team.changeRole'),
        icon: UserRoundCog,
        onSelect: open(paths.memberRole(member.userId)),
        ...disabled(role),
      },
      {
        id: 'remove',
        label: t(`teamDo.${kind}`),
        icon: UserMinus,
        isDanger: true,
        onSelect: open(paths.removeMember(member.userId)),
        ...disabled(remove),
      },
    ]
  }

  const inviteLabel = (
    <>
      <UserPlus aria-hidden="true" />
      {t('team.invite')}
    </>
  )
  return (
    <Section
      title={t('team.title')}
      description={
        <>
          {t('team.text')}{' '}
          <TextLink asChild>
            <Link to={paths.memberRoles()} preventScrollReset>
              {t('matrix.title')}
            </Link>
          </TextLink>
        </>
      }
      variant="plain"
      actions={
        <Flex gap="3" align="center" wrap="wrap">
          {team.data ? (
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t('team.seats', { used: seats, count: limit })}
            </Text>
          ) : null}
          {inviteReason === undefined ? (
            <Button asChild variant="outline">
              <Link to={paths.inviteMember()} preventScrollReset>
                {inviteLabel}
              </Link>
            </Button>
          ) : (
            <DisabledReason reason={inviteReason}>
              <Button variant="outline">{inviteLabel}</Button>
            </DisabledReason>
          )}
        </Flex>
      }
    >
      <DataTable
        label={t('team.title')}
        columns={columns}
        rows={members}
        getRowId={({ userId }) => userId}
        nameOf={memberName}
        rowActions={actionsOf}
        read={team}
      />
    </Section>
  )
}
