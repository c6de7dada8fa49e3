/** The sent share of a request's body, from 0 to 1. */
export type OnProgress = (share: number) => void

const headersOf = (text: string) =>
  new Headers(
    text
      .trim()
      .split(/[\r\n]+/)
      .filter(Boolean)
      .map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
      }),
  )

const cancelled = () => new DOMException('The upload was cancelled.', 'AbortError')

/**
 * Sends a request and reports the progress of its body, which fetch cannot. Responses and failures are those of fetch:
 * a TypeError on a network error, an AbortError when the request's signal aborts.
 */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    call.open(request.method, request.url)
    call.responseType = 'blob'
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    call.addEventListener('load', () => {
      const hasBody = call.status !== 204 && call.status !== 205 && call.status !== 304
      const headers = headersOf(call.getAllResponseHeaders())
      resolve(new Response(hasBody ? call.response : null, { status: call.status, headers }))
    })
    call.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    call.addEventListener('abort', () => reject(cancelled()))
    call.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
    request.signal.addEventListener('abort', abort)
    if (request.signal.aborted) reject(cancelled())
    else call.send(body)
  })
}
