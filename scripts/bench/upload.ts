// The cost of an upload: memory of the sandbox, and the latency of other requests.
import { readFileSync, writeFileSync } from 'node:fs'
import { memoryMbOf, type Target, timesOf } from '#scripts/bench/load.ts'

const HEAD = '%PDF-1.7\n'
/** The maximum size of a document. */
const UPLOAD_BYTES = 25 * 1024 * 1024

/** The peak memory since the last reset. */
const peakMbOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const resetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** Uploads a large document during small requests; returns memory and latency such as "+8 MB; 12 ms". */
export async function uploadCosts(pid: number, address: string, small: Target): Promise<string> {
  const form = new FormData()
  form.set('file', new File([HEAD, new Uint8Array(UPLOAD_BYTES - HEAD.length)], 'large.pdf'))
  const before = memoryMbOf(pid)
  resetPeak(pid)
  const upload = fetch(address, { method: 'POST', headers: small.headers, body: form })
  const ended = upload.then(() => 'ended' as const)
  let longest = 0
  for (;;) {
    const waited = timesOf(() => small, { count: 1, connections: 1 })
    if ((await Promise.race([ended, waited])) === 'ended') break
    longest = Math.max(longest, ...(await waited))
  }
  const { status } = await upload
  if (status !== 201) throw new Error(`The upload was answered with ${status}.`)
  return `+${(peakMbOf(pid) - before).toFixed(0)} MB; ${longest.toFixed(0)} ms`
}
