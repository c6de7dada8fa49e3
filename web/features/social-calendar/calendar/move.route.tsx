import { getSocialPostOptions, listFreeSocialPostSlotsOptions } from '@adwright/sdk/react-query'
import type { SocialPost } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { WhenFields } from '#web/features/social-calendar/WhenFields.tsx'
import { serverNow } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { RouteDialog } from '#web/ui/overlay/RouteDialog.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { isMovable } from './use-calendar.ts'
import { usePostActions } from './use-post-actions.ts'

export const handle = { crumb: 'social-calendar:move.title', isModal: true }

const MAX_SLOTS = 4

function MoveForm({ post, onDone }: { post: SocialPost; onDone: () => void }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { id: accountId, timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const reason = mayWrite ? (isMovable(post) ? undefined : t('reason.out')) : t('reason.viewer')
  const { move, needsApprovalAgain } = usePostActions()
  const [at, setAt] = useState(post.scheduledAt)
  const [isBusy, setIsBusy] = useState(false)
  const channelIds = post.channels.map(({ channelId }) => channelId)
  const free = useQuery(
    listFreeSocialPostSlotsOptions({ path: { accountId }, query: channelIds.length > 0 ? { channelIds } : {} }),
  )
  const slots = [...new Set((free.data ?? []).map(({ scheduledAt }) => scheduledAt))].slice(0, MAX_SLOTS)
  async function moveTo(time: string | null) {
    setIsBusy(true)
    const isMoved = await move(post, time)
    setIsBusy(false)
    if (isMoved) onDone()
  }
  const isPast = at !== null && at <= serverNow().toISOString()

  return (
    <Flex direction="column" gap="4">
      <WhenFields value={at} onChange={setAt} />
      {slots.length > 0 ? (
        <Flex direction="column" gap="1.5">
          <Text textStyle="label">{t('when.freeSlots')}</Text>
          <Flex gap="2" wrap="wrap">
            {slots.map((slot) => (
              <Button key={slot} size="sm" variant="outline" onClick={() => setAt(slot)}>
                {format.dateTime(slot, timeZone)}
              </Button>
            ))}
          </Flex>
        </Flex>
      ) : null}
      {isPast ? (
        <Text color="bad.fg" textStyle="sm" role="alert">
          {t('when.past')}
        </Text>
      ) : null}
      {needsApprovalAgain(post) ? <Text textStyle="sm">{t('move.again')}</Text> : null}
      <Flex gap="2" justify="flex-end" wrap="wrap">
        {post.scheduledAt === null ? null : (
          <DisabledReason reason={reason}>
            <BusyButton variant="outline" loading={isBusy} onClick={() => void moveTo(null)}>
              {t('move.toTray')}
            </BusyButton>
          </DisabledReason>
        )}
        <DisabledReason reason={reason}>
          <BusyButton
            loading={isBusy}
            disabled={at === null || isPast || at === post.scheduledAt}
            onClick={() => void moveTo(at)}
          >
            {t('move.submit')}
          </BusyButton>
        </DisabledReason>
      </Flex>
    </Flex>
  )
}

/** Moves a post to another day and time, or back among those without one. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { id: accountId } = useAccount()
  const { postId = '' } = useParams()
  const post = useQuery(getSocialPostOptions({ path: { accountId, id: postId } }))
  const closeTo = paths.socialCalendar()
  return (
    <RouteDialog title={t('move.title')} description={post.data?.title} closeTo={closeTo}>
      {post.data ? (
        <MoveForm
          key={post.data.version}
          post={post.data}
          onDone={() => void navigate({ pathname: closeTo, search }, { replace: true, preventScrollReset: true })}
        />
      ) : post.error ? (
        <SectionError title={t('error.post')} error={post.error} onRetry={() => void post.refetch()} />
      ) : (
        <Loading>
          <TableSkeleton rows={2} columns={2} />
        </Loading>
      )}
    </RouteDialog>
  )
}
