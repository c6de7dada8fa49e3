import { type AccountUser, MemberStatus, UserRole } from '@adwright/sdk/types'
import { isAllowed } from '#web/session/permissions.ts'

/** The member who views the team. */
export interface Viewer {
  userId: string
  role: number
}

export type TeamReason = 'needsAdmin' | 'aboveYou' | 'lastOwner'

export const isInvited = (member: AccountUser): boolean => member.status === MemberStatus.Invited

/** The one active owner of an account, who keeps role and membership. */
export function isLastOwner(member: AccountUser, team: readonly AccountUser[]): boolean {
  const owners = team.filter(({ role, status }) => role === UserRole.Owner && status === MemberStatus.Active)
  return owners.length === 1 && owners[0]?.userId === member.userId
}

/** Why a member's role cannot be changed by the viewer, or undefined. */
export function roleReason(member: AccountUser, team: readonly AccountUser[], viewer: Viewer): TeamReason | undefined {
  if (!isAllowed(viewer.role, 'manageMembers')) return 'needsAdmin'
  if (member.role > viewer.role) return 'aboveYou'
  return isLastOwner(member, team) ? 'lastOwner' : undefined
}

/** Why a member cannot be removed by the viewer, or undefined; one's own membership can always be ended. */
export function removeReason(
  member: AccountUser,
  team: readonly AccountUser[],
  viewer: Viewer,
): TeamReason | undefined {
  if (member.userId === viewer.userId) return isLastOwner(member, team) ? 'lastOwner' : undefined
  return roleReason(member, team, viewer)
}

/** Seats in use: members and open invitations. */
export const seatsOf = (team: readonly AccountUser[]): number =>
  team.filter(({ status }) => status === MemberStatus.Active || status === MemberStatus.Invited).length
