import type { Ticket } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ticketTones } from '#web/features/help/ticket-texts.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'

const SubjectLink = chakra(Link, { base: { fontWeight: 'medium', _hover: { textDecoration: 'underline' } } })

/** Columns for subject with unread mark, number, category, status, priority and last message. */
export function useTicketColumns(): readonly Column<Ticket>[] {
  const { t } = useTranslation('help')
  const format = useFormat()
  const { account, user } = useCurrent()
  const timeZone = account?.timeZone ?? user.timeZone
  return [
    {
      id: 'subject',
      header: t('tickets.subject'),
      cell: ({ id, subject, unreadCount }) => (
        <Flex columnGap="2" align="center" wrap={{ base: 'wrap', md: 'nowrap' }} minWidth="0">
          <SubjectLink to={paths.ticket(id)} truncate={{ base: false, md: true }} maxWidth="26rem" title={subject}>
            {subject}
          </SubjectLink>
          {unreadCount > 0 ? (
            <StatusBadge tone="accent">{t('tickets.unread', { count: unreadCount })}</StatusBadge>
          ) : null}
        </Flex>
      ),
    },
    { id: 'number', header: t('tickets.number'), cell: ({ number }) => `#${number}` },
    { id: 'category', header: t('tickets.category'), cell: ({ category }) => t(`category.${category}`) },
    {
      id: 'status',
      header: t('tickets.status'),
      cell: ({ status }) => <StatusBadge tone={ticketTones[status]}>{t(`status.${status}`)}</StatusBadge>,
    },
    { id: 'priority', header: t('tickets.priority'), cell: ({ priority }) => t(`priority.${priority}`) },
    {
      id: 'lastMessageAt',
      header: t('tickets.lastMessage'),
      cell: ({ lastMessageAt }) => (
        <chakra.span whiteSpace="nowrap">{format.dateTime(lastMessageAt, timeZone)}</chakra.span>
      ),
    },
  ]
}
