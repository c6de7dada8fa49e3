import type { ParseKeys } from 'i18next'
import { paths } from '#web/paths.ts'

export interface SettingsGroup {
  heading: ParseKeys<'settings'>
  sections: readonly { label: ParseKeys<'settings'>; to: string }[]
}

/** The sections of the settings in their order. */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    heading: 'nav.you',
    sections: [
      { label: 'info.title', to: paths.settingsInfo() },
      { label: 'userName.title', to: paths.changeUsername() },
      { label: 'email.title', to: paths.changeEmail() },
      { label: 'phone.title', to: paths.changePhone() },
      { label: 'notifications.title', to: paths.settingsNotifications() },
    ],
  },
  {
    heading: 'nav.account',
    sections: [
      { label: 'general.title', to: paths.settingsGeneral() },
      { label: 'connected.title', to: paths.connectedAccounts() },
      { label: 'webhooks.title', to: paths.webhooks() },
      { label: 'activityLog.title', to: paths.activityLog() },
    ],
  },
  {
    heading: 'nav.security',
    sections: [
      { label: 'password.title', to: paths.changePassword() },
      { label: 'logins.title', to: paths.loginActivity() },
      { label: 'deactivate.title', to: paths.deactivateAccount() },
    ],
  },
]
