// Defects of state: what is saved, kept, brought back and deleted (surveys).
import { bodyOf, type Defect, type Json, matcher, on, type Send, withBody } from '#tests/contract/defects/defect.ts'
import { alongside, pathOf, requestWith } from '#tests/contract/defects/tampering.ts'

/** Serves the list of answers as it was before a deletion, until an answer is edited. */
function listedFromCache(send: Send): Send {
  const isList = matcher('listSurveyAnswers')
  const changes = [matcher('updateSurveyAnswer'), matcher('deleteSurveyRespondent')]
  const kept = new Map<string, string>()
  return async (request) => {
    const key = `${request.headers.get('authorization')} ${request.url}`
    const response = await send(request)
    if (changes.some((isChange) => isChange(request))) kept.clear()
    if (!isList(request) || response.status !== 200) return response
    const text = kept.get(key) ?? (await response.clone().text())
    kept.set(key, text)
    return new Response(text, response)
  }
}

export const STATE_SURVEYS_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'restoreBusinessSurvey',
    name: 'the text of thanks is lost',
    contradicts: 'description: brings back a survey that was deleted',
    wrap: on('restoreBusinessSurvey', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 201 || response.headers.has('Idempotent-Replayed')) return response
      const { id, title } = await bodyOf(response)
      const path = pathOf(again).replace(/\/[^/]+\/restore$/, '')
      const saved = await send(alongside(again, 'PUT', path, { id, title, thanksText: null }))
      return saved.status === 200 ? withBody(response, await bodyOf(saved)) : response
    }),
  },
  {
    kind: 'state',
    operation: 'updateBusinessSurvey',
    name: 'the last question is never required after an edit',
    wrap: requestWith('updateBusinessSurvey', (body) => {
      const questions = body.questions as Json[] | undefined
      const last = Array.isArray(questions) ? questions.at(-1) : undefined
      return last?.isRequired === true
        ? { ...body, questions: [...(questions ?? []).slice(0, -1), { ...last, isRequired: false }] }
        : body
    }),
  },
  {
    kind: 'state',
    operation: 'deleteSurveyAnswer',
    name: 'the list of before is served from a cache',
    contradicts: 'responses.204: it is deleted; what is deleted is not listed',
    wrap: listedFromCache,
  },
]
