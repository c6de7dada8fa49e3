// Defects of operations drawn with the seed 20261207, written from the contract alone: state, paging, filters and guards.
import { asked, beside, everyRow, firstAnswers, parameter, shownAs, takenAs } from '#tests/contract/defects/common.ts'
import { bodyOf, changed, type Defect, on, rewritten, withJson, without } from '#tests/contract/defects/defect.ts'
import { ignoresVersion, pathOf } from '#tests/contract/defects/tampering.ts'

/** Saves an edit that began with another version than the present one, where `isTaken` accepts the two. */
const takesVersions = (operation: Defect['operation'], isTaken: (expected: number, present: number) => boolean) =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    if ((await bodyOf(response)).code !== 'changed-meanwhile') return response
    const { version } = await bodyOf(await send(beside(again, pathOf(again))))
    const expected = Number(parameter(again, 'expectedVersion'))
    if (!isTaken(expected, Number(version))) return response
    return send(await rewritten(again, { url: without('expectedVersion') }))
  })

export const EFFECTS_EIGHTH_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateSocialPost',
    name: 'an edit that does not name the strategy takes the post out of it',
    contradicts: '“Replaces the fields the body names; the others keep their values”; `x-update`: merge',
    wrap: takenAs('updateSocialPost', (request) => withJson(request, (body) => ({ strategyId: null, ...body }))),
  },
  {
    kind: 'state',
    operation: 'updateAnomalyConfiguration',
    name: 'with a switch in the query and in the body, the body decides',
    contradicts: '“with both, the query decides over `isEnabled`”',
    wrap: takenAs('updateAnomalyConfiguration', async (request) => {
      const { isEnabled } = await bodyOf(request)
      return typeof isEnabled === 'boolean' ? rewritten(request, { url: without('isEnabled') }) : request
    }),
  },
  {
    kind: 'state',
    operation: 'getWorkspaceAttention',
    name: 'the counts stay those of the first call',
    contradicts: 'WorkspaceAttention: `postsAwaitingApproval` counts “Posts that wait for approval.”',
    wrap: firstAnswers('getWorkspaceAttention'),
  },
  {
    kind: 'state',
    operation: 'createUserTaskComment',
    name: 'a new comment counts as edited',
    contradicts: '`x-sets`: `editedAt` null; Comment: `editedAt` is “null when it never was”',
    wrap: shownAs('createUserTaskComment', (body) => ({ ...body, editedAt: body.createdAt })),
  },
  {
    kind: 'paging',
    operation: 'listAccountStrategyHistory',
    name: 'a last page that is not full is not counted',
    contradicts: 'PageFields: `totalPages` is “Pages there are, 0 for an empty list.”',
    wrap: shownAs('listAccountStrategyHistory', (body) => ({
      ...body,
      totalPages: Math.floor(Number(body.totalCount) / Number(body.pageSize)),
    })),
  },
  {
    kind: 'paging',
    operation: 'listSurveyHistory',
    name: 'the answer counts its pages from 0',
    contradicts: 'PageFields: `currentPage` is “This page, from 1.”',
    wrap: shownAs('listSurveyHistory', (body) => ({ ...body, currentPage: Number(body.currentPage) - 1 })),
  },
  {
    kind: 'paging',
    operation: 'listSocialPostHistory',
    name: 'a page beyond the last is the first one again',
    contradicts: 'Paging: “A page beyond the last is an empty list, not an error.”',
    wrap: on('listSocialPostHistory', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { totalPages, currentPage } = await bodyOf(response)
      if (!response.ok || Number(currentPage) <= Number(totalPages)) return response
      return send(await asked(again, (query) => query.delete('currentPage')))
    }),
  },
  {
    kind: 'paging',
    operation: 'listUserStrategies',
    name: 'each further page passes over a strategy',
    contradicts:
      '`currentPage`: “The page to answer, from 1”; PageFields: `totalCount` is “Items on all pages together”',
    wrap: on('listUserStrategies', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      const { currentPage, pageSize } = await bodyOf(response)
      if (!response.ok || Number(currentPage) < 2) return response
      const begin = (Number(currentPage) - 1) * Number(pageSize) + 1
      const rows = await everyRow(again, send, 'pageSize')
      return changed(response, (body) => ({ ...body, items: rows.slice(begin, begin + Number(pageSize)) }))
    }),
  },
  {
    kind: 'filters',
    operation: 'listLoginActivity',
    name: 'false as a filter is no filter',
    contradicts: '`isSuccess`: “only those that failed (false); all if omitted”',
    wrap: takenAs('listLoginActivity', (request) =>
      asked(request, (query) => {
        if (query.get('isSuccess') === 'false') query.delete('isSuccess')
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listSavedViews',
    name: 'of several screens the first one counts',
    contradicts: '`screens`: “Only views of these screens, named once each”',
    wrap: takenAs('listSavedViews', (request) =>
      asked(request, (query) => {
        const [first, ...others] = query.getAll('screens')
        if (first !== undefined && others.length > 0) query.set('screens', first)
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listSocialPostTimes',
    name: 'a network as a filter is not looked at',
    contradicts: '`networks`: “Only these networks.”',
    wrap: takenAs('listSocialPostTimes', (request) =>
      asked(request, (query) => {
        if (query.getAll('networks').length === 1 && /^[1-4]$/.test(query.get('networks') ?? ''))
          query.delete('networks')
      }),
    ),
  },
  {
    kind: 'filters',
    operation: 'listSearchTermMetricsByAd',
    name: 'the totals are those of all terms, whatever is searched for',
    contradicts: '“`totals` are those of all rows of all pages after filters.”',
    wrap: on('listSearchTermMetricsByAd', async (request, send) => {
      const again = request.clone()
      const response = await send(request)
      if (!response.ok || parameter(again, 'searchText') === '') return response
      const { totals } = await bodyOf(await send(await rewritten(again, { url: without('searchText', 'currentPage') })))
      return changed(response, (body) => ({ ...body, totals }))
    }),
  },
  {
    kind: 'guards',
    operation: 'updateAccountStrategy',
    name: 'an edit that began one version ago is saved',
    contradicts: '409 `changed-meanwhile`; `expectedVersion`: “The `version` the edit began with”',
    wrap: takesVersions('updateAccountStrategy', (expected, present) => expected === present - 1),
  },
  {
    kind: 'guards',
    operation: 'updateBusinessSurvey',
    name: 'an edit that names the state is saved whatever version it began with',
    contradicts: '409 `changed-meanwhile`; `expectedVersion`: “left out, it is saved whatever others saved meanwhile”',
    wrap: takenAs('updateBusinessSurvey', async (request) => {
      const { status } = await bodyOf(request)
      const isValid = /^[1-9]\d{0,8}$/.test(parameter(request, 'expectedVersion'))
      return isValid && status !== undefined ? rewritten(request, { url: without('expectedVersion') }) : request
    }),
  },
  {
    kind: 'guards',
    operation: 'deleteAccountStrategy',
    name: 'a strategy that was changed meanwhile is deleted',
    contradicts: '409 `changed-meanwhile`; `expectedVersion`: “The `version` the edit began with”',
    wrap: ignoresVersion('deleteAccountStrategy'),
  },
  {
    kind: 'guards',
    operation: 'deleteAccountTask',
    name: 'a task is deleted with a version that it never had',
    contradicts: '409 `changed-meanwhile`; `expectedVersion`: “The `version` the edit began with”',
    wrap: takesVersions('deleteAccountTask', (expected, present) => expected > present),
  },
]
