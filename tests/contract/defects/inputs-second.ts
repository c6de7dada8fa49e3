// Defects of operations drawn at random, by someone who has not read the kit: input, languages and workflows.
import { AnomalyStatus } from '@adwright/sdk/types'
import {
  asked,
  beside,
  englishRefusals,
  inEnglish,
  mergedWithEnglish,
  parameter,
  refusedHere,
  takenAs,
} from '#tests/contract/defects/common.ts'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  rewritten,
  type Send,
  withBody,
  withJson,
} from '#tests/contract/defects/defect.ts'
import { pathOf, textOf } from '#tests/contract/defects/tampering.ts'

const MAX_TAGS = 20
const MAX_NAME_LENGTH = 100
const MAX_PHONE_LENGTH = 16

const callerOf = ({ headers }: Request) => headers.get('Authorization') ?? ''

/** Shows a code as it was before it was spent. */
const unspentCodes: Defect['wrap'] = (send) => {
  const [isReset, isCheck] = [matcher('resetPassword'), matcher('checkVerificationCode')]
  const spent = new Map<string, Json>()
  return async (request) => {
    const code = isReset(request) ? textOf((await bodyOf(request)).verificationCode) : parameter(request, 'code')
    if (!isReset(request)) {
      const response = await send(request)
      const kept = isCheck(request) && response.ok ? spent.get(code) : undefined
      return kept ? withBody(response, kept) : response
    }
    const checked = await bodyOf(await send(beside(request, `/Verification/check?code=${encodeURIComponent(code)}`)))
    const response = await send(request)
    if (response.ok && checked.isValid === true) spent.set(code, checked)
    return response
  }
}

/** A token knows the accounts from when it was made, so that the person has to sign in again. */
const knownToTheNextToken: Defect['wrap'] = (send) => {
  const [isAcceptance, isReading] = [matcher('acceptInvitation'), matcher('getAccount')]
  const accepted = new Set<string>()
  const callOf = (request: Request) => `${pathOf(request).split('/')[2]} ${callerOf(request)}`
  return async (request) => {
    if (isReading(request) && accepted.has(callOf(request)))
      return refusedHere(request, await send(await toUnknownAccount(request)))
    const response = await send(request)
    if (isAcceptance(request) && response.ok) accepted.add(callOf(request))
    return response
  }
}

const toUnknownAccount = (request: Request) =>
  rewritten(request, { url: (url) => void (url.pathname = url.pathname.replace(/[^/]+$/, 'acc_unknown')) })

/** Reads the state of the sample data from a cache that its removal does not empty. */
const loadedForEver: Defect['wrap'] = (send) => {
  const [isReading, isRemoval] = [matcher('getSampleWorkspace'), matcher('deleteSampleWorkspace')]
  const removed = new Map<string, Json>()
  const read = (request: Request, next: Send) => next(beside(request, pathOf(request))).then(bodyOf)
  return async (request) => {
    const path = pathOf(request)
    if (isRemoval(request)) {
      const before = await read(request, send)
      const response = await send(request)
      if (response.status === 204 && before.isLoaded === true) removed.set(path, before)
      return response
    }
    const response = await send(request)
    const before = isReading(request) && response.ok ? removed.get(path) : undefined
    return before ? changed(response, (body) => (body.isLoaded === false ? before : body)) : response
  }
}

export const INPUTS_SECOND_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'requestPhoneChange',
    name: 'a number of fifteen digits is too long',
    contradicts: 'RequestPhoneChangeRequest.phone: Phone, pattern ^\\+[1-9]\\d{6,14}$',
    wrap: takenAs('requestPhoneChange', (request) =>
      withJson(request, (body) =>
        textOf(body.phone).length === MAX_PHONE_LENGTH ? { ...body, phone: `${textOf(body.phone)}0` } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'listMailUsers',
    name: 'any page size is taken, to the next one that there is',
    contradicts: 'parameter pageSize: enum 10, 25, 50, 100',
    wrap: takenAs('listMailUsers', (request) =>
      asked(request, (of) => {
        const size = Number(of.get('pageSize') ?? Number.NaN)
        const next = [10, 25, 50, 100].find((one) => one >= size)
        if (size > 0 && next !== undefined) of.set('pageSize', String(next))
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'updateSurveyAnswer',
    name: 'twenty tags are one too many',
    contradicts: 'SurveyAnswerUpdate.tags: maxItems 20',
    wrap: takenAs('updateSurveyAnswer', (request) =>
      withJson(request, (body) =>
        Array.isArray(body.tags) && body.tags.length === MAX_TAGS
          ? { ...body, tags: [...body.tags, crypto.randomUUID()] }
          : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateAccount',
    name: 'a name of 100 characters is too long',
    contradicts: 'UpdateAccountRequest.name: 2 to 100 characters',
    wrap: takenAs('updateAccount', (request) =>
      withJson(request, (body) =>
        textOf(body.name).length === MAX_NAME_LENGTH ? { ...body, name: `${textOf(body.name)}.` } : body,
      ),
    ),
  },
  {
    kind: 'languages',
    operation: 'updateDesignVariant',
    name: 'a picture that is not there is told in English',
    contradicts: 'ApiError.message: One sentence for a person, in the language of the request',
    wrap: englishRefusals('updateDesignVariant', 404),
  },
  {
    kind: 'languages',
    operation: 'previewDesign',
    name: 'the checks of the previews are told in English',
    contradicts: 'x-localized: /previews/*/checks/*/message',
    wrap: mergedWithEnglish('previewDesign', (own, { previews }) => ({ ...own, previews })),
  },
  {
    kind: 'languages',
    operation: 'getAdsConnectionRequirements',
    name: 'the purposes of the scopes are in English',
    contradicts: 'x-localized: /requiredScopes/*/purpose',
    wrap: mergedWithEnglish('getAdsConnectionRequirements', (own, { requiredScopes }) => ({ ...own, requiredScopes })),
  },
  {
    kind: 'languages',
    operation: 'createSampleWorkspace',
    name: 'the sample team works in English',
    contradicts: 'description: the work of a sample team, in the language of the request',
    wrap: takenAs('createSampleWorkspace', inEnglish),
  },
  {
    kind: 'workflows',
    operation: 'resetPassword',
    name: 'the code counts as good after it was used',
    contradicts: 'workflow resetPassword, step spent: $response.body#/isValid == false; description: spends it',
    wrap: unspentCodes,
  },
  {
    kind: 'workflows',
    operation: 'acceptInvitation',
    name: 'the account is only known to the next token of the person',
    contradicts:
      'workflow of the team, step reads: $statusCode == 200; description: The invited person becomes a member',
    wrap: knownToTheNextToken,
  },
  {
    kind: 'workflows',
    operation: 'getSampleWorkspace',
    name: 'sample data that was removed is still there',
    contradicts: 'workflow triageSample, step gone: $response.body#/isLoaded == false',
    wrap: loadedForEver,
  },
  {
    kind: 'workflows',
    operation: 'updateAnomaly',
    name: 'the reason of a false alarm is not kept',
    contradicts: 'workflow triageSample, step falseAlarm: $response.body#/falseAlarmReason == "A holiday."',
    wrap: takenAs('updateAnomaly', (request) =>
      withJson(request, ({ falseAlarmReason, ...body }) =>
        body.status === AnomalyStatus.FalseAlarm || falseAlarmReason === undefined
          ? body
          : { ...body, falseAlarmReason },
      ),
    ),
  },
]
