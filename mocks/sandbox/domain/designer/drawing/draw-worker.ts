// The thread that draws, so that the API goes on answering meanwhile.
import { parentPort } from 'node:worker_threads'
import { draw, type Output } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import type { Brief, Drawing } from '#mocks/sandbox/domain/designer/drawing/picture.ts'

export type DrawRequest = { id: number; briefs: Brief[]; output: Output }
export type DrawResponse = { id: number; drawings: Drawing[] } | { id: number; error: string }

parentPort?.on('message', ({ id, briefs, output }: DrawRequest) => {
  const respond = (response: DrawResponse) => parentPort?.postMessage(response)
  const drawAll = async () => {
    const drawings: Drawing[] = []
    for (const brief of briefs) drawings.push(await draw(brief, output))
    return drawings
  }
  drawAll().then(
    (drawings) => respond({ id, drawings }),
    (error: unknown) => respond({ id, error: String(error) }),
  )
})
