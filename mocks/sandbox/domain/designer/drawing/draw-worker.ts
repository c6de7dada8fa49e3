// The thread that draws, so that the API goes on answering meanwhile.
import { parentPort } from 'node:worker_threads'
import { draw, type Output } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { type Brief, type Drawing, UnreadableImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'

export type DrawRequest = { id: number; briefs: Brief[]; output: Output }
export type DrawResponse = { id: number; drawings: Drawing[] } | { id: number; error: string; isUnreadable: boolean }

/** While some pictures are encoded by native threads, the next is rendered by this one. */
const AT_A_TIME = 4

async function drawAll(briefs: Brief[], output: Output): Promise<Drawing[]> {
  const drawings: Drawing[] = []
  for (let at = 0; at < briefs.length; at += AT_A_TIME) {
    const some = briefs.slice(at, at + AT_A_TIME)
    drawings.push(...(await Promise.all(some.map((brief) => draw(brief, output)))))
  }
  return drawings
}

parentPort?.on('message', ({ id, briefs, output }: DrawRequest) => {
  const respond = (response: DrawResponse) => parentPort?.postMessage(response)
  drawAll(briefs, output).then(
    (drawings) => respond({ id, drawings }),
    (error: unknown) => respond({ id, error: String(error), isUnreadable: error instanceof UnreadableImage }),
  )
})
