import { getTicketOptions, useDeleteTicketMutation } from '@adwright/sdk/react-query'
import { type Ticket, TicketStatus } from '@adwright/sdk/types'
import { Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ticketTones } from '#web/features/help/ticket-texts.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { toProblem } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useUser } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { Rating } from './Rating.tsx'
import { Reply } from './Reply.tsx'
import { Thread } from './Thread.tsx'
import { useChange, useMarkAsRead } from './use-change.ts'

export const handle = { crumb: 'help:ticket.title' }

const POLL_MS = 30_000

const TextLink = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '3px' } })

/** The actions on the ticket in its current status. */
function Actions({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('help')
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { change, isChanging } = useChange(ticket.id)
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteTicketMutation()
  const { status } = ticket
  const isOver = status === TicketStatus.Closed
  const isResolved = status === TicketStatus.Resolved
  return (
    <Flex gap="2" wrap="wrap">
      {status === TicketStatus.Open || isOver ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('ticket.delete')}
        </Button>
      ) : null}
      {isOver ? null : (
        <BusyButton
          variant="outline"
          loading={isChanging}
          loadingText={t(isResolved ? 'ticket.reopen' : 'ticket.resolve')}
          onClick={() => void change({ status: isResolved ? TicketStatus.WaitingForSupport : TicketStatus.Resolved })}
        >
          {t(isResolved ? 'ticket.reopen' : 'ticket.resolve')}
        </BusyButton>
      )}
      <ConfirmDialog
        isDanger
        title={t('ticket.deleteTitle', { number: ticket.number })}
        confirm={t('ticket.delete')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await ensureDeleted(remove.mutateAsync({ path: { userId, ticketId: ticket.id } }))
          await navigate(paths.tickets(), { replace: true })
          void invalidate('Ticket')
        }}
      >
        {t('ticket.deleteText')}
      </ConfirmDialog>
    </Flex>
  )
}

function Conversation({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('help')
  const { change, write, isChanging } = useChange(ticket.id)
  useMarkAsRead(ticket, write)
  const isOver = ticket.status === TicketStatus.Closed
  const isRated = isOver || ticket.status === TicketStatus.Resolved
  return (
    <Flex direction="column" gap="6" maxWidth="48rem">
      <Flex gap="3" align="center" wrap="wrap" color="fg.muted" textStyle="sm">
        <StatusBadge tone={ticketTones[ticket.status]}>{t(`status.${ticket.status}`)}</StatusBadge>
        <span>{t(`category.${ticket.category}`)}</span>
        <span>{t('ticket.priority', { priority: t(`priority.${ticket.priority}`) })}</span>
      </Flex>
      <Thread ticket={ticket} />
      {isRated ? (
        <Section title={t(isOver ? 'ticket.closed' : 'ticket.resolved')}>
          <Rating ticket={ticket} change={change} isBusy={isChanging} />
        </Section>
      ) : null}
      {isOver ? (
        <Text color="fg.muted">
          {t('ticket.closedText')} <TextLink to={paths.newTicket()}>{t('new.open')}</TextLink>
        </Text>
      ) : (
        <Reply key={ticket.id} ticket={ticket} />
      )}
    </Flex>
  )
}

export function Component() {
  const { t } = useTranslation('help')
  const { id: userId } = useUser()
  const { ticketId = '' } = useParams()
  const ticket = useQuery({
    ...getTicketOptions({ path: { userId, ticketId } }),
    refetchInterval: POLL_MS,
    meta: { errors: 'inline' },
  })
  if (!ticket.data) {
    const isMissing = ticket.error !== null && toProblem(ticket.error).status === 404
    return (
      <Page title={t('ticket.title')}>
        {isMissing ? (
          <EmptyState
            drawing="search"
            title={t('ticket.missing')}
            action={
              <Button asChild variant="outline">
                <Link to={paths.tickets()}>{t('ticket.back')}</Link>
              </Button>
            }
          >
            {t('ticket.missingText')}
          </EmptyState>
        ) : ticket.error ? (
          <SectionError title={t('ticket.failed')} error={ticket.error} onRetry={() => void ticket.refetch()} />
        ) : (
          <Loading>
            <Skeleton height="8rem" maxWidth="40rem" mb="3" />
            <Skeleton height="8rem" maxWidth="40rem" />
          </Loading>
        )}
      </Page>
    )
  }
  const { subject, number } = ticket.data
  return (
    <Page
      title={subject}
      lead={
        <>
          {t('ticket.number', { number })} · <TextLink to={paths.tickets()}>{t('ticket.back')}</TextLink>
        </>
      }
      actions={<Actions ticket={ticket.data} />}
    >
      <Conversation ticket={ticket.data} />
    </Page>
  )
}
