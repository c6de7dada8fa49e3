// Defects of input: what is not refused although the contract forbids it, and the other way around (posts, files, designs and surveys).

import { answered, crash } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, rewritten, withJson } from '#tests/contract/defects/defect.ts'
import { only, requestWith } from '#tests/contract/defects/tampering.ts'

const QUESTION_FIELDS = [
  'id',
  'type',
  'text',
  'options',
  'rows',
  'isRequired',
  'hasOther',
  'isShuffled',
  'maxChoices',
  'lowLabel',
  'highLabel',
  'joiner',
  'showIf',
]

export const INPUT_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'checkSurveyLogic',
    name: 'unknown fields of a question are ignored',
    contradicts: 'SurveyQuestionDraft: additionalProperties false; Conventions: unknown body properties answer 422',
    wrap: requestWith('checkSurveyLogic', (body) =>
      Array.isArray(body.questions)
        ? {
            ...body,
            questions: body.questions.map((one: unknown) =>
              one !== null && typeof one === 'object' && !Array.isArray(one)
                ? only(one as Json, ...QUESTION_FIELDS)
                : one,
            ),
          }
        : body,
    ),
  },
  {
    kind: 'input',
    operation: 'exportDesign',
    name: 'a picture may be named twice',
    contradicts: 'schema of the body: variantIds has uniqueItems',
    wrap: requestWith('exportDesign', (body) =>
      Array.isArray(body.variantIds) ? { ...body, variantIds: [...new Set(body.variantIds)] } : body,
    ),
  },
  {
    kind: 'input',
    operation: 'createSocialPost',
    name: 'the pattern of the items of a list is not checked',
    wrap: on('createSocialPost', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.hashtags)
            ? {
                ...body,
                hashtags: body.hashtags.map((tag: unknown) =>
                  typeof tag === 'string' && tag.length > 0 ? tag.replace(/[\s#]/g, '_') : tag,
                ),
              }
            : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createDesign',
    name: 'a value that a list of unique ones names twice is accepted',
    wrap: on('createDesign', async (request, send) =>
      send(
        await withJson(request, (body) =>
          Array.isArray(body.designTypeIds) ? { ...body, designTypeIds: [...new Set(body.designTypeIds)] } : body,
        ),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateSurveyAnswer',
    name: 'an unknown field is ignored',
    wrap: on('updateSurveyAnswer', async (request, send) =>
      send(await withJson(request, (body) => ('tags' in body ? { tags: body.tags } : body))),
    ),
  },
  {
    kind: 'input',
    operation: 'getSurveyComparison',
    name: 'a required parameter that is missing gets a value',
    wrap: on('getSurveyComparison', async (request, send) =>
      send(
        await rewritten(request, {
          url: ({ searchParams }) => {
            if (!searchParams.has('dimension')) searchParams.set('dimension', '2')
          },
        }),
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'createFile',
    name: 'an upload without its file crashes the server',
    wrap: on('createFile', async (request, send) => {
      const form = await request
        .clone()
        .formData()
        .catch(() => undefined)
      return form && !form.has('file') && request.headers.has('Authorization') ? crash() : send(request)
    }),
  },
  {
    kind: 'input',
    operation: 'validateSocialPost',
    name: 'unknown fields of the post are ignored',
    contradicts: 'schema of the body: post has additionalProperties false',
    wrap: requestWith('validateSocialPost', (body) => {
      const known = new Set(
        'title status channels text link hashtags mediaFileIds postType scheduledAt timeZone labels strategyId comment'.split(
          ' ',
        ),
      )
      const { post } = body
      if (post === null || typeof post !== 'object' || Array.isArray(post)) return body
      return { ...body, post: Object.fromEntries(Object.entries(post).filter(([name]) => known.has(name))) }
    }),
  },
  {
    kind: 'input',
    operation: 'deleteSurveyRespondent',
    name: 'a text that is no address is only one of nobody',
    contradicts: 'SurveyRespondent.email: format email',
    wrap: on('deleteSurveyRespondent', async (request, send) => {
      const body = await bodyOf(request)
      const response = await send(request)
      const isText = typeof body.email === 'string' && Object.keys(body).length === 1
      const isOfLength = isText && String(body.email).length >= 6 && String(body.email).length <= 254
      return response.status === 422 && isOfLength ? answered(response, { deletedCount: 0 }) : response
    }),
  },
]
