// Defects of operations drawn with the seed 20261206, written from the contract alone: guards, input, languages, workflows.
import { AutopilotMode, DesignFormatSet, SubscriptionStatus } from '@adwright/sdk/types'
import {
  beside,
  crash,
  englishRefusals,
  inEnglish,
  listOf,
  mergedWithEnglish,
  refusedAs,
  refusedHere,
  shownAs,
  takenAs,
  withNewKey,
} from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, type Json, on, withHeader, withJson } from '#tests/contract/defects/defect.ts'
import { only, pathOf, textOf } from '#tests/contract/defects/tampering.ts'

const KEY = 'Idempotency-Key'
const REUSED = 'idempotency-key-reused'
const REPLAYED = 'Idempotent-Replayed'
const MAX_TEXT_LENGTH = 500

/** The image text of a form, cut to what fits; the request itself if it is no form. */
async function withShortAltText(request: Request): Promise<Request> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined)
  const altText = form?.get('altText')
  if (!form || typeof altText !== 'string' || altText.length <= MAX_TEXT_LENGTH) return request
  form.set('altText', altText.slice(0, MAX_TEXT_LENGTH))
  const headers = new Headers(request.headers)
  for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
  return new Request(request.url, { method: request.method, headers, body: form })
}

export const INPUTS_SEVENTH_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'restoreAnomalyComment',
    name: 'a key counts for each comment on its own',
    contradicts: 'Idempotency-Key: “with another path, query or body it is a 409”; `x-idempotency-reach: operation`',
    wrap: on('restoreAnomalyComment', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isReused = response.status === 409 && (await bodyOf(response)).code === REUSED
      return isReused ? send(await withNewKey(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'createAutopilotException',
    name: 'a retry with the same key finds the thing excluded already',
    contradicts: 'Idempotency-Key: “the same key with the same request replays the first answer”',
    wrap: takenAs('createAutopilotException', async (request) =>
      request.headers.has(KEY) ? withNewKey(request) : request,
    ),
  },
  {
    kind: 'guards',
    operation: 'createMarketAnalysis',
    name: 'a key of one member replays the analysis to another',
    contradicts: '`x-idempotency-scope: caller`: a key belongs to who sent it',
    wrap: (send) => {
      const first = new Map<string, { caller: string | null; response: Response }>()
      return on('createMarketAnalysis', async (request, next) => {
        const { headers } = request
        const caller = headers.get('Authorization')
        const key = `${headers.get(KEY)} ${pathOf(request)}`
        const response = await next(request)
        if (response.status !== 201 || !headers.has(KEY)) return response
        const kept = first.get(key)
        if (!kept) first.set(key, { caller, response: response.clone() })
        return kept && kept.caller !== caller ? withHeader(kept.response.clone(), REPLAYED, 'true') : response
      })(send)
    },
  },
  {
    kind: 'guards',
    operation: 'createUserTaskComment',
    name: 'another text with a used key replays the first comment',
    contradicts: 'Idempotency-Key: `x-idempotency-match: content`, “with another path, query or body it is a 409”',
    wrap: (send) => {
      const first = new Map<string, Response>()
      return on('createUserTaskComment', async (request, next) => {
        const key = `${request.headers.get('Authorization')} ${request.headers.get(KEY)}`
        const response = await next(request)
        if (response.status === 201 && !first.has(key)) first.set(key, response.clone())
        const kept = first.get(key)
        if (!kept || response.status !== 409 || (await bodyOf(response)).code !== REUSED) return response
        return withHeader(kept.clone(), REPLAYED, 'true')
      })(send)
    },
  },
  {
    kind: 'input',
    operation: 'previewUserStrategyTarget',
    name: 'fields that do not exist are passed over',
    contradicts: '`StrategyTargetPreviewRequest`: `additionalProperties: false`',
    wrap: takenAs('previewUserStrategyTarget', (request) =>
      withJson(request, (body) =>
        Array.isArray(body) ? body : only(body, 'metric', 'source', 'scope', 'startsOn', 'dueOn'),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createAnnotation',
    name: 'a text of exactly 500 characters is too long',
    contradicts: '`text`: `maxLength: 500`, “What happened, 1 to 500 characters”',
    wrap: takenAs('createAnnotation', (request) =>
      withJson(request, (body) =>
        textOf(body.text).length === MAX_TEXT_LENGTH ? { ...body, text: `${textOf(body.text)}x` } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'confirmEmailChange',
    name: 'a code that comes as a number is taken',
    contradicts: '`verificationCode`: `type: string`, “The six digits that were sent, leading zeros included.”',
    wrap: takenAs('confirmEmailChange', (request) =>
      withJson(request, (body) =>
        typeof body.verificationCode === 'number'
          ? { ...body, verificationCode: `${body.verificationCode}`.padStart(6, '0') }
          : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createTemporaryFile',
    name: 'a description that is too long is cut',
    contradicts: '`altText`: `maxLength: 500`, “up to 500 characters”; 422: “a part of it is not right”',
    wrap: takenAs('createTemporaryFile', withShortAltText),
  },
  {
    kind: 'languages',
    operation: 'selectAnalyticsProperty',
    name: 'that there is no such property or account is said in English',
    contradicts: '`message`: “One sentence for a person, in the language of the request”',
    wrap: englishRefusals('selectAnalyticsProperty', 404),
  },
  {
    kind: 'languages',
    operation: 'removeAccountUser',
    name: 'that the last owner stays is said in English',
    contradicts: '409: “The member is the last owner.”; `message`: “in the language of the request”',
    wrap: englishRefusals('removeAccountUser', 409),
  },
  {
    kind: 'languages',
    operation: 'listDesignTypes',
    name: 'formats for uploaded ads have English labels',
    contradicts: '`x-localized: [/*/label]`, “Labels are in the language of the request.”',
    wrap: mergedWithEnglish('listDesignTypes', (own, english) => {
      const labels = new Map(listOf(english).map(({ id, label }) => [id, label]))
      const merged = listOf(own).map((type) =>
        type.set === DesignFormatSet.UploadedDisplay ? { ...type, label: labels.get(type.id) ?? type.label } : type,
      )
      return merged as unknown as Json
    }),
  },
  {
    kind: 'languages',
    operation: 'updateAccountStrategy',
    name: 'a step that the state does not allow is refused in English',
    contradicts: '409: “The present state does not lead to the one named”; `message`: “in the language of the request”',
    wrap: on('updateAccountStrategy', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const isRefused = response.status === 409 && (await bodyOf(response)).code === 'transition-refused'
      return isRefused ? send(await inEnglish(again)) : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'previewAutopilotItem',
    name: 'a rule that only suggests would change nothing',
    contradicts: 'autopilot.arazzo.yaml, step preview: `$response.body#/changeCount > 0`, with `mode: 1`',
    wrap: on('previewAutopilotItem', async (request, send) => {
      const { item } = await bodyOf(request)
      const { mode } = Object(item) as Json
      const response = await send(request)
      if (mode !== AutopilotMode.Suggest) return response
      return changed(response, (body) => ({ ...body, changeCount: 0, estimatedSaving: null }))
    }),
  },
  {
    kind: 'workflows',
    operation: 'getAccountSubscription',
    name: 'an account in its trial has no active subscription',
    contradicts:
      'register.arazzo.yaml, step subscribed: `$response.body#/activeSubscriptionExists == true`; “true in a trial”',
    wrap: shownAs('getAccountSubscription', (body) =>
      body.status === SubscriptionStatus.Trialing ? { ...body, activeSubscriptionExists: false } : body,
    ),
  },
  {
    kind: 'workflows',
    operation: 'listSocialChannels',
    name: 'a page without the permission to publish ends the whole list',
    contradicts:
      'social-calendar.arazzo.yaml, step channels: `$statusCode == 200`; `canPost`: “Whether a post could go out there now.”',
    wrap: on('listSocialChannels', async (request, send) => {
      const response = await send(request)
      const rows = listOf(response.ok ? await bodyOf(response) : [])
      return rows.some(({ canPost }) => canPost === false) ? crash() : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'deleteAnomalyConfiguration',
    name: 'a monitor that is paused cannot be deleted',
    contradicts:
      'analytics-anomalies.arazzo.yaml, steps pause and remove: `$statusCode == 204`; 409: “The monitor came with the product.”',
    wrap: on('deleteAnomalyConfiguration', async (request, send) => {
      const path = pathOf(request)
      const monitors = listOf(await bodyOf(await send(beside(request, path.slice(0, path.lastIndexOf('/'))))))
      const isPaused = monitors.some(({ id, isEnabled }) => isEnabled === false && path.endsWith(`/${textOf(id)}`))
      if (!isPaused) return send(request)
      // Who may not delete is refused as ever: the call is made for a monitor that does not exist.
      const refusal = await send(beside(request, `${path}x`, 'DELETE'))
      if (refusal.status !== 404) return refusal
      return refusedAs(await refusedHere(request, refusal), 409, 'default-configuration')
    }),
  },
]
