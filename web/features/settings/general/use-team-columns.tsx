import { type AccountUser, MemberStatus } from '@adwright/sdk/types'
import { Flex, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#web/session/current.ts'
import { nameOf } from '#web/session/person.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { isInvited } from './team-rules.ts'

/** Columns for name with address, role, status and last activity; the viewer's own row is marked. */
export function useTeamColumns(ownId: string): readonly Column<AccountUser>[] {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { timeZone } = useAccount()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('team.name'),
        cell: (member) => (
          <Flex direction="column" minWidth="0" py="1">
            <Text overflowWrap="anywhere">
              {isInvited(member) ? member.email : nameOf(member)}
              {member.userId === ownId ? ` ${t('team.you')}` : ''}
            </Text>
            <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {isInvited(member) ? t('team.invitedBy', { name: member.invitedByName ?? '–' }) : member.email}
            </Text>
          </Flex>
        ),
      },
      { id: 'role', header: t('team.role'), cell: ({ role }) => t(`roles.${role}`), priority: 1 },
      {
        id: 'status',
        header: t('team.status'),
        cell: ({ status }) => (
          <StatusBadge tone={status === MemberStatus.Active ? 'good' : 'neutral'}>
            {t(`memberStatus.${status}`)}
          </StatusBadge>
        ),
        priority: 2,
      },
      {
        id: 'lastActiveAt',
        header: t('team.lastActive'),
        cell: ({ lastActiveAt }) => (
          <Text whiteSpace="nowrap">{lastActiveAt ? format.dateTime(lastActiveAt, timeZone) : '–'}</Text>
        ),
        priority: 3,
      },
    ],
    [t, format, timeZone, ownId],
  )
}
