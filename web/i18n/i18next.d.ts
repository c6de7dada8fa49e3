import 'i18next'
import type auth from '#web/public/locales/en/auth.json'
import type common from '#web/public/locales/en/common.json'
import type dashboard from '#web/public/locales/en/dashboard.json'
import type shell from '#web/public/locales/en/shell.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      auth: typeof auth
      common: typeof common
      dashboard: typeof dashboard
      shell: typeof shell
    }
  }
}
