import { listSocialChannelsOptions } from '@adwright/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#web/session/current.ts'

/** The channels of the account. */
export function useChannels() {
  const { id: accountId } = useAccount()
  return useQuery(listSocialChannelsOptions({ path: { accountId } }))
}

/**
 * True until the channels are read or cannot be read, so that the fields of the composer do not move when they come. Never true
 * again after that, because a form that is taken away loses what is typed.
 */
export function useIsWaitingForChannels(): boolean {
  const { isLoading } = useChannels()
  const [isWaiting, setWaiting] = useState(true)
  if (isWaiting && !isLoading) setWaiting(false)
  return isWaiting && isLoading
}
