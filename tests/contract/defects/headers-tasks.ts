// Defects of headers (tasks).
import { changed, type Defect, on } from '#tests/contract/defects/defect.ts'

export const HEADERS_TASKS_DEFECTS: Defect[] = [
  {
    kind: 'headers',
    operation: 'updateAccountTask',
    name: 'the request id of a refusal is not that of its header',
    wrap: on('updateAccountTask', async (request, send) =>
      changed(
        await send(request),
        (body) => ({ ...body, requestId: crypto.randomUUID() }),
        (status) => status >= 400,
      ),
    ),
  },
]
