import { useConnectIntegrationMutation } from '@adwright/sdk/react-query'
import type { Integration, IntegrationPlatform } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type ConsentAnswer, consents, isConsentAnswer, withoutAnswer } from './consent.ts'

type Granted = Extract<ConsentAnswer, { kind: 'granted' }>

export type ConsentOutcome =
  | { state: 'connecting' }
  | { state: 'connected'; integration: Integration }
  | { state: Exclude<ConsentAnswer['kind'], 'granted'> }
  /** `retry` sends the same response again, because it is unknown whether the server rejected it. */
  | { state: 'failed'; error: unknown; retry: () => void }

/**
 * Handles the OAuth redirect of a platform: validates the state, cleans the URL and completes the
 * connection once, with one idempotency key for all retries.
 */
export function useConsentReturn(
  platform: IntegrationPlatform | undefined,
  onConnected: (integration: Integration) => void,
) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const connectIntegration = useConnectIntegrationMutation()
  const [outcome, setOutcome] = useState<ConsentOutcome>()
  const taken = useRef<string>(null)

  async function finish(answer: Granted, idempotencyKey: string) {
    if (platform === undefined) return
    setOutcome({ state: 'connecting' })
    const { code, redirectUri, accountId, credentialId } = answer
    try {
      const integration = await connectIntegration.mutateAsync({
        path: { accountId, platformOrCredential: platform },
        query: { code, redirectUri, ...(credentialId === undefined ? {} : { credentialId }) },
        headers: { 'Idempotency-Key': idempotencyKey },
      })
      // A new connection changes the data of every view.
      void queries.invalidateQueries()
      setOutcome({ state: 'connected', integration })
      onConnected(integration)
    } catch (error) {
      setOutcome({ state: 'failed', error, retry: () => void finish(answer, idempotencyKey) })
    }
  }

  const accept = useEffectEvent(async (answered: URLSearchParams) => {
    const state = answered.get('state')
    if (platform === undefined || !isConsentAnswer(answered) || taken.current === state) return
    taken.current = state
    const answer = consents.take(platform, answered)
    // Removes the code from the URL before other code can read it.
    await navigate({ search: withoutAnswer(answered).toString() }, { replace: true, preventScrollReset: true })
    if (answer.kind === 'granted') await finish(answer, crypto.randomUUID())
    else setOutcome({ state: answer.kind })
  })

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- runs after the navigation, and once for each answer
    void accept(query)
  }, [query])

  return { outcome }
}
