// The workspace of the sample team: connected pages, strategies, tasks, posts, surveys and designs.
import { IntegrationPlatform } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { seedDesigns } from '#mocks/sandbox/domain/sample/designs.ts'
import { seedPictures } from '#mocks/sandbox/domain/sample/pictures.ts'
import { seedPosts } from '#mocks/sandbox/domain/sample/posts.ts'
import { seedStrategies } from '#mocks/sandbox/domain/sample/strategies.ts'
import { seedSurveys } from '#mocks/sandbox/domain/sample/surveys.ts'
import { seedTasks } from '#mocks/sandbox/domain/sample/tasks.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

const CONNECTED_DAYS = 10
const PAGES = [
  [IntegrationPlatform.Meta, 'Lindholm Outdoor Deutschland'],
  [IntegrationPlatform.LinkedIn, 'Lindholm Outdoor'],
] as const

/** Connects an account to the pages of the sample team. */
export async function seedPages(runtime: SystemContext, account: StoredAccount, owner: Person): Promise<void> {
  const then = { ...runtime, now: new Date(runtime.clock.now().getTime() - CONNECTED_DAYS * DAY_MS) }
  for (const [platform, displayName] of PAGES)
    await addCredential(then, {
      accountId: account.id,
      platform,
      identityId: 'lindholm',
      displayName,
      grantedScopes: scopesOf(platform),
      connectedByName: fullName(owner),
    })
}

export type WorkspaceScene = {
  account: StoredAccount
  owner: Person
  /** Further members with role user or higher; if there are none, the owner is responsible for everything. */
  members?: Person[]
  language: Language
  /** False for an account with pages of its own, whose calendar stays as it is. */
  hasCalendar?: boolean
  /** True if designs use no credit of the plan. */
  hasTestDesigns?: boolean
}

/** The ids of what was added, by kind. */
export type SeededWorkspace = Record<'strategy' | 'task' | 'file' | 'socialPost' | 'survey' | 'design', string[]>

/** Adds content in every state, relative to the clock's current day. */
export async function seedWorkspace(runtime: SystemContext, scene: WorkspaceScene): Promise<SeededWorkspace> {
  const { account, owner, members = [], language, hasCalendar = true, hasTestDesigns } = scene
  const team = [owner, ...members]
  const author = members[0] ?? owner
  if (hasCalendar) await seedPages(runtime, account, owner)
  const strategy = await seedStrategies(runtime, { account, team, language })
  const task = await seedTasks(runtime, { account, team, strategyIds: strategy, language })
  const pictures = await seedPictures(runtime, account, language)
  const calendar = { account, author, approver: owner, pictures, strategyId: strategy[0] ?? null, language }
  const socialPost = hasCalendar ? await seedPosts(runtime, calendar) : []
  const survey = await seedSurveys(runtime, account, language)
  const tests = hasTestDesigns ? { isTest: true } : {}
  const design = await seedDesigns(runtime, { account, author, pictures, language, ...tests })
  return { strategy, task, file: pictures, socialPost, survey, design }
}
