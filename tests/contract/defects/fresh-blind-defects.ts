// The fresh blind defects: planted after the blind ones, again by somebody who has not read the conformance kit.

import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'
import { FRESH_BLIND_ACCESS_DEFECTS } from '#tests/contract/defects/fresh-blind-access.ts'
import {
  FRESH_BLIND_HEADER_DEFECTS,
  FRESH_BLIND_LANGUAGE_DEFECTS,
  FRESH_BLIND_SCHEMA_DEFECTS,
  FRESH_BLIND_STATUS_DEFECTS,
} from '#tests/contract/defects/fresh-blind-answers.ts'
import { FRESH_BLIND_INPUT_DEFECTS } from '#tests/contract/defects/fresh-blind-input.ts'
import { FRESH_BLIND_FILTER_DEFECTS, FRESH_BLIND_PAGING_DEFECTS } from '#tests/contract/defects/fresh-blind-lists.ts'
import { FRESH_BLIND_GUARD_DEFECTS, FRESH_BLIND_STATE_DEFECTS } from '#tests/contract/defects/fresh-blind-state.ts'

export const FRESH_BLIND_DEFECTS: BlindDefect[] = [
  ...FRESH_BLIND_STATUS_DEFECTS,
  ...FRESH_BLIND_SCHEMA_DEFECTS,
  ...FRESH_BLIND_HEADER_DEFECTS,
  ...FRESH_BLIND_ACCESS_DEFECTS,
  ...FRESH_BLIND_STATE_DEFECTS,
  ...FRESH_BLIND_PAGING_DEFECTS,
  ...FRESH_BLIND_FILTER_DEFECTS,
  ...FRESH_BLIND_GUARD_DEFECTS,
  ...FRESH_BLIND_INPUT_DEFECTS,
  ...FRESH_BLIND_LANGUAGE_DEFECTS,
]
