import { listSocialChannelsOptions } from '@adwright/sdk/react-query'
import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { createContext, useCallback } from 'react'
import { useAccount } from '#web/session/current.ts'

const { AwaitsApproval, Scheduled } = SocialPostStatus
const PLANNED: readonly SocialPostStatus[] = [AwaitsApproval, Scheduled]

/** Returns whether a planned post will meet a channel that can't take it: access that has expired by then, or a channel without permission. */
export function useIsAccessMissing(): (post: SocialPostSummary) => boolean {
  const { id: accountId } = useAccount()
  const { data } = useQuery({ ...listSocialChannelsOptions({ path: { accountId } }), meta: { errors: 'inline' } })
  return useCallback(
    ({ status, scheduledAt, channels }) =>
      scheduledAt !== null &&
      PLANNED.includes(status) &&
      channels.some(({ network, channelId, isPublished }) => {
        if (isPublished || !data) return false
        const known = data.find((channel) => channel.network === network && channel.channelId === channelId)
        return !known?.canPost || (known.accessEndsAt !== null && known.accessEndsAt <= scheduledAt)
      }),
    [data],
  )
}

/** What `useIsAccessMissing` returns, for the many tiles of a calendar, each of which would subscribe to the channels. */
export const AccessMissingContext = createContext<(post: SocialPostSummary) => boolean>(() => false)
