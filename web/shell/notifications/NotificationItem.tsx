import { updateNotificationMutation } from '@adwright/sdk/react-query'
import type { Notification } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { Check, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useServerNow } from '#web/lib/server-time.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** Marks one notification as read or unread. */
function useMark(notificationId: string) {
  const invalidate = useInvalidate()
  const update = useMutation({ ...updateNotificationMutation(), meta: { errors: 'toast' } })
  return async (isRead: boolean) => {
    try {
      await update.mutateAsync({ path: { notificationId }, body: { isRead } })
    } catch {
      return // The failure is shown as a toast.
    }
    await invalidate('listNotifications', 'getNotificationCounts')
  }
}

interface ItemProps {
  notification: Notification
  onClose: () => void
}

/** A notification: following its link marks it as read. */
export function NotificationItem({ notification, onClose }: ItemProps) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const now = useServerNow()
  const { id, title, text, link, repeatCount, occurredAt, readAt } = notification
  const isUnread = readAt === null
  const mark = useMark(id)
  const more = repeatCount > 1 ? t('notifications.more', { count: repeatCount - 1 }) : undefined
  return (
    <chakra.li display="flex" gap="2" alignItems="flex-start" px="3" py="2" _hover={{ bg: 'bg.subtle' }}>
      <Flex direction="column" flex="1" minWidth="0">
        <Link
          to={link}
          onClick={() => {
            onClose()
            if (isUnread) void mark(true)
          }}
        >
          <chakra.span fontWeight={isUnread ? 'semibold' : 'normal'} overflowWrap="anywhere">
            {title}
          </chakra.span>
        </Link>
        {text ? (
          <chakra.span textStyle="sm" overflowWrap="anywhere">
            {text}
          </chakra.span>
        ) : null}
        <chakra.span textStyle="xs" color="fg.muted">
          {[more, format.relative(occurredAt, now)].filter(Boolean).join(' · ')}
        </chakra.span>
      </Flex>
      <IconButton
        size="xs"
        label={isUnread ? t('notifications.read', { title }) : t('notifications.markUnread', { title })}
        icon={isUnread ? Check : Undo2}
        onClick={() => void mark(isUnread)}
      />
    </chakra.li>
  )
}
