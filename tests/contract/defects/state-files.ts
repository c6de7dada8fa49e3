// Defects of state: what is saved, kept, brought back and deleted (files).
import { type Defect, matcher, type Send } from '#tests/contract/defects/defect.ts'
import { pathOf } from '#tests/contract/defects/tampering.ts'

/** Deletes the row of a file and leaves the bytes and the address of the single file. */
function readableWhenDeleted(send: Send): Send {
  const isRead = matcher('getFile')
  const known = new Map<string, string>()
  return async (request) => {
    if (!isRead(request)) return send(request)
    const place = `${request.headers.get('Authorization')} ${pathOf(request)}`
    const response = await send(request)
    if (response.status === 200) known.set(place, await response.clone().text())
    const kept = known.get(place)
    if (response.status !== 404 || kept === undefined) return response
    return new Response(kept, { headers: response.headers })
  }
}

export const STATE_FILES_DEFECTS: Defect[] = [
  {
    kind: 'state',
    operation: 'deleteFile',
    name: 'a deleted file leaves the list only',
    contradicts: 'getFile 404: the resource does not exist',
    wrap: readableWhenDeleted,
  },
]
