import { type AiAnswer, type AiContext, IntegrationPlatform, PlanLimitKind, UserRole } from '@adwright/sdk/types'
import { analyseMarket, analysePage, isPublicPage, isReachable } from '#mocks/sandbox/domain/ai/market.ts'
import { instanceOf } from '#mocks/sandbox/domain/ai/schema.ts'
import { analysisOfToday, consumeAnswer } from '#mocks/sandbox/domain/ai/usage.ts'
import { analyseCampaigns } from '#mocks/sandbox/domain/ai/wording.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import { type PlanHolder, planHolderOf } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import { payerOf } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor } from '#mocks/sandbox/domain/files/files.ts'
import { industriesIn } from '#mocks/sandbox/domain/identity/industries.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { activeMember } from '#mocks/sandbox/domain/planning/plan.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { SENTENCES, SUMMARY } from '#mocks/sandbox/texts/ai-findings.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

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

/** The data of the account's selected client account; undefined if none is connected or selected. */
async function adsWorldOf(call: Pick<PersonContext, 'store' | 'now' | 'platforms'>, accountId: string) {
  const connection = await adsConnectionOf(call, accountId)
  if (!connection?.credentialId || !connection.customerClientId) return undefined
  const { customerClientId } = connection
  return { world: await adsAccountOf(call, accountId, customerClientId), customerClientId }
}

async function answerText(
  call: PersonContext,
  { account, language }: AccessGrant,
  prompt: string,
  context?: AiContext,
) {
  const intro = interpolate(SUMMARY.question[language], { prompt: prompt.replace(/\s+/g, ' ').slice(0, 300) }, language)
  const readsAds = account && (context?.source ?? IntegrationPlatform.GoogleAds) === IntegrationPlatform.GoogleAds
  const known = readsAds ? await adsWorldOf(call, account.id) : undefined
  if (!account || !known) return `${intro}\n\n${SUMMARY.noFigures[language]}`
  const names = { id: 'ana', customerClientId: known.customerClientId }
  const { summary, findings } = analyseCampaigns(known.world, names, { language, currencyCode: account.currencyCode })
  const points = findings.slice(0, 3).map(({ title, evidence }, index) => `${index + 1}. **${title}** ${evidence}.`)
  return [intro, summary, points.join('\n')].filter(Boolean).join('\n\n')
}

function answerOf({ newId, now }: PersonContext, fields: Pick<AiAnswer, 'text' | 'data' | 'model'>): AiAnswer {
  return { id: newId('ans'), ...fields, createdAt: now.toISOString() }
}

type SchemaAnswerBody = AnswerBody & { prompt: string; schema: Record<string, unknown> }

/** Returns a response that follows the schema in the body, or the reason why there is none. */
async function schemaAnswer(
  call: PersonContext & { body: SchemaAnswerBody },
  access: AccessGrant,
  problems: FieldProblems,
  model: string,
) {
  const { prompt, schema, context } = call.body
  validatePeriod(context ?? {}, problems)
  const isTooLong = JSON.stringify(schema).length > MAX_SCHEMA_CHARACTERS
  if (isTooLong) problems.add('schema', 'schema-too-long', { limit: MAX_SCHEMA_CHARACTERS })
  const seed = seedOf(call.seed, prompt, JSON.stringify(schema).length)
  const made = isTooLong ? undefined : instanceOf(schema, seed, SENTENCES[access.language])
  if (!made && !isTooLong) problems.add('schema', 'schema-not-usable')
  if (!problems.isEmpty || !made) return problems.answer()
  await consumeAnswer(call, access.quotaOwner)
  return created(answerOf(call, { text: '', data: made, model }))
}

export const ai = {
  async createAiAnswer(call) {
    const access = await authorizeContext(call)
    if ('problem' in access) return access
    const problems = new FieldProblems(call.language)
    validatePeriod(call.body.context ?? {}, problems)
    if (!problems.isEmpty) return problems.answer()
    await consumeAnswer(call, access.quotaOwner)
    const text = await answerText(call, access, call.body.prompt, call.body.context)
    return created(answerOf(call, { text, data: null, model: MODEL }))
  },

  async createAiSchemaAnswer(call) {
    const access = await authorizeContext(call)
    if ('problem' in access) return access
    return schemaAnswer(call, access, new FieldProblems(call.language), MODEL)
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
    return schemaAnswer(call, access, problems, VISION)
  },

  async getWebPageAnalysis(call) {
    const { query, language, newId, now, seed } = call
    const url = query.baseUrl
    if (!isPublicPage(url) || !isReachable(url)) {
      const detail = isPublicPage(url) ? `${url.slice(0, 300)} answered 404.` : 'This is no address of the public web.'
      return problem(422, 'page-not-readable', { detail, errors: { baseUrl: ['page-not-readable'] } })
    }
    const name = `page.${seedOf(url)}.${language}`
    const made = await analysisOfToday(call, call.account, name, async () =>
      analysePage({ id: newId('ana'), url, seed, language, now }),
    )
    return ok(made.analysis)
  },

  async getAdCampaignAnalysis(call) {
    const { query, account, language, newId } = call
    const known =
      (query.source ?? IntegrationPlatform.GoogleAds) === IntegrationPlatform.GoogleAds
        ? await adsWorldOf(call, account.id)
        : undefined
    if (!known) return problem(409, 'ads-not-connected')
    const { world, customerClientId } = known
    const name = `campaigns.${customerClientId}.${language}`
    const made = await analysisOfToday(call, call.account, name, async () =>
      analyseCampaigns(world, { id: newId('ana'), customerClientId }, { language, currencyCode: account.currencyCode }),
    )
    return ok(made.analysis)
  },

  async getMarketAnalysis(call) {
    const { account, language, newId, seed } = call
    const { industry, timeZone } = account
    await assertPlanLimit(call, account, PlanLimitKind.MarketAnalyses)
    if (industry === null) return problem(409, 'industry-missing')
    const industryName = industriesIn(language).find(({ value }) => value === industry)?.label ?? ''
    const made = await analysisOfToday(call, call.account, `market.${industry}.${language}`, async () =>
      analyseMarket({ id: newId('ana'), industry, industryName, timeZone, seed, language }),
    )
    return ok(made.analysis)
  },
} satisfies SandboxHandlers<'AI'>
