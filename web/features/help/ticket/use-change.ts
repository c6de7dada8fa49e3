import { getTicketQueryKey, useUpdateTicketMutation } from '@adwright/sdk/react-query'
import type { Ticket, UpdateTicketData } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#web/lib/problem.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useUser } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

export type Change = (body: UpdateTicketData['body']) => Promise<void>

/** Changes a ticket and caches the response; a failure is shown as a toast. */
export function useChange(ticketId: string) {
  const { t } = useTranslation('help')
  const { id: userId } = useUser()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  const update = useUpdateTicketMutation()
  const path = { userId, ticketId }

  const write = async (body: UpdateTicketData['body']) => {
    const ticket = await update.mutateAsync({ path, body })
    queries.setQueryData<Ticket>(getTicketQueryKey({ path }), ticket)
    await invalidate('listTickets')
  }
  const change: Change = async (body) => {
    try {
      await write(body)
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('ticket.changeFailed'), description: problemText(error) })
    }
  }
  return { change, write, isChanging: update.isPending }
}

/** Marks the ticket as read once per newest message, without feedback. */
export function useMarkAsRead(ticket: Ticket | undefined, write: (body: { isRead: boolean }) => Promise<void>): void {
  const done = useRef<string>(undefined)
  const last = ticket?.messages.at(-1)?.id
  const isUnread = (ticket?.unreadCount ?? 0) > 0
  useEffect(() => {
    if (!isUnread || last === undefined || done.current === last) return
    done.current = last
    write({ isRead: true }).catch(() => undefined)
  }, [isUnread, last, write])
}
