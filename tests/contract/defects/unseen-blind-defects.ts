// The unseen blind defects: planted after the fresh blind ones, once more by somebody who has not read the conformance kit.

import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'
import { UNSEEN_BLIND_ACCESS_DEFECTS } from '#tests/contract/defects/unseen-blind-access.ts'
import {
  UNSEEN_BLIND_HEADER_DEFECTS,
  UNSEEN_BLIND_LANGUAGE_DEFECTS,
  UNSEEN_BLIND_SCHEMA_DEFECTS,
  UNSEEN_BLIND_STATUS_DEFECTS,
} from '#tests/contract/defects/unseen-blind-answers.ts'
import { UNSEEN_BLIND_INPUT_DEFECTS } from '#tests/contract/defects/unseen-blind-input.ts'
import { UNSEEN_BLIND_FILTER_DEFECTS, UNSEEN_BLIND_PAGING_DEFECTS } from '#tests/contract/defects/unseen-blind-lists.ts'
import { UNSEEN_BLIND_GUARD_DEFECTS, UNSEEN_BLIND_STATE_DEFECTS } from '#tests/contract/defects/unseen-blind-state.ts'

export const UNSEEN_BLIND_DEFECTS: BlindDefect[] = [
  ...UNSEEN_BLIND_STATUS_DEFECTS,
  ...UNSEEN_BLIND_SCHEMA_DEFECTS,
  ...UNSEEN_BLIND_HEADER_DEFECTS,
  ...UNSEEN_BLIND_ACCESS_DEFECTS,
  ...UNSEEN_BLIND_STATE_DEFECTS,
  ...UNSEEN_BLIND_PAGING_DEFECTS,
  ...UNSEEN_BLIND_FILTER_DEFECTS,
  ...UNSEEN_BLIND_GUARD_DEFECTS,
  ...UNSEEN_BLIND_INPUT_DEFECTS,
  ...UNSEEN_BLIND_LANGUAGE_DEFECTS,
]
