import { type AreaRoutes, screen } from '#web/lib/area-routes.ts'
import { patterns } from '#web/paths.ts'

const words = ['settings'] as const

const verifyEmail = screen(patterns.verifyEmail, words, () => import('./change-email/verify-email.route.tsx'))
const verifyPhone = screen(patterns.verifyPhone, words, () => import('./change-phone/verify-phone.route.tsx'))

const teamDialogs = [
  screen(patterns.memberRoles, words, () => import('./general/roles.route.tsx')),
  screen(patterns.newAccount, words, () => import('./general/new-account.route.tsx')),
  screen(patterns.inviteMember, words, () => import('./general/invite.route.tsx')),
  screen(patterns.memberRole, words, () => import('./general/role.route.tsx')),
  screen(patterns.removeMember, words, () => import('./general/remove.route.tsx')),
]

const webhookWords = [...words, 'settings-webhooks'] as const
const webhooks = [
  screen(patterns.webhooks, webhookWords, () => import('./webhooks/webhooks.route.tsx'), [
    screen(patterns.newWebhook, webhookWords, () => import('./webhooks/new-webhook.route.tsx')),
  ]),
  screen(patterns.webhook, webhookWords, () => import('./webhooks/webhook.route.tsx'), [
    screen(patterns.editWebhook, webhookWords, () => import('./webhooks/edit-webhook.route.tsx')),
    screen(patterns.webhookDelivery, webhookWords, () => import('./webhooks/delivery.route.tsx')),
  ]),
]

const sections = [
  screen(patterns.settingsInfo, words, () => import('./info/info.route.tsx')),
  screen(patterns.settingsNotifications, words, () => import('./notifications/notifications.route.tsx')),
  screen(patterns.settingsGeneral, words, () => import('./general/general.route.tsx'), teamDialogs),
  screen(patterns.changeUsername, words, () => import('./change-username/change-username.route.tsx')),
  screen(patterns.changeEmail, words, () => import('./change-email/change-email.route.tsx'), [verifyEmail]),
  screen(patterns.changePhone, words, () => import('./change-phone/change-phone.route.tsx'), [verifyPhone]),
  screen(patterns.changePassword, words, () => import('./change-password/change-password.route.tsx')),
  screen(patterns.connectedAccounts, words, () => import('./connected-accounts/connected-accounts.route.tsx')),
  ...webhooks,
  screen(patterns.activityLog, words, () => import('./activity-log/activity-log.route.tsx')),
  screen(patterns.loginActivity, words, () => import('./login-activity/login-activity.route.tsx')),
  screen(patterns.deactivateAccount, words, () => import('./deactivate-account/deactivate-account.route.tsx')),
]

// The layout has no address: /settings itself leads to its first section.
const { lazy } = screen(patterns.settings, words, () => import('./layout/layout.route.tsx'))

export const routes: AreaRoutes = {
  signedIn: [
    { lazy, children: sections },
    screen(patterns.invitations, words, () => import('./invitations/invitations.route.tsx')),
  ],
}
