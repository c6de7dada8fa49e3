// Defects of operations drawn with the seed 20261207, written from the contract alone: input, languages and workflows.
import { Severity } from '@adwright/sdk/types'
import { inEnglish, listOf, mergedWithEnglish, parameter, shownAs, takenAs } from '#tests/contract/defects/common.ts'
import { type Defect, matcher, on, withJson } from '#tests/contract/defects/defect.ts'
import { pathOf, rowsOf, textOf } from '#tests/contract/defects/tampering.ts'

const GREATEST_FACTOR = 100
const MAX_NAME_LENGTH = 100
const SHORTEST_PASSWORD = 8
const MAX_POINTS = 5

export const INPUTS_EIGHTH_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'updateAutopilotGuardrails',
    name: 'the greatest factor of a month is refused',
    contradicts: 'AutopilotGuardrailsUpdate: `maxMonthlyFactor` has the maximum 100',
    wrap: takenAs('updateAutopilotGuardrails', (request) =>
      withJson(request, (body) =>
        body.maxMonthlyFactor === GREATEST_FACTOR ? { ...body, maxMonthlyFactor: GREATEST_FACTOR + 1 } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateAutopilotItem',
    name: 'a name of 100 characters is too long',
    contradicts: 'AutopilotItemDraft: `name` is a string with `maxLength` 100',
    wrap: takenAs('updateAutopilotItem', (request) =>
      withJson(request, (body) =>
        textOf(body.name).length === MAX_NAME_LENGTH ? { ...body, name: `${textOf(body.name)}x` } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateMetricSetting',
    name: 'five points in a row are too many',
    contradicts: 'MetricSettingDraft: `consecutivePoints` has the maximum 5',
    wrap: takenAs('updateMetricSetting', (request) =>
      withJson(request, (body) =>
        body.consecutivePoints === MAX_POINTS ? { ...body, consecutivePoints: MAX_POINTS + 1 } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updatePassword',
    name: 'a password of 8 characters is too short',
    contradicts: 'UpdatePasswordRequest: `newPassword` is “as typed, 8 to 128 characters”',
    wrap: takenAs('updatePassword', (request) =>
      withJson(request, (body) =>
        textOf(body.newPassword).length === SHORTEST_PASSWORD
          ? { ...body, newPassword: textOf(body.newPassword).slice(1) }
          : body,
      ),
    ),
  },
  {
    kind: 'languages',
    operation: 'getConstants',
    name: 'what a plan contains is told in English',
    contradicts: '`x-localized`: /plans/*/features/*; “with labels in the language of the request”',
    wrap: mergedWithEnglish('getConstants', (own, english) => ({
      ...own,
      plans: listOf(own.plans).map((plan, at) => ({ ...plan, features: listOf(english.plans)[at]?.features })),
    })),
  },
  {
    kind: 'languages',
    operation: 'getFinding',
    name: 'what to do about a serious finding is told in English',
    contradicts: '`x-localized`: /suggestedAction; “A finding with its evidence, in the language of the request.”',
    wrap: mergedWithEnglish('getFinding', (own, { suggestedAction }) =>
      own.severity === Severity.High ? { ...own, suggestedAction } : own,
    ),
  },
  {
    kind: 'languages',
    operation: 'getAutopilotExecution',
    name: 'a run names its rule in English',
    contradicts: '`x-localized`: /ruleName',
    wrap: mergedWithEnglish('getAutopilotExecution', (own, { ruleName }) => ({ ...own, ruleName })),
  },
  {
    kind: 'languages',
    operation: 'getAnalysisRun',
    name: 'a comparison with another analysis is in English',
    contradicts: '“An analysis as it was made, in the language of the request.” `x-localized`: /findings/*/title',
    wrap: on('getAnalysisRun', async (request, send) =>
      send(parameter(request, 'against') === '' ? request : await inEnglish(request)),
    ),
  },
  {
    kind: 'workflows',
    operation: 'checkSurveyLogic',
    name: 'a question has to say whether it must be answered',
    contradicts: 'survey: step `check` answers 200; SurveyQuestionDraft does not require `isRequired`',
    wrap: takenAs('checkSurveyLogic', (request) =>
      withJson(request, (body) => ({
        ...body,
        ...(Array.isArray(body.questions) && {
          questions: listOf(body.questions).map((one) =>
            one !== null && typeof one === 'object' && !Array.isArray(one) ? { isRequired: null, ...one } : one,
          ),
        }),
      })),
    ),
  },
  {
    kind: 'workflows',
    operation: 'removeAccountUser',
    name: 'who was removed goes on reading the account',
    contradicts: 'team: step `gone` answers 404; “the person loses access with the next call”',
    wrap: (send) => {
      const [isRemoval, isRead] = [matcher('removeAccountUser'), matcher('getAccount')]
      const known = new Map<string, Response>()
      const left = new Set<string>()
      return async (request) => {
        const path = pathOf(request)
        const key = `${request.headers.get('Authorization')} ${path}`
        const response = await send(request)
        if (isRemoval(request) && response.status === 204) left.add(path.replace(/\/users\/.*$/, ''))
        if (!isRead(request)) return response
        if (response.ok) known.set(key, response.clone())
        return (response.status === 404 && left.has(path) && known.get(key)?.clone()) || response
      }
    },
  },
  {
    kind: 'workflows',
    operation: 'sendWebhookTest',
    name: 'a test is not among the deliveries',
    contradicts: 'webhook: step `deliveries` has `totalCount` 1; “its delivery tells the result”',
    wrap: shownAs('listWebhookDeliveries', (body) => {
      const items = rowsOf(body).filter(({ eventType }) => eventType !== 'webhook.test')
      const totalCount = Number(body.totalCount) - (rowsOf(body).length - items.length)
      return { ...body, items, totalCount, totalPages: Math.ceil(totalCount / Number(body.pageSize)) }
    }),
  },
  {
    kind: 'workflows',
    operation: 'updateNotifications',
    name: 'the latest notification that was seen stays unread',
    contradicts:
      'notifications: step `none` has `totalCount` 0; `until`: “The latest one that the person has seen; later ones stay unread.”',
    wrap: on('updateNotifications', async (request, send) =>
      send(
        await withJson(request, (body) => {
          const until = Date.parse(textOf(body.until))
          return Number.isNaN(until) ? body : { ...body, until: new Date(until - 1).toISOString() }
        }),
      ),
    ),
  },
]
