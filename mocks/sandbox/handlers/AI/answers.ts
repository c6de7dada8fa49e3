import { type AiAnswer, type AiContext, IntegrationPlatform, UserRole } from '@adwright/sdk/types'
import { adsPlaceOf } from '#mocks/sandbox/domain/ai/make-run.ts'
import { answerQuestion, unknownAnswer } from '#mocks/sandbox/domain/ai/questions/answer-question.ts'
import { inWordsOfModel } from '#mocks/sandbox/domain/ai/questions/model-words.ts'
import { accepts, instanceOf } from '#mocks/sandbox/domain/ai/schema.ts'
import { consumeAnswer } from '#mocks/sandbox/domain/ai/usage.ts'
import { modelAnswer } from '#mocks/sandbox/domain/ai/writing/model-answer.ts'
import { toolAnswer } from '#mocks/sandbox/domain/ai/writing/tool-answer.ts'
import { type PlanHolder, planHolderOf } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import { payerOf } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor } from '#mocks/sandbox/domain/files/files.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { activeMember } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { SENTENCES } from '#mocks/sandbox/texts/ai-findings.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

/** Answers from the data of the account; no language model is involved. */
const ANSWERS = 'adwright-data-1'
const MODEL = 'adwright-text-3.2'
const VISION = 'adwright-vision-2.0'
const MAX_SCHEMA_CHARACTERS = 20_000
const MAX_IMAGE_BYTES = 10 * 1024 * 1024
const IMAGES = ['image/png', 'image/jpeg', 'image/webp']

type AnswerBody = { context?: AiContext; language?: Language }
type AccessGrant = { account: StoredAccount | undefined; quotaOwner: PlanHolder; language: Language }

/** Authorizes access to the account in the body, if any, and returns the owner of the quota; 404 or 403 as for paths of an account. */
async function authorizeContext(call: PersonContext & { body: AnswerBody }) {
  const { store, person, body } = call
  const language = body.language ?? call.language
  const accountId = body.context?.accountId
  if (accountId === undefined) {
    const quotaOwner = planHolderOf(person, await payerOf(store, person))
    return { account: undefined, quotaOwner, language } satisfies AccessGrant
  }
  const account = await store.get('account', accountId)
  const membership = await activeMember(store, accountId, person.id)
  if (!account || !membership) return problem(404, 'not-found')
  if (membership.role < UserRole.User) return problem(403, 'role-too-low')
  return { account, quotaOwner: account, language } satisfies AccessGrant
}

function validatePeriod({ dateBegin, dateEnd }: Partial<AiContext>, problems: FieldProblems): void {
  if (dateBegin && dateEnd && dateEnd < dateBegin) problems.add('context.dateEnd', 'period-turned-round')
}

const DAYS = 30

/** The period of a question: the given days, or the 30 days up to yesterday; and as many days before. */
function periodsFor(now: Date, timeZone: string, { dateBegin, dateEnd }: Partial<AiContext>) {
  const to = dateEnd ?? addDays(dayIn(now, timeZone), -1)
  const from = dateBegin ?? addDays(to, 1 - DAYS)
  const length = daysBetween(from, to) + 1
  return {
    period: { dateBegin: from, dateEnd: to },
    before: { dateBegin: addDays(from, -length), dateEnd: addDays(from, -1) },
  }
}

/** The answer from the account's data; without an account nothing can be said. */
async function groundedAnswer(
  call: PersonContext,
  { account, language }: AccessGrant,
  prompt: string,
  context?: AiContext,
) {
  if (!account) return unknownAnswer(language)
  const readsAds = (context?.source ?? IntegrationPlatform.GoogleAds) === IntegrationPlatform.GoogleAds
  const connection = await adsConnectionOf(call, account.id)
  const isConnected = connection?.credentialId && connection.customerClientId
  const ads = readsAds && isConnected ? await adsPlaceOf(call, account.id) : undefined
  const periods = periodsFor(call.now, account.timeZone, context ?? {})
  return answerQuestion({ prompt, call, account, ads, ...periods }, language)
}

type AnswerFields = Pick<AiAnswer, 'text' | 'data' | 'model'> & Partial<AiAnswer>

const answerOf = ({ newId, now }: PersonContext, fields: AnswerFields): AiAnswer => ({
  id: newId('ans'),
  citations: [],
  isGrounded: false,
  followUps: [],
  ...fields,
  createdAt: now.toISOString(),
})

type SchemaAnswerBody = AnswerBody & { prompt: string; schema: Record<string, unknown> }

/** Returns a response that follows the schema in the body, or the reason why there is none. */
async function schemaAnswer(
  call: PersonContext & { body: SchemaAnswerBody },
  access: AccessGrant,
  problems: FieldProblems,
  { model, imageName }: { model: string; imageName?: string | undefined },
) {
  const { prompt, schema, context } = call.body
  validatePeriod(context ?? {}, problems)
  const isTooLong = JSON.stringify(schema).length > MAX_SCHEMA_CHARACTERS
  if (isTooLong) problems.add('schema', 'schema-too-long', { limit: MAX_SCHEMA_CHARACTERS })
  const seed = seedOf(call.seed, prompt, JSON.stringify(schema).length)
  const request = { schema, prompt, language: access.language, web: call.platforms.web, imageName }
  const { modelWords, platforms } = call
  // The model reads texts alone, so that pictures are left to the template.
  const reader = imageName === undefined ? platforms.model : null
  const modeled = isTooLong ? undefined : modelAnswer({ ...request, model: reader, modelWords })
  const written = isTooLong ? undefined : (modeled ?? toolAnswer(request))
  const isWritten = written !== undefined && accepts(schema, written)
  const made = isWritten || isTooLong ? written : instanceOf(schema, seed, SENTENCES[access.language])
  if (!made && !isTooLong) problems.add('schema', 'schema-not-usable')
  if (!problems.isEmpty || !made) return problems.answer()
  await consumeAnswer(call, access.quotaOwner)
  return created(answerOf(call, { text: '', data: made, model: modeled && reader ? reader.name : model }))
}

type Operation = 'createAiAnswer' | 'createAiSchemaAnswer' | 'createAiImageAnswer'

export const answers = {
  async createAiAnswer(call) {
    const access = await authorizeContext(call)
    if ('problem' in access) return access
    const problems = new FieldProblems(call.language)
    validatePeriod(call.body.context ?? {}, problems)
    if (!problems.isEmpty) return problems.answer()
    await consumeAnswer(call, access.quotaOwner)
    const { prompt, context } = call.body
    const grounded = await groundedAnswer(call, access, prompt, context)
    const { modelWords, platforms } = call
    const words = { model: platforms.model, modelWords, question: prompt, language: access.language }
    const { names: _, model = ANSWERS, ...answered } = inWordsOfModel(grounded, words)
    return created(answerOf(call, { ...answered, data: null, model }))
  },

  async createAiSchemaAnswer(call) {
    const access = await authorizeContext(call)
    if ('problem' in access) return access
    return schemaAnswer(call, access, new FieldProblems(call.language), { model: MODEL })
  },

  async createAiImageAnswer(call) {
    const access = await authorizeContext(call)
    if ('problem' in access) return access
    const problems = new FieldProblems(call.language)
    const reader = { accountId: access.account?.id ?? null, personId: call.person.id }
    const file = await fileFor(call, call.body.imageFileId, reader)
    if (!file) problems.add('imageFileId', 'unknown-file')
    else if (!IMAGES.includes(file.mimeType)) problems.add('imageFileId', 'file-not-an-image')
    else if (file.sizeBytes > MAX_IMAGE_BYTES) problems.add('imageFileId', 'image-too-large')
    return schemaAnswer(call, access, problems, { model: VISION, imageName: file?.name })
  },
} satisfies Pick<SandboxHandlers<'AI'>, Operation>
