// The seeded defects: operation and kind were drawn together with the seed 20261129, twelve on operations without any defect before, eight on
// operations without one of this kind. The list was written from the contract before another look at the rules of the kit.

import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'
import { SEEDED_ACCESS_DEFECTS } from '#tests/contract/defects/seeded-access.ts'
import { SEEDED_ANSWER_DEFECTS } from '#tests/contract/defects/seeded-answers.ts'
import { SEEDED_STATE_DEFECTS } from '#tests/contract/defects/seeded-state.ts'

export const SEEDED_DEFECTS: BlindDefect[] = [
  ...SEEDED_ANSWER_DEFECTS,
  ...SEEDED_ACCESS_DEFECTS,
  ...SEEDED_STATE_DEFECTS,
]
