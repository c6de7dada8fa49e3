// The uncovered defects: on operations that no defect before them had touched, written from the contract before a look at what the kit would find.
import type { BlindDefect } from '#tests/contract/defects/blind-tools.ts'
import { UNCOVERED_ACCESS_DEFECTS } from '#tests/contract/defects/uncovered-access.ts'
import { UNCOVERED_STATE_DEFECTS } from '#tests/contract/defects/uncovered-state.ts'

export const UNCOVERED_DEFECTS: BlindDefect[] = [...UNCOVERED_ACCESS_DEFECTS, ...UNCOVERED_STATE_DEFECTS]
