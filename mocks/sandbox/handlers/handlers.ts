import type { Group } from '@adwright/sdk/server'
import { account } from '#mocks/sandbox/handlers/Account.ts'
import { ai } from '#mocks/sandbox/handlers/AI.ts'
import { app } from '#mocks/sandbox/handlers/App.ts'
import { auth } from '#mocks/sandbox/handlers/Auth.ts'
import { automatedDesigner } from '#mocks/sandbox/handlers/AutomatedDesigner.ts'
import { businessSurvey } from '#mocks/sandbox/handlers/BusinessSurvey.ts'
import { category } from '#mocks/sandbox/handlers/Category.ts'
import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { ea } from '#mocks/sandbox/handlers/EA.ts'
import { eaIntegration } from '#mocks/sandbox/handlers/EAIntegration.ts'
import { eanl } from '#mocks/sandbox/handlers/EAnl.ts'
import { eanlIntegration } from '#mocks/sandbox/handlers/EAnlIntegration.ts'
import { earnadoML } from '#mocks/sandbox/handlers/EarnadoML.ts'
import { earnMail } from '#mocks/sandbox/handlers/EarnMail.ts'
import { file } from '#mocks/sandbox/handlers/File.ts'
import { integration } from '#mocks/sandbox/handlers/Integration.ts'
import { linkedIn } from '#mocks/sandbox/handlers/LinkedIn.ts'
import { meta } from '#mocks/sandbox/handlers/Meta.ts'
import { payment } from '#mocks/sandbox/handlers/Payment.ts'
import { socialMediaCalendar } from '#mocks/sandbox/handlers/SocialMediaCalendar.ts'
import { strategyAccount } from '#mocks/sandbox/handlers/StrategyAccount.ts'
import { strategyUser } from '#mocks/sandbox/handlers/StrategyUser.ts'
import { subscription } from '#mocks/sandbox/handlers/Subscription.ts'
import { taskAccount } from '#mocks/sandbox/handlers/TaskAccount.ts'
import { taskUser } from '#mocks/sandbox/handlers/TaskUser.ts'
import { ticket } from '#mocks/sandbox/handlers/Ticket.ts'
import { user } from '#mocks/sandbox/handlers/User.ts'
import { verification } from '#mocks/sandbox/handlers/Verification.ts'
import { webhook } from '#mocks/sandbox/handlers/Webhook.ts'

/** The handlers of all operations; a missing group or operation does not compile. */
export const HANDLERS = {
  ...account,
  ...ea,
  ...eaIntegration,
  ...file,
  ...integration,
  ...webhook,
  ...meta,
  ...linkedIn,
  ...strategyAccount,
  ...strategyUser,
  ...taskAccount,
  ...taskUser,
  ...ticket,
  ...auth,
  ...earnMail,
  ...payment,
  ...subscription,
  ...user,
  ...verification,
  ...app,
  ...category,
  ...eanl,
  ...eanlIntegration,
  ...earnadoML,
  ...socialMediaCalendar,
  ...businessSurvey,
  ...automatedDesigner,
  ...ai,
} satisfies Partial<SandboxHandlers<Group>>
