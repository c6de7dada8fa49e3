import { UserRole } from '@adwright/sdk/types'

const { Viewer, User, Admin, Owner } = UserRole

/** The lowest role with each capability; the server applies the same rules and answers 403. */
export const lowestRole = {
  view: Viewer,
  comment: Viewer,
  acknowledgeAnomaly: Viewer,
  manageOwnProfile: Viewer,
  manageOwnTickets: Viewer,
  viewWebhooks: User,
  manageRules: User,
  manageAnomalies: User,
  managePosts: User,
  manageStrategies: User,
  manageTasks: User,
  manageSurveys: User,
  manageDesigns: User,
  runAnalyses: User,
  manageAnnotations: User,
  shareViews: User,
  manageOwnPlan: User,
  undoOwnRuns: User,
  automateRules: Admin,
  approveChanges: Admin,
  undoAnyRun: Admin,
  pauseAutomation: Admin,
  publishWithoutApproval: Admin,
  manageAnyAnnotation: Admin,
  manageSharedViews: Admin,
  manageIntegrations: Admin,
  manageMembers: Admin,
  manageAccount: Admin,
  viewAuditLog: Admin,
  viewBilling: Admin,
  manageBilling: Owner,
  closeAccount: Owner,
} as const satisfies Record<string, UserRole>

export type Capability = keyof typeof lowestRole

/** True if a role has a capability; an unknown role counts as Viewer. */
export const isAllowed = (role: number, capability: Capability): boolean =>
  (isRole(role) ? role : Viewer) >= lowestRole[capability]

export const isRole = (role: number): role is UserRole => Object.values(UserRole).some((known) => known === role)

/** The roles that a member can assign to others: up to their own. */
export const assignableRoles = (own: number): UserRole[] =>
  isAllowed(own, 'manageMembers') ? Object.values(UserRole).filter((role) => role <= own) : []
