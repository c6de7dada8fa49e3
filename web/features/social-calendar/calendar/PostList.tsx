import { useUpdateSocialPostsMutation } from '@adwright/sdk/react-query'
import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { Box, Button, Text } from '@chakra-ui/react'
import { Check, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { networkName, PostStatus } from '#web/features/social-calendar/post-status.tsx'
import { reasonText } from '#web/lib/reason-text.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { type Column, withSelected } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { usePostListKeys } from './use-post-list-keys.ts'
import { usePostMenu } from './use-post-menu.ts'

const MAX_BULK = 100

function useColumns(): readonly Column<SocialPostSummary>[] {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('list.title'),
        cell: ({ id, title }) => <Link to={paths.socialPost(id)}>{title}</Link>,
        width: '16rem',
      },
      {
        id: 'scheduledAt',
        header: t('list.when'),
        cell: ({ scheduledAt }) =>
          scheduledAt === null ? (
            t('tray.title')
          ) : (
            <Text whiteSpace="nowrap">{format.dateTime(scheduledAt, timeZone)}</Text>
          ),
        priority: 1,
      },
      { id: 'status', header: t('list.status'), cell: ({ status }) => <PostStatus status={status} />, priority: 2 },
      {
        id: 'networks',
        header: t('list.networks'),
        cell: ({ channels }) => [...new Set(channels.map(({ network }) => networkName(network)))].join(', ') || '–',
        priority: 3,
      },
      { id: 'labels', header: t('list.labels'), cell: ({ labels }) => labels.join(', ') || '–', priority: null },
      {
        id: 'author',
        header: t('list.author'),
        cell: ({ createdByName }) => (
          <Text whiteSpace={{ md: 'nowrap' }} maxWidth={{ md: '8rem' }} truncate>
            {createdByName}
          </Text>
        ),
        priority: null,
      },
      {
        id: 'reach',
        header: t('metric.reach'),
        align: 'end',
        cell: ({ metrics }) => format.number(metrics?.reach ?? null),
        priority: null,
      },
    ],
    [t, format, timeZone],
  )
}

/** Approves or deletes the selected posts; says which could not be changed and why. */
function useBulk() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const update = useUpdateSocialPostsMutation()
  return async (
    posts: readonly SocialPostSummary[],
    change: { status: typeof SocialPostStatus.Scheduled } | { isDeleted: true },
  ) => {
    try {
      const some = posts.slice(0, MAX_BULK)
      const expectedVersions = Object.fromEntries(some.map(({ id, version }) => [id, version]))
      const body = { ids: some.map(({ id }) => id), expectedVersions, ...change }
      const { items, refusals } = await update.mutateAsync({ path: { accountId }, body })
      await invalidate(...POST_READS)
      const title = t('status' in change ? 'bulk.approved' : 'bulk.deleted', { count: items.length })
      const [first] = refusals
      toaster.show({
        tone: refusals.length > 0 ? 'bad' : 'good',
        title,
        ...(first ? { description: t('bulk.refused', { count: refusals.length, reason: first.message }) } : {}),
      })
    } catch (error) {
      const description = reasonText(error)
      toaster.show({ tone: 'bad', title: t('toast.notChanged'), description })
    }
  }
}

interface PostListProps {
  posts: readonly SocialPostSummary[]
  read: Parameters<typeof DataTable<SocialPostSummary>>[0]['read']
}

export function PostList({ posts, read }: PostListProps) {
  const { t } = useTranslation('social-calendar')
  const navigate = useNavigate()
  const mayWrite = useCan('managePosts')
  const mayApprove = useCan('publishWithoutApproval')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const columns = useColumns()
  const menuOf = usePostMenu()
  const change = useBulk()
  const chosen = posts.filter(({ id }) => selected.has(id))
  const waiting = chosen.filter(({ status }) => status === SocialPostStatus.AwaitsApproval)
  const run = (some: readonly SocialPostSummary[], what: Parameters<typeof change>[1]) =>
    void change(some, what).then(() => setSelected(new Set()))
  const reason = mayWrite ? undefined : t('reason.viewer')
  const { list, onKeyDown } = usePostListKeys({
    posts,
    onSelect: (id) => setSelected((before) => withSelected(before, [id], !before.has(id))),
  })

  return (
    <Box ref={list} onKeyDown={onKeyDown}>
      <DataTable
        label={t('list.label')}
        columns={columns}
        rows={posts}
        {...(read ? { read } : {})}
        getRowId={({ id }) => id}
        nameOf={({ title }) => title}
        onOpen={({ id }) => void navigate(paths.socialPost(id))}
        rowActions={menuOf}
        selection={{ ids: selected, onChange: setSelected }}
        maxHeight="calc(100vh - 14rem)"
        toolbar={
          selected.size > 0 ? (
            <>
              <DisabledReason
                reason={
                  reason ??
                  (mayApprove ? (waiting.length > 0 ? undefined : t('bulk.noneWaiting')) : t('reason.approver'))
                }
              >
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => run(waiting, { status: SocialPostStatus.Scheduled })}
                >
                  <Check aria-hidden="true" />
                  {t('bulk.approve', { count: waiting.length })}
                </Button>
              </DisabledReason>
              <DisabledReason reason={reason}>
                <Button size="sm" variant="outline" onClick={() => run(chosen, { isDeleted: true })}>
                  <Trash2 aria-hidden="true" />
                  {t('bulk.delete', { count: selected.size })}
                </Button>
              </DisabledReason>
            </>
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {t('bulk.hint')}
            </Text>
          )
        }
      />
      <Text textStyle="xs" color="fg.muted" hideBelow="md" mt="2">
        {t('list.keys')}
      </Text>
    </Box>
  )
}
