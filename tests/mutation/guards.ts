import type { Guard } from '#tests/mutation/guard.ts'
import { ADMISSION } from '#tests/mutation/guards/admission.ts'
import { BILLING } from '#tests/mutation/guards/billing.ts'
import { DOORS } from '#tests/mutation/guards/doors.ts'
import { DURABILITY } from '#tests/mutation/guards/durability.ts'
import { IDENTITY } from '#tests/mutation/guards/identity.ts'
import { LIMITS } from '#tests/mutation/guards/limits.ts'
import { TENANCY } from '#tests/mutation/guards/tenancy.ts'

export const GUARDS: readonly Guard[] = [
  ...ADMISSION,
  ...DOORS,
  ...IDENTITY,
  ...DURABILITY,
  ...LIMITS,
  ...TENANCY,
  ...BILLING,
]
