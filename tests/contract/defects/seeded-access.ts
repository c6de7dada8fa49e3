// Seeded defects of authorization, guards and input.

import {
  type BlindDefect,
  OWNER,
  pathOf,
  requestWith,
  textOf,
  withCallers,
} from '#tests/contract/defects/blind-tools.ts'
import { on } from '#tests/contract/defects/defect.ts'

const MAX_PROMPT = 4000
const MAX_VALUE = 1_000_000_000

/** A key counts for everybody: with the key of a colleague one gets the answer of the colleague. */
const sharedKeys: BlindDefect['wrap'] = (send) => {
  const answers = new Map<string, Response>()
  return on('createMarketAnalysis', async (request, next) => {
    const name = `${pathOf(request)} ${request.headers.get('Idempotency-Key') ?? ''}`
    const response = await next(request)
    if (!response.ok || !request.headers.has('Idempotency-Key')) return response
    const first = answers.get(name) ?? response.clone()
    answers.set(name, first)
    const answer = first.clone()
    return new Response(answer.body, { status: answer.status, headers: response.headers })
  })(send)
}

export const SEEDED_ACCESS_DEFECTS: BlindDefect[] = [
  {
    kind: 'authorization',
    operation: 'getAdCampaignAnalysis',
    name: 'a viewer gets the analysis as well',
    contradicts: 'x-min-role: user',
    wrap: withCallers('getAdCampaignAnalysis', async (request, send, callers) => {
      const again = request.clone()
      const response = await send(request)
      return response.status === 403 && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'createMarketAnalysis',
    name: 'the key of a colleague gives the answer of the colleague',
    contradicts: 'x-idempotency-scope: caller',
    wrap: sharedKeys,
  },
  {
    kind: 'input',
    operation: 'createAiImageAnswer',
    name: 'a prompt that is too long is cut off',
    contradicts: 'CreateAiImageAnswerRequest.prompt: maxLength',
    wrap: requestWith('createAiImageAnswer', (body) =>
      textOf(body.prompt).length > MAX_PROMPT ? { ...body, prompt: textOf(body.prompt).slice(0, MAX_PROMPT) } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'createAccountStrategyCheckIn',
    name: 'a value beyond the limits is set to the limit',
    contradicts: 'StrategyCheckInDraft.value: minimum, maximum',
    wrap: requestWith('createAccountStrategyCheckIn', (body) =>
      typeof body.value === 'number' ? { ...body, value: Math.max(-MAX_VALUE, Math.min(MAX_VALUE, body.value)) } : body,
    ),
  },
]
