import { StrategyStatus, SurveyAudience, SurveyComparisonDimension } from '@adwright/sdk/types'
import { type ApiFixtures, exampleBody } from '#tests/fuzz/api-fixtures.ts'
import type { OperationSetup, RequestParts } from '#tests/fuzz/setups/operation-setup.ts'
import { oneOf } from '#tests/fuzz/values.ts'

type Answered = { startedCount: number }
type Plan = 'TaskAccount' | 'TaskUser'

/** A new task of the owner's team, or a private one. */
async function newTask(fixtures: ApiFixtures, plan: Plan) {
  const { token, accountId } = fixtures.owner
  const call = fixtures.call(token)
  const root =
    plan === 'TaskAccount' ? `/TaskAccount/${accountId}` : `/TaskUser/${(await call('GET', '/User')).body.id}`
  const { id } = (await call('POST', root, { title: 'Check the tags' })).body
  return { call, address: `${root}/${id}`, taskId: String(id) }
}

const withDeletedTask =
  (plan: Plan): OperationSetup =>
  async (fixtures) => {
    const { call, address, taskId } = await newTask(fixtures, plan)
    await call('DELETE', address)
    return { path: { taskId } }
  }

/** An annotation by the owner; those of the product cannot be changed. */
const withAnnotation: OperationSetup = async (fixtures) => {
  const { token, accountId } = fixtures.owner
  const body = exampleBody('createAnnotation', fixtures.random)
  const { id } = (await fixtures.call(token)('POST', `/Account/${accountId}/annotations`, body)).body
  return { path: { annotationId: id } }
}

/** The key of a new link, which is answered only when the link is made. */
const withSharedReport: OperationSetup = async (fixtures) => {
  const { token, accountId } = fixtures.owner
  const draft = exampleBody('createReportLink', fixtures.random)
  const { shareKey } = (
    await fixtures.call(token)('POST', `/EAnl/${accountId}/report-links`, { ...draft, password: null })
  ).body
  return { body: { shareKey } }
}

type StrategyPlan = 'StrategyAccount' | 'StrategyUser'

/** A new strategy of the owner's team, or a private one. */
async function newStrategy(fixtures: ApiFixtures, plan: StrategyPlan, status: StrategyStatus) {
  const { token, accountId } = fixtures.owner
  const call = fixtures.call(token)
  const isOfAccount = plan === 'StrategyAccount'
  const root = `/${plan}/${isOfAccount ? accountId : (await call('GET', '/User')).body.id}`
  const draft = exampleBody(isOfAccount ? 'createAccountStrategy' : 'createUserStrategy', fixtures.random)
  const { id } = (await call('POST', root, { ...draft, status })).body
  return { call, address: `${root}/${id}`, strategyId: String(id) }
}

/** A deleted strategy; drafts can be deleted. */
const withDeletedStrategy =
  (plan: StrategyPlan): OperationSetup =>
  async (fixtures) => {
    const { call, address, strategyId } = await newStrategy(fixtures, plan, StrategyStatus.Draft)
    await call('DELETE', address)
    return { path: { strategyId } }
  }

/** Only active strategies have check-ins. */
const withActiveStrategy =
  (plan: StrategyPlan): OperationSetup =>
  async (fixtures) => {
    const { strategyId } = await newStrategy(fixtures, plan, StrategyStatus.Active)
    return { path: { strategyId } }
  }

const withComment =
  (plan: Plan): OperationSetup =>
  async (fixtures) => {
    const { call, address, taskId } = await newTask(fixtures, plan)
    const comment = (await call('POST', `${address}/comment`, { text: 'Looks good.' })).body
    return { path: { taskId, commentId: String(comment.id) } }
  }

/** Creates a task in the plan of the account or of the owner, with a comment if the operation is about one. */
const withTask =
  (group: 'TaskAccount' | 'TaskUser', hasComment = false): OperationSetup =>
  async (fixtures): Promise<RequestParts> => {
    const { token, accountId } = fixtures.owner
    const userId = fixtures.workspace.own.of('userId')[0]
    const plan = `/${group}/${group === 'TaskAccount' ? accountId : userId}`
    const call = fixtures.call(token)
    const taskId = (await call('POST', plan, { title: 'Check the prices' })).body.id
    if (!hasComment) return { path: { taskId }, body: { title: 'Check all prices', labels: ['prices'] } }
    const comment = (await call('POST', `${plan}/${taskId}/comment`, { text: 'Done?' })).body
    return { path: { taskId, commentId: comment.id }, body: { text: 'Done today?' } }
  }

const withSurvey = async (fixtures: ApiFixtures) => ({ path: { id: await fixtures.survey() } })

/** An answer of the survey of customers that has the most. */
async function withSurveyAnswer(fixtures: ApiFixtures) {
  const { token, accountId } = fixtures.owner
  const call = fixtures.call(token)
  const root = `/BusinessSurvey/${accountId}`
  const { items } = (await call('GET', root)).body
  const surveys = items.filter((one: { audience: number }) => one.audience === SurveyAudience.OurCustomers)
  const [survey] = surveys.sort((a: Answered, b: Answered) => b.startedCount - a.startedCount)
  const [answer] = (await call('GET', `${root}/${survey?.id}/answers`)).body.items
  return { path: { id: String(survey?.id), answerId: String(answer?.id) } }
}

const withDeletedComment =
  (plan: Plan): OperationSetup =>
  async (fixtures) => {
    const { call, address, taskId } = await newTask(fixtures, plan)
    const { id } = (await call('POST', `${address}/comment`, { text: 'Looks good.' })).body
    await call('DELETE', `${address}/comment/${id}`)
    return { path: { taskId, commentId: String(id) } }
  }

export const PLANNING_SETUPS: Record<string, OperationSetup> = {
  updateAccountTask: withTask('TaskAccount'),
  updateUserTask: withTask('TaskUser'),
  updateAccountTaskComment: withTask('TaskAccount', true),
  updateUserTaskComment: withTask('TaskUser', true),
  async updateBusinessSurvey(fixtures) {
    const id = await fixtures.survey()
    return { body: { id, title: oneOf(fixtures.random, ['Why?', 'Neden?']) } }
  },
  async deleteBusinessSurvey(fixtures) {
    return { path: { id: await fixtures.survey() } }
  },
  getBusinessSurvey: withSurvey,
  getBusinessSurveyResults: withSurvey,
  listSurveyAnswers: withSurvey,
  listSurveyHistory: withSurvey,
  createSurveyExport: withSurvey,
  async getSurveyComparison(fixtures) {
    const query = { dimension: String(SurveyComparisonDimension.Source), first: 'newsletter', second: '-' }
    return { ...(await withSurvey(fixtures)), query }
  },
  async restoreBusinessSurvey(fixtures) {
    const { path } = await withSurvey(fixtures)
    const { token, accountId } = fixtures.owner
    await fixtures.call(token)('DELETE', `/BusinessSurvey/${accountId}/${path.id}`)
    return { path }
  },
  getSurveyAnswer: withSurveyAnswer,
  async updateSurveyAnswer(fixtures) {
    return { ...(await withSurveyAnswer(fixtures)), body: { tags: ['call back'] } }
  },
  deleteSurveyAnswer: withSurveyAnswer,
  restoreAccountTask: withDeletedTask('TaskAccount'),
  restoreUserTask: withDeletedTask('TaskUser'),
  createAccountStrategyCheckIn: withActiveStrategy('StrategyAccount'),
  createUserStrategyCheckIn: withActiveStrategy('StrategyUser'),
  restoreAccountStrategy: withDeletedStrategy('StrategyAccount'),
  restoreUserStrategy: withDeletedStrategy('StrategyUser'),
  getSharedReport: withSharedReport,
  updateAnnotation: withAnnotation,
  deleteAnnotation: withAnnotation,
  deleteAccountTaskComment: withComment('TaskAccount'),
  deleteUserTaskComment: withComment('TaskUser'),
  restoreAccountTaskComment: withDeletedComment('TaskAccount'),
  restoreUserTaskComment: withDeletedComment('TaskUser'),
  async shareUserTask(fixtures) {
    const { taskId } = await newTask(fixtures, 'TaskUser')
    return { path: { taskId }, body: { accountId: fixtures.owner.accountId } }
  },
}
