import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { contact } from '#mocks/sandbox/handlers/User/contact.ts'
import { invitations } from '#mocks/sandbox/handlers/User/invitations.ts'
import { notifications } from '#mocks/sandbox/handlers/User/notifications.ts'
import { profile } from '#mocks/sandbox/handlers/User/profile.ts'
import { security } from '#mocks/sandbox/handlers/User/security.ts'
import { tips } from '#mocks/sandbox/handlers/User/tips.ts'
import { trial } from '#mocks/sandbox/handlers/User/trial.ts'

export const user = {
  ...profile,
  ...contact,
  ...security,
  ...invitations,
  ...notifications,
  ...tips,
  ...trial,
} satisfies SandboxHandlers<'User'>
