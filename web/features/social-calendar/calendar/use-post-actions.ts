import {
  getSocialPostOptions,
  useCreateSocialPostMutation,
  useDeleteSocialPostMutation,
  useRestoreSocialPostMutation,
  useUpdateSocialPostMutation,
} from '@adwright/sdk/react-query'
import { type SocialPostDraft, SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bodyOf, draftOf } from '#web/features/social-calendar/composer/draft.ts'
import { POST_READS } from '#web/features/social-calendar/post-reads.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { reasonText } from '#web/lib/reason-text.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { useOptimisticUpdate } from '#web/ui/feedback/use-optimistic-update.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { calendarOptions, useCalendarAddress } from './use-calendar.ts'

type Post = Pick<SocialPostSummary, 'id' | 'title' | 'status' | 'scheduledAt' | 'version'>
type Update = { path: { id: string }; body: SocialPostDraft }

const changed = (posts: SocialPostSummary[], { path, body }: Update) =>
  posts.map((post) =>
    post.id === path.id
      ? {
          ...post,
          status: body.status ?? post.status,
          scheduledAt: body.scheduledAt === undefined ? post.scheduledAt : body.scheduledAt,
        }
      : post,
  )

/** Changes of posts that are painted before the answer, each with Undo. */
export function usePostActions() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const isApprover = useCan('publishWithoutApproval')
  const address = useCalendarAddress()
  const invalidate = useInvalidate()
  const { queryKey } = calendarOptions(accountId, address)
  const optimistic = useOptimisticUpdate<SocialPostSummary[], Update>({
    queryKey,
    change: changed,
    failed: () => t('toast.notChanged'),
  })
  const update = useUpdateSocialPostMutation({
    ...optimistic,
    onSettled: () => invalidate(...POST_READS),
  })
  const queries = useQueryClient()
  const create = useCreateSocialPostMutation()
  const remove = useDeleteSocialPostMutation()
  const restore = useRestoreSocialPostMutation()

  const put = (post: Post, body: Omit<SocialPostDraft, 'title'>) =>
    update.mutateAsync({ path: { accountId, id: post.id }, body: { title: post.title, ...body } })

  /** Shows the result with an Undo that restores time and state. */
  function show(title: string, post: Post) {
    const undo = () =>
      void put(post, { scheduledAt: post.scheduledAt, status: post.status }).then(
        () => toaster.show({ tone: 'good', title: t('toast.undone') }),
        () => undefined,
      )
    offerUndo({ title, label: t('toast.undo'), undo })
  }

  const failed = (error: unknown) =>
    toaster.show({
      tone: 'bad',
      title: t('toast.notChanged'),
      description: reasonText(error),
    })

  return {
    /** True if moving the post sends it for approval again. */
    needsApprovalAgain: (post: Post) => post.status === SocialPostStatus.Scheduled && !isApprover,
    /** Gives a post another time, or none; resolves to whether it worked. */
    move: async (post: Post, scheduledAt: string | null): Promise<boolean> => {
      try {
        await put(post, { scheduledAt })
        const when = scheduledAt === null ? t('tray.title') : format.dateTime(scheduledAt, timeZone)
        show(t('toast.moved', { title: post.title, when }), post)
        return true
      } catch {
        return false
      }
    },
    /** Creates a draft with the content of a post at a time, or without one. */
    copy: async (post: Post, scheduledAt: string | null) => {
      try {
        const source = await queries.fetchQuery(getSocialPostOptions({ path: { accountId, id: post.id } }))
        const body = bodyOf({ ...draftOf(source), scheduledAt }, timeZone, post.title)
        const made = await create.mutateAsync({ path: { accountId }, body })
        await invalidate(...POST_READS)
        const undo = () =>
          void ensureDeleted(remove.mutateAsync({ path: { accountId, id: made.id } })).then(
            () => invalidate(...POST_READS),
            failed,
          )
        offerUndo({ title: t('toast.copied', { title: made.title }), label: t('toast.undo'), undo })
      } catch (error) {
        failed(error)
      }
    },
    /** Puts a post into another state. */
    step: async (post: Post, status: 1 | 2 | 3 | 7) => {
      try {
        await put(post, { status })
        show(t(`toast.step.${status}`, { title: post.title }), post)
      } catch {
        // The optimistic update has shown the reason.
      }
    },
    remove: async (post: Post) => {
      const path = { accountId, id: post.id }
      try {
        await ensureDeleted(remove.mutateAsync({ path }))
        await invalidate(...POST_READS)
        const undo = () => void restore.mutateAsync({ path }).then(() => invalidate(...POST_READS), failed)
        const title = t('toast.deleted', { title: post.title })
        offerUndo({ title, label: t('toast.undo'), undo })
        return true
      } catch (error) {
        failed(error)
        return false
      }
    },
  }
}
