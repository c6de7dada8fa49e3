import { listAccountsQueryKey, useListAccountUsersQuery } from '@adwright/sdk/react-query'
import type { AccountUser } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { UserMinus, UserPlus, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount, useCan, useUser } from '#web/session/current.ts'
import { nameOf } from '#web/session/person.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { isInvited, removeReason, roleReason, seatsOf } from './team-rules.ts'
import { useTeamColumns } from './use-team-columns.tsx'

interface Asked {
  what: 'role' | 'remove'
  member: AccountUser
}

/** Members and open invitations of the account, and what the viewer's role may do with them. */
export function Team() {
  const { t } = useTranslation('settings')
  const user = useUser()
  const account = useAccount()
  const queries = useQueryClient()
  const mayInvite = useCan('manageMembers')
  const columns = useTeamColumns(user.id)
  const team = useListAccountUsersQuery({ path: { accountId: account.id } })
  const [isInviting, setInviting] = useState(false)
  const [asked, setAsked] = useState<Asked>()

  const rows = team.data ?? []
  const viewer = { userId: user.id, role: account.role }
  const limit = user.subscriptionDetails.usersLimit
  const seats = seatsOf(rows)
  const isFull = team.data !== undefined && seats >= limit
  const named = (member: AccountUser) => (isInvited(member) ? member.email : nameOf(member))
  const readAgain = () => void queries.invalidateQueries({ queryKey: listAccountsQueryKey() })

  function actionsOf(member: AccountUser): MenuAction[] {
    const isSelf = member.userId === user.id
    const role = roleReason(member, rows, viewer)
    const remove = removeReason(member, rows, viewer)
    const kind = isSelf ? 'leave' : isInvited(member) ? 'withdraw' : 'remove'
    return [
      {
        id: 'role',
        label: t('team.changeRole'),
        icon: UserRoundCog,
        onSelect: () => setAsked({ what: 'role', member }),
        ...(role ? { disabledReason: t(`teamReason.${role}`) } : {}),
      },
      {
        id: 'remove',
        label: t(`teamDo.${kind}`),
        icon: UserMinus,
        isDanger: true,
        onSelect: () => setAsked({ what: 'remove', member }),
        ...(remove ? { disabledReason: t(`teamReason.${remove}`) } : {}),
      },
    ]
  }

  const reason = mayInvite ? (isFull ? t('team.limit', { count: limit }) : undefined) : t('teamReason.needsAdmin')
  const isSelf = asked?.member.userId === user.id
  const dialog = { onClose: () => setAsked(undefined), name: asked ? named(asked.member) : '' }
  return (
    <Section
      title={t('team.title')}
      description={t('team.text')}
      variant="plain"
      actions={
        <Flex gap="3" align="center" wrap="wrap">
          {team.data ? (
            <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t('team.seats', { used: seats, count: limit })}
            </Text>
          ) : null}
          <DisabledReason reason={reason}>
            <Button variant="outline" onClick={() => setInviting(true)}>
              <UserPlus aria-hidden="true" />
              {t('team.invite')}
            </Button>
          </DisabledReason>
        </Flex>
      }
    >
      <DataTable
        label={t('team.title')}
        columns={columns}
        rows={rows}
        getRowId={({ userId }) => userId}
        nameOf={named}
        rowActions={actionsOf}
        isLoading={team.isPending}
        error={team.data ? undefined : team.error}
        onRetry={() => void team.refetch()}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      {asked?.what === 'role' ? (
        <RoleDialog member={asked.member} {...dialog} onOwnChange={isSelf ? readAgain : undefined} />
      ) : null}
      {asked?.what === 'remove' ? (
        <RemoveDialog member={asked.member} {...dialog} onLeft={isSelf ? readAgain : undefined} />
      ) : null}
    </Section>
  )
}
