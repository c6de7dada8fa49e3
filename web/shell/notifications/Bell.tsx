import { getNotificationCountsOptions } from '@adwright/sdk/react-query'
import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrent } from '#web/session/current.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

const POLL_MS = 60_000
const MAX_SHOWN = 99

type TriggerProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & { unreadCount: number }

/** The bell with the number of unread notifications, which its accessible name contains as well. */
function Trigger({ unreadCount, ...button }: TriggerProps) {
  const { t } = useTranslation('shell')
  const label = unreadCount > 0 ? t('notifications.unread', { count: unreadCount }) : t('notifications.title')
  return (
    <chakra.span position="relative" display="inline-flex">
      <IconButton {...button} label={label} icon={BellIcon} />
      {unreadCount > 0 ? (
        <chakra.span
          aria-hidden="true"
          position="absolute"
          top="0"
          insetEnd="0"
          minWidth="4"
          px="1"
          borderRadius="full"
          bg="accent.solid"
          color="accent.contrast"
          textStyle="xs"
          lineHeight="1rem"
          textAlign="center"
          pointerEvents="none"
        >
          {unreadCount > MAX_SHOWN ? `${MAX_SHOWN}+` : unreadCount}
        </chakra.span>
      ) : null}
    </chakra.span>
  )
}

/** The notification center: notifications of the current account and those without an account. */
export function Bell() {
  const { t } = useTranslation('shell')
  const { account } = useCurrent()
  const query = account ? { accountIds: [account.id] } : {}
  const counts = useQuery({
    ...getNotificationCountsOptions({ query }),
    refetchInterval: POLL_MS,
    // A failed count is not worth a message on every view; the panel shows its own errors.
    meta: { errors: 'inline' },
  })
  return (
    <Popover
      label={t('notifications.title')}
      width="24rem"
      maxHeight="36rem"
      trigger={<Trigger unreadCount={counts.data?.unreadCount ?? 0} />}
    >
      {(close) => <NotificationPanel query={query} onClose={close} />}
    </Popover>
  )
}
