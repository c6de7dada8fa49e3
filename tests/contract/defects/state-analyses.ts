// Defects of state: what is saved, kept, brought back and deleted (analyses).

import { type Defect } from '#tests/contract/defects/defect.ts'
import { requestWith } from '#tests/contract/defects/tampering.ts'

export const STATE_ANALYSES_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'updateFinding',
    name: 'a decision forgets the strategy and the task that it does not name',
    contradicts: 'x-update: merge; description: what the body leaves out keeps its value',
    wrap: requestWith('updateFinding', (body) => ({ strategyId: null, taskId: null, ...body })),
  },
]
