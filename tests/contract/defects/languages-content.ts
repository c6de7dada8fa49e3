// Defects of languages (posts, files, designs and surveys).

import { englishRefusals, inEnglish } from '#tests/contract/defects/common.ts'
import { changed, type Defect, type Json, on, rewritten } from '#tests/contract/defects/defect.ts'

export const LANGUAGES_CONTENT_DEFECTS: Defect[] = [
  {
    kind: 'languages',
    operation: 'listDesignTypes',
    name: 'only the first language of a weighted list is looked at',
    wrap: on('listDesignTypes', async (request, send) => {
      const [first = 'en'] = (request.headers.get('Accept-Language') ?? 'en').split(',')
      return send(await rewritten(request, { headers: (headers) => headers.set('Accept-Language', first) }))
    }),
  },
  {
    kind: 'languages',
    operation: 'validateSocialMedia',
    name: 'what is wrong with a file is told in English only',
    contradicts: 'MediaValidationResult.message: in the language of the request',
    wrap: on('validateSocialMedia', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      return response.ok ? send(await inEnglish(again)) : response
    }),
  },
  {
    kind: 'languages',
    operation: 'getSurveyAnswer',
    name: 'an answer that is not there is told in English only',
    contradicts: 'Accept-Language: the language of messages',
    wrap: englishRefusals('getSurveyAnswer', 404),
  },
  {
    kind: 'languages',
    operation: 'listSurveyTemplates',
    name: 'the options of questions are in English',
    contradicts: 'x-localized: /*/questions/*/options/*',
    wrap: on('listSurveyTemplates', async (request, send) => {
      const english = (await (await send(await inEnglish(request))).json()) as { questions: Json[] }[]
      return changed(await send(request), (body) =>
        (body as unknown as { questions: Json[] }[]).map((template, at) => ({
          ...template,
          questions: template.questions.map((question, index) => {
            const options = english[at]?.questions[index]?.options
            return options === undefined ? question : { ...question, options }
          }),
        })),
      )
    }),
  },
]
