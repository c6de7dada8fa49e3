// The change of one value of an entity.
import type { AmountUnit, ChangeField } from '@adwright/sdk/types'
import type { SavingBasis } from '#mocks/sandbox/domain/autopilot/saving.ts'
import type { RuleEntity } from '#mocks/sandbox/domain/autopilot/world.ts'

export type Value = string | number | null

export type Change = {
  entity: RuleEntity
  field: ChangeField
  before: Value
  after: Value
  unit: AmountUnit | null
  /** The calculation of the expected saving; null if there is none or it is unknown. */
  saving: SavingBasis | null
}
