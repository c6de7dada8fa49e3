import { type AccountUser, MemberStatus, UserRole } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { removeReason, roleReason, seatsOf } from './team-rules.ts'

const member = (
  userId: string,
  role: AccountUser['role'],
  status: AccountUser['status'] = MemberStatus.Active,
): AccountUser => ({
  userId,
  firstName: userId,
  lastName: '',
  email: `${userId}@example.com`,
  role,
  status,
  invitedAt: null,
  joinedAt: null,
  lastActiveAt: null,
  invitedByName: null,
})

const owner = member('owner', UserRole.Owner)
const admin = member('admin', UserRole.Admin)
const user = member('user', UserRole.User)
const invited = member('invited', UserRole.Owner, MemberStatus.Invited)
const team = [owner, admin, user, invited]

const by = (one: AccountUser) => ({ userId: one.userId, role: one.role })

test('the last owner keeps role and membership; an invited owner does not count yet', () => {
  expect(roleReason(owner, team, by(owner))).toBe('lastOwner')
  expect(removeReason(owner, team, by(owner))).toBe('lastOwner')
  const two = [...team, member('second', UserRole.Owner)]
  expect(roleReason(owner, two, by(owner))).toBeUndefined()
  expect(removeReason(owner, two, by(owner))).toBeUndefined()
})

test('an admin manages up to the own role', () => {
  expect(roleReason(owner, team, by(admin))).toBe('aboveYou')
  expect(removeReason(invited, team, by(admin))).toBe('aboveYou')
  expect(roleReason(user, team, by(admin))).toBeUndefined()
})

test('other roles manage no one, but can leave', () => {
  expect(roleReason(admin, team, by(user))).toBe('needsAdmin')
  expect(roleReason(user, team, by(user))).toBe('needsAdmin')
  expect(removeReason(admin, team, by(user))).toBe('needsAdmin')
  expect(removeReason(user, team, by(user))).toBeUndefined()
})

test('open invitations take seats, declined ones do not', () => {
  expect(seatsOf([...team, member('declined', UserRole.Viewer, MemberStatus.Declined)])).toBe(4)
})
