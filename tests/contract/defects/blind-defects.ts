// The blind defects: planted by somebody who knows the contract and the sandbox, and has not read the conformance kit.
import { BLIND_ACCESS_DEFECTS } from '#tests/contract/defects/blind-access.ts'
import {
  BLIND_HEADER_DEFECTS,
  BLIND_LANGUAGE_DEFECTS,
  BLIND_SCHEMA_DEFECTS,
  BLIND_STATUS_DEFECTS,
} from '#tests/contract/defects/blind-answers.ts'
import { BLIND_INPUT_DEFECTS } from '#tests/contract/defects/blind-input.ts'
import { BLIND_FILTER_DEFECTS, BLIND_PAGING_DEFECTS } from '#tests/contract/defects/blind-lists.ts'
import {
  BLIND_GUARD_DEFECTS,
  BLIND_STATE_DEFECTS,
  BLIND_WORKFLOW_DEFECTS,
} from '#tests/contract/defects/blind-state.ts'
import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'

export const BLIND_DEFECTS: BlindDefect[] = [
  ...BLIND_STATUS_DEFECTS,
  ...BLIND_SCHEMA_DEFECTS,
  ...BLIND_HEADER_DEFECTS,
  ...BLIND_ACCESS_DEFECTS,
  ...BLIND_STATE_DEFECTS,
  ...BLIND_PAGING_DEFECTS,
  ...BLIND_FILTER_DEFECTS,
  ...BLIND_GUARD_DEFECTS,
  ...BLIND_INPUT_DEFECTS,
  ...BLIND_LANGUAGE_DEFECTS,
  ...BLIND_WORKFLOW_DEFECTS,
]
