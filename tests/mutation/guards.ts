import type { Guard } from '#tests/mutation/guard.ts'
import { ADMISSION } from '#tests/mutation/guards/admission.ts'
import { BILLING } from '#tests/mutation/guards/billing.ts'
import { DOORS } from '#tests/mutation/guards/doors.ts'
import { IDENTITY } from '#tests/mutation/guards/identity.ts'
import { LIMITS } from '#tests/mutation/guards/limits.ts'
import { SCHEDULER } from '#tests/mutation/guards/scheduler.ts'
import { TENANCY } from '#tests/mutation/guards/tenancy.ts'

export const GUARDS: readonly Guard[] = [
  ...ADMISSION,
  ...DOORS,
  ...IDENTITY,
  ...SCHEDULER,
  ...LIMITS,
  ...TENANCY,
  ...BILLING,
]
