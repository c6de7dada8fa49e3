// The drawn defects: their operations were drawn from all with the seed 20261128, and the list was written from the contract before another look
// at the rules of the kit, by somebody who knows its README.

import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'
import { DRAWN_ACCESS_DEFECTS } from '#tests/contract/defects/drawn-access.ts'
import { DRAWN_ANSWER_DEFECTS } from '#tests/contract/defects/drawn-answers.ts'
import { DRAWN_LIST_DEFECTS } from '#tests/contract/defects/drawn-lists.ts'
import { DRAWN_STATE_DEFECTS } from '#tests/contract/defects/drawn-state.ts'

export const DRAWN_DEFECTS: BlindDefect[] = [
  ...DRAWN_ANSWER_DEFECTS,
  ...DRAWN_ACCESS_DEFECTS,
  ...DRAWN_LIST_DEFECTS,
  ...DRAWN_STATE_DEFECTS,
]
