import 'i18next'
import type analyses from '#web/public/locales/en/analyses.json'
import type analysesTools from '#web/public/locales/en/analyses-tools.json'
import type annotations from '#web/public/locales/en/annotations.json'
import type anomalies from '#web/public/locales/en/anomalies.json'
import type auth from '#web/public/locales/en/auth.json'
import type autopilot from '#web/public/locales/en/autopilot.json'
import type autopilotSetup from '#web/public/locales/en/autopilot-setup.json'
import type bookADemo from '#web/public/locales/en/book-a-demo.json'
import type common from '#web/public/locales/en/common.json'
import type consent from '#web/public/locales/en/consent.json'
import type dashboard from '#web/public/locales/en/dashboard.json'
import type designer from '#web/public/locales/en/designer.json'
import type findings from '#web/public/locales/en/findings.json'
import type getStarted from '#web/public/locales/en/get-started.json'
import type help from '#web/public/locales/en/help.json'
import type integrations from '#web/public/locales/en/integrations.json'
import type palette from '#web/public/locales/en/palette.json'
import type plans from '#web/public/locales/en/plans.json'
import type reports from '#web/public/locales/en/reports.json'
import type savedViews from '#web/public/locales/en/saved-views.json'
import type settings from '#web/public/locales/en/settings.json'
import type settingsWebhooks from '#web/public/locales/en/settings-webhooks.json'
import type shell from '#web/public/locales/en/shell.json'
import type socialCalendar from '#web/public/locales/en/social-calendar.json'
import type strategies from '#web/public/locales/en/strategies.json'
import type subscriptions from '#web/public/locales/en/subscriptions.json'
import type surveys from '#web/public/locales/en/surveys.json'
import type tasks from '#web/public/locales/en/tasks.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      analyses: typeof analyses
      'analyses-tools': typeof analysesTools
      annotations: typeof annotations
      anomalies: typeof anomalies
      auth: typeof auth
      autopilot: typeof autopilot
      common: typeof common
      consent: typeof consent
      dashboard: typeof dashboard
      designer: typeof designer
      findings: typeof findings
      'get-started': typeof getStarted
      integrations: typeof integrations
      palette: typeof palette
      plans: typeof plans
      reports: typeof reports
      'saved-views': typeof savedViews
      'autopilot-setup': typeof autopilotSetup
      settings: typeof settings
      'settings-webhooks': typeof settingsWebhooks
      shell: typeof shell
      'social-calendar': typeof socialCalendar
      strategies: typeof strategies
      surveys: typeof surveys
      subscriptions: typeof subscriptions
      tasks: typeof tasks
      help: typeof help
      'book-a-demo': typeof bookADemo
    }
  }
}
