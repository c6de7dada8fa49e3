import { byPage } from '@adwright/sdk/paging'
import { listNotificationsInfiniteOptions, updateNotificationsMutation } from '@adwright/sdk/react-query'
import { type Notification, NotificationKind } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { NotificationItem } from './NotificationItem.tsx'

const PAGE_SIZE = 50

interface PanelProps {
  query: { accountIds?: string[] }
  onClose: () => void
}

interface GroupProps {
  title: string
  items: readonly Notification[]
  onClose: () => void
}

function Group({ title, items, onClose }: GroupProps) {
  if (items.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading as="h3" textStyle="label" px="3" pt="3" pb="1">
        {title}
      </Heading>
      <chakra.ul m="0" p="0" listStyleType="none">
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onClose={onClose} />
        ))}
      </chakra.ul>
    </section>
  )
}

/** Marks all shown notifications as read; newer ones stay unread. */
function ReadAllButton({ query, items }: Pick<PanelProps, 'query'> & { items: readonly Notification[] }) {
  const { t } = useTranslation('shell')
  const invalidate = useInvalidate()
  const update = useMutation({ ...updateNotificationsMutation(), meta: { errors: 'toast' } })
  const until = items[0]?.occurredAt
  if (until === undefined || items.every(({ readAt }) => readAt !== null)) return null

  async function readAll(latest: string) {
    await update.mutateAsync({ body: { until: latest, ...query } })
    await invalidate('listNotifications', 'getNotificationCounts')
  }

  return (
    <BusyButton
      size="xs"
      variant="ghost"
      loading={update.isPending}
      onClick={() => void readAll(until).catch(() => undefined)}
    >
      {t('notifications.readAll')}
    </BusyButton>
  )
}

/** Unread notifications by kind, followed by read ones; older ones are loaded by page. */
export function NotificationPanel({ query, onClose }: PanelProps) {
  const { t } = useTranslation('shell')
  const options = listNotificationsInfiniteOptions({ query: { ...query, pageSize: PAGE_SIZE } })
  const list = useInfiniteQuery({ ...options, ...byPage, staleTime: 0 })
  // A notification that arrives meanwhile moves the last one of a page to the next page.
  const items = [...new Map(list.data?.pages.flatMap((page) => page.items).map((one) => [one.id, one])).values()]
  const unread = items.filter(({ readAt }) => readAt === null)
  return (
    <Box pb="2">
      <Flex align="center" justify="space-between" gap="2" px="3" pt="3">
        <Heading as="h2" textStyle="md" fontWeight="semibold">
          {t('notifications.title')}
        </Heading>
        <ReadAllButton query={query} items={items} />
      </Flex>
      {list.isPending ? (
        <Loading>
          <TableSkeleton rows={4} columns={1} />
        </Loading>
      ) : null}
      {list.error && !list.data ? (
        <SectionError
          title={t('notifications.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : null}
      {list.data && items.length === 0 ? (
        <Text px="3" py="4" color="fg.muted">
          {t('notifications.empty')}
        </Text>
      ) : null}
      {Object.values(NotificationKind).map((kind) => (
        <Group
          key={kind}
          title={t(`notifications.kind.${kind}`)}
          items={unread.filter((one) => one.kind === kind)}
          onClose={onClose}
        />
      ))}
      <Group
        title={t('notifications.earlier')}
        items={items.filter(({ readAt }) => readAt !== null)}
        onClose={onClose}
      />
      <Flex px="3" pt="2" gap="2" wrap="wrap">
        {list.hasNextPage ? (
          <BusyButton
            size="xs"
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('notifications.older')}
          </BusyButton>
        ) : null}
        <Button asChild size="xs" variant="ghost">
          <Link to={paths.settingsNotifications()} onClick={onClose}>
            {t('notifications.settings')}
          </Link>
        </Button>
      </Flex>
    </Box>
  )
}
