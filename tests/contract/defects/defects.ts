// The planted defects, with which the conformance kit is measured.
import { AUTHORIZATION_DEFECTS, LANGUAGE_DEFECTS } from '#tests/contract/defects/access.ts'
import { HEADER_DEFECTS, REFUSAL_DEFECTS, SCHEMA_DEFECTS, STATUS_DEFECTS } from '#tests/contract/defects/answers.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { FURTHER_INPUT_DEFECTS } from '#tests/contract/defects/further-input.ts'
import { FURTHER_LIST_DEFECTS } from '#tests/contract/defects/further-lists.ts'
import { FURTHER_STATE_DEFECTS } from '#tests/contract/defects/further-state.ts'
import { INPUT_DEFECTS } from '#tests/contract/defects/input.ts'
import { FILTER_DEFECTS, PAGING_DEFECTS } from '#tests/contract/defects/lists.ts'
import { GUARD_DEFECTS, STATE_DEFECTS, WORKFLOW_DEFECTS } from '#tests/contract/defects/state.ts'

export const DEFECTS: Defect[] = [
  ...STATUS_DEFECTS,
  ...SCHEMA_DEFECTS,
  ...REFUSAL_DEFECTS,
  ...HEADER_DEFECTS,
  ...AUTHORIZATION_DEFECTS,
  ...STATE_DEFECTS,
  ...PAGING_DEFECTS,
  ...FILTER_DEFECTS,
  ...GUARD_DEFECTS,
  ...INPUT_DEFECTS,
  ...LANGUAGE_DEFECTS,
  ...WORKFLOW_DEFECTS,
  ...FURTHER_LIST_DEFECTS,
  ...FURTHER_STATE_DEFECTS,
  ...FURTHER_INPUT_DEFECTS,
]
