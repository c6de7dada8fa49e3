// Defects of operations drawn with the seed 20261203, written from the contract alone: guards, input, languages, workflows.
import { AutopilotStatus, DesignStatus, StrategyMetricSource, StrategyStatus, SurveyStatus } from '@adwright/sdk/types'
import {
  asked,
  beside,
  crash,
  headersWithoutKey,
  inEnglish,
  listOf,
  mergedWithEnglish,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  type Send,
  withHeader,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { leftOut, pathOf, requestWith, textOf } from '#tests/contract/defects/tampering.ts'

const MAX_PROMPT = 4000
const MAX_COMMENT = 2000
const MIN_NAME = 3
const MIN_DAYS = 7

/** Takes one field of each of these rows from the row with the same id in English. */
const fieldInEnglish = (own: Json[], english: Json[], field: string): Json[] => {
  const texts = new Map(english.map((row) => [row.id, row[field]]))
  return own.map((row) => ({ ...row, [field]: texts.get(row.id) ?? row[field] }))
}

/** The runs do not learn that a suggestion was applied, so that it cannot be taken back. */
const approvalsUnknownToTheirRun = (send: Send): Send => {
  const isUndo = matcher('undoAutopilotExecution')
  const approved = new Set<unknown>()
  const approving = on('approveAutopilotProposals', async (request, next) => {
    const response = await next(request)
    if (response.ok) for (const { id } of listOf((await bodyOf(response)).changes)) approved.add(id)
    return response
  })(send)
  return async (request) => {
    if (!isUndo(request) || approved.size === 0) return approving(request)
    return send(
      await withJson(request, (body) => {
        if (!Array.isArray(body.changeIds)) return body
        const left = body.changeIds.filter((id) => !approved.has(id))
        return { ...body, changeIds: left.length > 0 ? left : ['chg_none'] }
      }),
    )
  }
}

/** Answers a reused key by what it has answered first, whatever the body is now. */
const firstAnswerToAKey = (send: Send): Send => {
  const first = new Map<string, Response>()
  return on('updateFinding', async (request, next) => {
    const { headers } = request
    const key = [headers.get('Authorization'), headers.get('Idempotency-Key'), pathOf(request)].join(' ')
    const response = await next(request)
    if (response.ok && headers.has('Idempotency-Key') && !first.has(key)) first.set(key, response.clone())
    const kept = first.get(key)
    if (!kept || response.status !== 409 || (await bodyOf(response)).code !== 'idempotency-key-reused') return response
    const replay = withHeader(kept.clone(), 'Idempotent-Replayed', 'true')
    return withHeader(replay, 'Request-Id', response.headers.get('Request-Id') ?? undefined)
  })(send)
}

const isStale = async (response: Response) =>
  response.status === 409 && (await bodyOf(response)).code === 'changed-meanwhile'

const withoutVersion = (request: Request) => asked(request, (query) => query.delete('expectedVersion'))

export const INPUTS_FIFTH_DEFECTS: Defect[] = [
  {
    kind: 'guards',
    operation: 'updateDesign',
    name: 'a stale version is taken while the design is drawn',
    contradicts:
      '`expectedVersion`: “The `version` the edit began with”; 409 `changed-meanwhile`: “Someone else saved first”',
    wrap: on('updateDesign', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!(await isStale(response))) return response
      const { status } = await bodyOf(await send(beside(again, pathOf(again))))
      const isDrawn = status === DesignStatus.Queued || status === DesignStatus.Generating
      return isDrawn ? send(await withoutVersion(again)) : response
    }),
  },
  {
    kind: 'guards',
    operation: 'updateFinding',
    name: 'a key with another body is answered like the first one',
    contradicts: 'Repeating a call: “with another body it is a 409”; 409 has the code `idempotency-key-reused`',
    wrap: firstAnswerToAKey,
  },
  {
    kind: 'guards',
    operation: 'updateBrandKit',
    name: 'a stale edit is refused and saved all the same',
    contradicts:
      '`expectedVersion`: “left out, it is saved whatever others saved meanwhile”; 409: “Someone else saved first.”',
    wrap: on('updateBrandKit', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (await isStale(response)) await send(await withoutVersion(again))
      return response
    }),
  },
  {
    kind: 'guards',
    operation: 'deleteBusinessSurvey',
    name: 'an open survey is closed and deleted',
    contradicts: '`x-in-states`: status 1 or 3; 409 has the code `survey-open`: “The survey is open.”',
    wrap: on('deleteBusinessSurvey', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 409 || (await bodyOf(response)).code !== 'survey-open') return response
      const { id, title } = await bodyOf(await send(beside(again, pathOf(again))))
      const surveys = pathOf(again).replace(/\/[^/]+$/, '')
      await send(beside(again, surveys, 'PUT', { id, title, status: SurveyStatus.Closed }))
      return send(again)
    }),
  },
  {
    kind: 'input',
    operation: 'createAiAnswer',
    name: 'a prompt of exactly 4,000 characters is too long',
    contradicts: '`prompt`: `maxLength: 4000`, “1 to 4,000 characters”',
    wrap: requestWith('createAiAnswer', (body) => {
      const { prompt } = body
      return textOf(prompt).length === MAX_PROMPT ? { ...body, prompt: `${textOf(prompt)}.` } : body
    }),
  },
  {
    kind: 'input',
    operation: 'updateSocialPostComment',
    name: 'a text that is too long is cut',
    contradicts: '`text`: `maxLength: 2000`, “Plain text, 1 to 2,000 characters.”; 422: “a field of it is not right”',
    wrap: requestWith('updateSocialPostComment', (body) =>
      typeof body.text === 'string' ? { ...body, text: body.text.slice(0, MAX_COMMENT) } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'updateUserName',
    name: 'a name of three characters is too short',
    contradicts: 'UserName: `minLength: 3`; “The new name, 3 to 40 characters.”',
    wrap: requestWith('updateUserName', (body) => {
      const name = textOf(body.userName)
      return name.length === MIN_NAME ? { ...body, userName: name.slice(1) } : body
    }),
  },
  {
    kind: 'input',
    operation: 'backtestAutopilotItem',
    name: 'fewer than seven days are taken as seven',
    contradicts: '`days`: `minimum: 7`, “How many days back from yesterday, 7 to 90.”',
    wrap: requestWith('backtestAutopilotItem', (body) => {
      const { days } = body
      return Number.isInteger(days) && Number(days) > 0 ? { ...body, days: Math.max(Number(days), MIN_DAYS) } : body
    }),
  },
  {
    kind: 'languages',
    operation: 'listAutopilotItems',
    name: 'items that do not run name their rule in English',
    contradicts: '`x-localized` names `/*/ruleName`',
    wrap: mergedWithEnglish('listAutopilotItems', (own, english) => {
      const translated = fieldInEnglish(listOf(own), listOf(english), 'ruleName')
      const rows = listOf(own).map((row, at) => (row.status === AutopilotStatus.Active ? row : translated[at]))
      return rows as unknown as Json
    }),
  },
  {
    kind: 'languages',
    operation: 'updateNotification',
    name: 'the notification is answered with an English title',
    contradicts: '`x-localized` names `/title`; “What happened, in the language of the request”',
    wrap: mergedWithEnglish('updateNotification', (own, { title }) => ({ ...own, title })),
  },
  {
    kind: 'languages',
    operation: 'listRuleCatalogue',
    name: 'why a rule matters is said in English',
    contradicts: '`x-localized` names `/*/whyItMatters`',
    wrap: mergedWithEnglish('listRuleCatalogue', (own, english) => {
      return fieldInEnglish(listOf(own), listOf(english), 'whyItMatters') as unknown as Json
    }),
  },
  {
    kind: 'languages',
    operation: 'updateSocialPosts',
    name: 'the reasons of refusals are in English',
    contradicts: '`x-localized` names `/refusals/*/message`; “Why, in the language of the request”',
    wrap: on('updateSocialPosts', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const refusals = listOf((await bodyOf(response)).refusals)
      if (!response.ok || refusals.length === 0) return response
      const { url, method } = again
      const body = JSON.stringify({ ...(await bodyOf(again)), ids: refusals.map(({ id }) => id) })
      const refused = new Request(url, { method, headers: headersWithoutKey(again), body })
      const english = await bodyOf(await send(await inEnglish(refused)))
      return changed(response, (own) => ({
        ...own,
        refusals: fieldInEnglish(listOf(own.refusals), listOf(english.refusals), 'message'),
      }))
    }),
  },
  {
    kind: 'workflows',
    operation: 'approveAutopilotProposals',
    name: 'the run does not learn of the approval, so that it cannot be taken back',
    contradicts: 'The step `undo` of autopilot.arazzo.yaml: “Takes it back.”, `undoneCount == 1`',
    wrap: approvalsUnknownToTheirRun,
  },
  {
    kind: 'workflows',
    operation: 'getAccountStrategy',
    name: 'an active strategy that is measured by hand cannot be read',
    contradicts: 'The step `read` of strategy.arazzo.yaml: “Reads it with its health.”, `$statusCode == 200`',
    wrap: on('getAccountStrategy', async (request, send) => {
      const response = await send(request)
      const { kpi, status } = await bodyOf(response)
      const { source } = Object(kpi) as Json
      return source === StrategyMetricSource.Own && status === StrategyStatus.Active ? crash() : response
    }),
  },
  {
    kind: 'workflows',
    operation: 'updateAnomalyConfiguration',
    name: 'the switch in the body is not read beside metrics',
    contradicts:
      'The step `pause` of analytics-anomalies.arazzo.yaml: “Switches the monitor off.”, `isEnabled == false`; “with a body an edit”',
    wrap: requestWith('updateAnomalyConfiguration', (body) =>
      Array.isArray(body.metricSettings) ? leftOut(body, 'isEnabled') : body,
    ),
  },
  {
    kind: 'workflows',
    operation: 'validateSocialPost',
    name: 'a new post must leave its id out',
    contradicts:
      'The step `validate` of social-calendar.arazzo.yaml sends `postId: null` and expects 200; `postId`: “null for a new one”',
    wrap: requestWith('validateSocialPost', (body) => (body.postId === null ? { ...body, postId: 0 } : body)),
  },
]
