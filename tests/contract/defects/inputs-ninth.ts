// Defects of operations drawn with the seed 20261208, written from the contract alone: input, languages and workflows.
import { beside, englishRefusals, listOf, mergedWithEnglish, shownAs, takenAs } from '#tests/contract/defects/common.ts'
import { bodyOf, type Defect, type Json, on, withBody, withJson } from '#tests/contract/defects/defect.ts'
import { leftOut, textOf } from '#tests/contract/defects/tampering.ts'

const MAX_COMMENT = 2_000
const MAX_NAME = 80
const MAX_WORDS = 50
const SECONDS_PER_HOUR = 3_600
const TRIAL = 3
const FALSE_ALARM = 5

const labelled = (own: Json, english: Json): Json => ({
  ...own,
  parameters: listOf(own.parameters).map((one, index) => ({
    ...one,
    label: listOf(english.parameters)[index]?.label ?? one.label,
  })),
})

export const INPUTS_NINTH_DEFECTS: Defect[] = [
  {
    kind: 'input',
    operation: 'updateAnomalyComment',
    name: 'a comment of exactly 2,000 characters is too long',
    contradicts: 'AnomalyCommentDraft.text.maxLength: 2000',
    wrap: takenAs('updateAnomalyComment', (request) =>
      withJson(request, (body) => {
        const text = textOf(body.text)
        return text.length === MAX_COMMENT ? { ...body, text: `${text}.` } : body
      }),
    ),
  },
  {
    kind: 'input',
    operation: 'updateUserTasks',
    name: 'a task that is named twice is taken once',
    contradicts: 'TasksUpdate.ids.uniqueItems: true',
    wrap: takenAs('updateUserTasks', (request) =>
      withJson(request, (body) => (Array.isArray(body.ids) ? { ...body, ids: [...new Set(body.ids)] } : body)),
    ),
  },
  {
    kind: 'input',
    operation: 'updateSavedView',
    name: 'a name that is too long is cut',
    contradicts: 'SavedViewDraft.name.maxLength: 80',
    wrap: takenAs('updateSavedView', (request) =>
      withJson(request, (body) =>
        textOf(body.name).length > MAX_NAME ? { ...body, name: textOf(body.name).slice(0, MAX_NAME) } : body,
      ),
    ),
  },
  {
    kind: 'input',
    operation: 'updateBrandKit',
    name: 'fifty forbidden words are one too many',
    contradicts: 'BrandKitDraft.forbiddenWords.maxItems: 50',
    wrap: takenAs('updateBrandKit', (request) =>
      withJson(request, (body) => {
        const words = body.forbiddenWords
        if (!Array.isArray(words) || words.length !== MAX_WORDS) return body
        return { ...body, forbiddenWords: [...words, `${words.join('').slice(0, 40)} and more`] }
      }),
    ),
  },
  {
    kind: 'languages',
    operation: 'updateNotification',
    name: 'the title is English',
    contradicts: "x-localized: '/title'",
    wrap: mergedWithEnglish('updateNotification', (own, { title }) => ({ ...own, title: title ?? own.title })),
  },
  {
    kind: 'languages',
    operation: 'getAutopilotRule',
    name: 'the labels of the parameters are English',
    contradicts: "x-localized: '/parameters/*/label'",
    wrap: mergedWithEnglish('getAutopilotRule', labelled),
  },
  {
    kind: 'languages',
    operation: 'updateUserName',
    name: 'that a name is taken is said in English',
    contradicts: 'Accept-Language: The language of labels and messages',
    wrap: englishRefusals('updateUserName', 409),
  },
  {
    kind: 'languages',
    operation: 'deleteDesign',
    name: 'that there is no such design is said in English',
    contradicts: 'Accept-Language: The language of labels and messages',
    wrap: englishRefusals('deleteDesign', 404),
  },
  {
    kind: 'workflows',
    operation: 'register',
    name: 'the time until the token ends is in full hours',
    contradicts:
      'workflow register, step register: $response.body#/expiresIn > 0; RegistrationResult.expiresIn: Seconds',
    wrap: shownAs('register', (body) =>
      typeof body.expiresIn === 'number' ? { ...body, expiresIn: Math.floor(body.expiresIn / SECONDS_PER_HOUR) } : body,
    ),
  },
  {
    kind: 'workflows',
    operation: 'getAccountSubscription',
    name: 'a trial is no active subscription',
    contradicts:
      'workflow register, step subscribed: $response.body#/activeSubscriptionExists == true; true in a trial',
    wrap: shownAs('getAccountSubscription', (body) =>
      body.status === TRIAL ? { ...body, activeSubscriptionExists: false } : body,
    ),
  },
  {
    kind: 'workflows',
    operation: 'updateAnomaly',
    name: 'the reason of a false alarm is lost when feedback comes with it',
    contradicts: 'workflow sampleWorkspace, step falseAlarm: $response.body#/falseAlarmReason == "A holiday."',
    wrap: takenAs('updateAnomaly', (request) =>
      withJson(request, (body) =>
        body.status === FALSE_ALARM && body.feedback !== undefined ? leftOut(body, 'falseAlarmReason') : body,
      ),
    ),
  },
  {
    kind: 'workflows',
    operation: 'login',
    name: 'signing in again goes on with the session that there is',
    contradicts: 'workflow sessions, step ended: $statusCode == 401; description: Starts a session',
    wrap: (send) => {
      const sessions = new Map<string, Json>()
      return on('login', async (request, next) => {
        const again = request.clone()
        const response = await next(request)
        if (!response.ok) return response
        const email = textOf((await bodyOf(again)).email).toLowerCase()
        const session = sessions.get(email)
        const check = beside(again, '/User')
        check.headers.set('Authorization', `Bearer ${textOf(session?.token)}`)
        if (session && (await next(check)).ok) return withBody(response, session)
        sessions.set(email, await bodyOf(response))
        return response
      })(send)
    },
  },
]
