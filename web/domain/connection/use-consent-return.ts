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
  /** With `retry` the same answer can be sent again: nothing says that it was refused. */
  | { state: 'failed'; error: unknown; retry: () => void }

/**
 * Takes the answer a platform sent to this address: checks that it was asked for here, cleans the address, and finishes
 * the connection once, with one idempotency key over retries.
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
    const { code, redirectUri, accountId } = answer
    try {
      const integration = await connectIntegration.mutateAsync({
        path: { accountId, platformOrCredential: platform },
        query: { code, redirectUri },
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
    // The code is out of the address before anything else can read it there.
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
