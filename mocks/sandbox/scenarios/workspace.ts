// The other content of a workspace: connected pages, strategies, tasks, posts, surveys, designs, tickets and files.

import { DesignStatus, IntegrationPlatform, TicketMessageAuthor, TicketStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredDesign } from '#mocks/sandbox/domain/designer/design.ts'
import { userOf } from '#mocks/sandbox/domain/designer/design-files.ts'
import { designJob } from '#mocks/sandbox/domain/designer/design-job.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { nextNumber, type StoredTicket } from '#mocks/sandbox/domain/support/ticket.ts'
import { DESIGNS, TICKETS } from '#mocks/sandbox/scenarios/workspace-content.ts'
import { seedPictures } from '#mocks/sandbox/scenarios/workspace-pictures.ts'
import { seedPosts } from '#mocks/sandbox/scenarios/workspace-posts.ts'
import { seedStrategies } from '#mocks/sandbox/scenarios/workspace-strategies.ts'
import { seedSurveys } from '#mocks/sandbox/scenarios/workspace-surveys.ts'
import { seedTasks } from '#mocks/sandbox/scenarios/workspace-tasks.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

export type WorkspaceTeam = {
  account: StoredAccount
  owner: Person
  /** Further members with role user or higher; if there are none, the owner is responsible for everything. */
  members?: Person[]
}

/** Seeds an account with content in every state, relative to the clock's current day. */
export async function seedWorkspace(
  runtime: SystemContext,
  { account, owner, members = [] }: WorkspaceTeam,
): Promise<void> {
  const { store, clock, newId, platforms } = runtime
  const now = clock.now()
  const team = [owner, ...members]
  const member = (index: number) => team[index % team.length] ?? owner
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)

  for (const [platform, identityId, displayName] of [
    [IntegrationPlatform.Meta, 'lindholm', 'Lindholm Outdoor Deutschland'],
    [IntegrationPlatform.LinkedIn, 'lindholm', 'Lindholm Outdoor'],
  ] as const) {
    const grantedScopes = scopesOf(platform)
    const consent = {
      accountId: account.id,
      platform,
      identityId,
      displayName,
      grantedScopes,
      connectedByName: fullName(owner),
    }
    await addCredential({ store, newId, platforms, now: ago(10 * 24) }, consent)
  }

  const strategyIds = await seedStrategies(runtime, { account, team })

  await seedTasks(runtime, { account, team, strategyIds })

  const pictures = await seedPictures(runtime, account)
  await seedPosts(runtime, {
    account,
    author: member(1),
    approver: owner,
    pictures,
    strategyId: strategyIds[0] ?? null,
  })
  await seedSurveys(runtime, account)

  for (const [index, { hoursAgo, ...draft }] of DESIGNS.entries()) {
    const design: StoredDesign = {
      ...draft,
      id: newId('dsg'),
      accountId: account.id,
      status: DesignStatus.Queued,
      logoFileId: null,
      productImageFileIds: index === 0 ? pictures.slice(0, 1) : [],
      smallPrint: null,
      shortTexts: [],
      focus: { x: 0.5, y: 0.5 },
      variants: [],
      failure: null,
      deletedAt: null,
      version: 1,
      updatedAt: ago(hoursAgo).toISOString(),
      createdByName: fullName(member(1)),
      createdAt: ago(hoursAgo).toISOString(),
    }
    await store.insert('design', design)
    await replaceUses(store, userOf(design), [], design.productImageFileIds, account.id)
    // Its pictures are drawn right after the start: drawing takes seconds.
    await store.jobs.note(designJob(design), now)
  }

  for (const { hoursAgo, messages, ...draft } of TICKETS) {
    const ticket: StoredTicket = {
      ...draft,
      id: newId('tkt'),
      number: await nextNumber(store),
      personId: owner.id,
      accountId: account.id,
      createdAt: ago(hoursAgo).toISOString(),
      resolvedAt: draft.status === TicketStatus.Resolved ? ago(2).toISOString() : null,
      messages: messages.map(({ after, isRead, author, authorName, text }) => ({
        id: newId('msg'),
        author,
        authorName: author === TicketMessageAuthor.Customer ? fullName(owner) : authorName,
        text,
        attachmentFileIds: [],
        createdAt: ago(hoursAgo - after).toISOString(),
        readAt: isRead ? ago(hoursAgo - after - 1).toISOString() : null,
      })),
    }
    await store.insert('ticket', ticket)
  }
}
