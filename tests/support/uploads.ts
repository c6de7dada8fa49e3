// Uploads of component tests: XMLHttpRequest, which they use for their progress, reaches the sandbox through fetch.
import { vi } from 'vitest'

/** The result of an upload. */
export type Fate = 'breaks' | 'hangs' | 'arrives'

/** Sends uploads to the sandbox, each with the next fate; returns their idempotency keys as they are sent. */
export function stubUploads(nextFate: () => Fate = () => 'arrives'): (string | null)[] {
  const keys: (string | null)[] = []
  class UploadRequest extends EventTarget {
    upload = new EventTarget()
    responseType = ''
    status = 0
    response = new Blob()
    readonly headers = new Headers()
    target: [method: string, url: string] = ['', '']
    open(method: string, url: string) {
      this.target = [method, url]
    }
    getAllResponseHeaders = () => 'content-type: application/json\r\n'
    setRequestHeader = (name: string, value: string) => this.headers.set(name, value)
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    async send(body: Blob) {
      keys.push(this.headers.get('Idempotency-Key'))
      const fate = nextFate()
      const sent = { loaded: 4, total: 10, lengthComputable: true }
      this.upload.dispatchEvent(Object.assign(new Event('progress'), sent))
      if (fate === 'breaks') this.dispatchEvent(new Event('error'))
      if (fate !== 'arrives') return
      const [method, url] = this.target
      const answer = await fetch(new Request(url, { method, headers: this.headers, body }))
      this.status = answer.status
      this.response = await answer.blob()
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
  return keys
}
