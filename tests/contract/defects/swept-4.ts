// Defects of planning, posts, surveys and designs, each against one statement of the contract that no rule looked at: state, filters, statuses and guards.
import { asked, beside, dayBefore, listOf, parameter, query, shownAs, takenAs } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, type Send, withJson, without } from '#tests/contract/defects/defect.ts'
import {
  addressWith,
  listOf as elementsOf,
  leftOut,
  pathOf,
  requestWith,
  rowsOf,
} from '#tests/contract/defects/tampering.ts'

const STORY = 2
const DONE = 4
const ALMOST_DONE = 99
/** The fields of a survey that answers hang on. */
const FIXED = ['questions', 'audience', 'language', 'languageTag', 'opensAt']

const isTimed = ({ scheduledAt }: Json) => scheduledAt !== null

/** A row of a list as it is, with another value of some fields. */
const rows = (change: (row: Json) => Json) => (body: Json) => ({ ...body, items: rowsOf(body).map(change) })

/** Takes what was refused with this code, without the fields that are fixed. */
const takenWithout = (operation: Defect['operation'], code: string, fixed: string[]): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 409 || (await bodyOf(response)).code !== code) return response
    const left = (body: Json) => Object.fromEntries(Object.entries(body).filter(([name]) => !fixed.includes(name)))
    return send(await withJson(again, left))
  })

/** Shows each task in the round in which it was seen first. */
function inFirstRound(send: Send): Send {
  const rounds = new Map<unknown, unknown>()
  const show = (body: Json) => {
    if (!rounds.has(body.id)) rounds.set(body.id, body.accountTaskProgressId)
    return { ...body, accountTaskProgressId: rounds.get(body.id) }
  }
  return shownAs('getAccountTask', show)(shownAs('updateAccountTaskStatus', show)(send))
}

export const SWEPT_4_DEFECTS: Defect[] = [
  {
    kind: 'paging',
    operation: 'listSocialPosts',
    name: 'posts without a time come first',
    contradicts: 'description: in order of that time, and behind them every post without a time',
    wrap: shownAs('listSocialPosts', (body) => {
      const posts = elementsOf(body)
      return [...posts.filter((post) => !isTimed(post)), ...posts.filter(isTimed)]
    }),
  },
  {
    kind: 'paging',
    operation: 'previewDesign',
    name: 'the previews are in reverse',
    contradicts: 'DesignPreviews.previews: One preview per format, in the order of `designTypeIds`',
    wrap: shownAs('previewDesign', (body) => ({ ...body, previews: listOf(body.previews).toReversed() })),
  },
  {
    kind: 'state',
    operation: 'createSocialPost',
    name: 'without a form a post is a story',
    contradicts: 'SocialPostDraft.postType: 1 by default',
    wrap: requestWith('createSocialPost', (body) => ({ postType: STORY, ...body })),
  },
  {
    kind: 'state',
    operation: 'createBusinessSurvey',
    name: 'questions must be answered if nothing is said',
    contradicts: 'SurveyQuestionDraft.isRequired: false by default',
    wrap: requestWith('createBusinessSurvey', (body) =>
      Array.isArray(body.questions)
        ? { ...body, questions: listOf(body.questions).map((one) => ({ isRequired: true, ...one })) }
        : body,
    ),
  },
  {
    kind: 'state',
    operation: 'updateSocialPost',
    name: 'a comment that comes with an edit is dropped',
    contradicts: "SocialPostDraft.comment: A further comment, under the caller's name",
    wrap: requestWith('updateSocialPost', (body) => leftOut(body, 'comment')),
  },
  {
    kind: 'state',
    operation: 'updateUserTaskStatus',
    name: 'a task that leaves the state done is almost done',
    contradicts: 'description: leaving it clears `completedAt` and sets `progress` to the one named, or 0',
    wrap: on('updateUserTaskStatus', async (request, send) => {
      const before = await bodyOf(await send(beside(request, pathOf(request).replace(/\/status$/, ''))))
      const isLeft = before.status === DONE
      const step = (body: Json) => (body.status === DONE ? body : { progress: ALMOST_DONE, ...body })
      return send(isLeft ? await withJson(request, step) : request)
    }),
  },
  {
    kind: 'state',
    operation: 'updateAccountTaskStatus',
    name: 'a task that is taken up again stays in its round',
    contradicts: 'Task.accountTaskProgressId: A new round begins when a task done or cancelled is taken up again',
    wrap: inFirstRound,
  },
  {
    kind: 'state',
    operation: 'listAccountTaskHistory',
    name: 'the values before and after are exchanged',
    contradicts: 'ChangeEntry.before: The value before; after: The value since then',
    wrap: shownAs(
      'listAccountTaskHistory',
      rows((row) => ({ ...row, before: row.after, after: row.before })),
    ),
  },
  {
    kind: 'state',
    operation: 'listUserTasks',
    name: 'no task says that it comes back',
    contradicts: 'TaskSummary.isRepeating: True if it comes back after it was done',
    wrap: shownAs(
      'listUserTasks',
      rows((row) => ({ ...row, isRepeating: false })),
    ),
  },
  {
    kind: 'state',
    operation: 'getAccountTaskCounts',
    name: 'what is overdue is not counted',
    contradicts: 'TaskCounts.overdueCount: Open ones whose due day is over',
    wrap: shownAs('getAccountTaskCounts', (body) => ({ ...body, overdueCount: 0 })),
  },
  {
    kind: 'state',
    operation: 'importSocialPosts',
    name: 'a test creates the posts',
    contradicts: 'SocialPostImport.isTest: Whether rows are only checked and nothing is created',
    wrap: requestWith('importSocialPosts', (body) => (body.isTest === true ? { ...body, isTest: false } : body)),
  },
  {
    kind: 'filters',
    operation: 'listAccountTasks',
    name: 'the things that tasks come from are not looked at',
    contradicts: 'originIds: Only tasks that come from one of these things',
    wrap: addressWith('listAccountTasks', without('originIds')),
  },
  {
    kind: 'filters',
    operation: 'listSurveyAnswers',
    name: 'links without a mark are links with any',
    contradicts: 'vias: `-` for links without a mark',
    wrap: on('listSurveyAnswers', async (request, send) =>
      send(query(request).getAll('vias').includes('-') ? await asked(request, (one) => one.delete('vias')) : request),
    ),
  },
  {
    kind: 'filters',
    operation: 'listSocialHolidays',
    name: 'without a first day the period begins yesterday',
    contradicts: "dateBegin: The first day, in the account's time zone; today if omitted",
    wrap: takenAs('listSocialHolidays', (request) =>
      asked(request, (one) => {
        if (parameter(request, 'dateBegin') === '') one.set('dateBegin', dayBefore(new Date().toISOString()))
      }),
    ),
  },
  {
    kind: 'status',
    operation: 'updateBusinessSurvey',
    name: 'other questions of an open survey are left out without a word',
    contradicts:
      'description: `audience`, `language`, `opensAt` and `questions` change in a draft only; responses.409: survey-not-a-draft',
    wrap: takenWithout('updateBusinessSurvey', 'survey-not-a-draft', FIXED),
  },
  {
    kind: 'status',
    operation: 'updateSocialPost',
    name: 'a published post takes the same labels in place of another text',
    contradicts: 'description: a published one (5) takes other `labels`, another `strategyId` and a `comment` only',
    wrap: on('updateSocialPost', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== 409 || (await bodyOf(response)).code !== 'post-published') return response
      return send(beside(again, pathOf(again)))
    }),
  },
  {
    kind: 'guards',
    operation: 'updateAccountTaskStatus',
    name: 'a round that is over is taken',
    contradicts: 'accountTaskProgressId: The present round if omitted; a past one is a 409',
    wrap: addressWith('updateAccountTaskStatus', without('accountTaskProgressId')),
  },
  {
    kind: 'paging',
    operation: 'listSocialPostTimes',
    name: 'the worst time comes first',
    contradicts: 'summary: Blocks of time, the best first',
    wrap: shownAs('listSocialPostTimes', (body) => elementsOf(body).toReversed()),
  },
]
