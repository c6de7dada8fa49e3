import { type ProTip, ProTipCategory, UserRole } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { membershipsOf, membersOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { proTipsIn } from '#mocks/sandbox/domain/support/pro-tips.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

type Operations = 'listProTips' | 'updateProTip'
/** A person's choice about a tip. */
export type TipMark = { id: string; tipId: string; isDismissed: boolean }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    tipMark: TipMark
  }
}

const MIN_ROLE: Partial<Record<number, number>> = {
  [ProTipCategory.Autopilot]: UserRole.User,
  [ProTipCategory.Analytics]: UserRole.User,
  [ProTipCategory.Team]: UserRole.Admin,
}

/** The tips for the person's role, in order of use; a completed tip is dismissed unless the person decided otherwise. */
async function tipsFor({ store, person, language }: PersonContext): Promise<ProTip[]> {
  const memberships = await membershipsOf(store, person.id)
  const role = Math.max(0, ...memberships.map((membership) => membership.role))
  const sizes = await Promise.all(memberships.map(async ({ accountId }) => (await membersOf(store, accountId)).length))
  const marks = new Map((await store.list('tipMark', person.id)).map(({ tipId, isDismissed }) => [tipId, isDismissed]))
  return proTipsIn(language)
    .filter(({ category }) => role >= (MIN_ROLE[category] ?? 0))
    .map((tip) => {
      const isDone = tip.category === ProTipCategory.Team && Math.max(...sizes) > 1
      return { ...tip, isDismissed: marks.get(tip.id) ?? isDone }
    })
}

export const tips = {
  async listProTips(call) {
    const all = await tipsFor(call)
    return ok([...all.filter((tip) => !tip.isDismissed), ...all.filter((tip) => tip.isDismissed)])
  },

  async updateProTip(call) {
    const { store, person, tipId, body } = call
    const { isDismissed } = body
    const tip = (await tipsFor(call)).find(({ id }) => id === tipId)
    if (!tip) return problem(404, 'not-found')
    await store.upsert('tipMark', { id: `${person.id}.${tipId}`, personId: person.id, tipId, isDismissed })
    return ok({ ...tip, isDismissed })
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
