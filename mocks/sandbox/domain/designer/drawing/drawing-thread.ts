// The one thread of the process that draws: it is started for the first picture, and again after it died.
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Output } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import type { DrawRequest, DrawResponse } from '#mocks/sandbox/domain/designer/drawing/draw-worker.ts'
import { hashOf, imageHash, remember } from '#mocks/sandbox/domain/designer/drawing/image-hash.ts'
import {
  type Brief,
  type Drawing,
  type SourceImage,
  UnreadableImage,
} from '#mocks/sandbox/domain/designer/drawing/picture.ts'

type Waiting = { resolve: (drawings: Drawing[]) => void; reject: (error: Error) => void }

let thread: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

function settle(response: DrawResponse): void {
  const one = waiting.get(response.id)
  waiting.delete(response.id)
  // A process may end while nothing is being drawn.
  if (waiting.size === 0) thread?.unref()
  if ('error' in response)
    one?.reject(response.isUnreadable ? new UnreadableImage(response.error) : new Error(response.error))
  else one?.resolve(response.drawings)
}

function end(error: Error): void {
  thread = undefined
  for (const one of waiting.values()) one.reject(error)
  waiting.clear()
}

function startThread(): Worker {
  const started = new Worker(path.join(import.meta.dirname, 'draw-worker.ts'))
  started.on('message', settle)
  started.on('error', end)
  started.on('exit', (code) => end(new Error(`The drawing thread ended with ${code}.`)))
  return started
}

/** Sends briefs to the thread; rejects if one cannot be drawn. */
function send(briefs: Brief[], output: Output): Promise<Drawing[]> {
  thread ??= startThread()
  const current = thread
  current.ref()
  lastId += 1
  const request: DrawRequest = { id: lastId, briefs, output }
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
    current.postMessage(request)
  })
}

/** Recent drawings: a preview after an edit of one format draws the others no more, and so does every new sample workspace. */
const recent = new Map<string, Drawing>()
const MAX_RECENT = 64

const imageKey = (image: SourceImage | null) =>
  image && { hash: imageHash(image.bytes), width: image.width, height: image.height }

/** Identifies a drawing by everything it depends on. */
export const drawingKey = ({ image, logo, ...brief }: Brief, output: Output): string =>
  hashOf(JSON.stringify({ brief, output, image: imageKey(image), logo: imageKey(logo) }))

/** Draws pictures in the order of their briefs. Rejects if one cannot be drawn. */
export async function drawInThread(briefs: Brief[], output: Output): Promise<Drawing[]> {
  const keys = briefs.map((brief) => drawingKey(brief, output))
  const known = keys.map((key) => recent.get(key))
  const made = await send(
    briefs.filter((_, place) => !known[place]),
    output,
  )
  return keys.flatMap((key, place) => {
    const drawing = known[place] ?? made.shift()
    return drawing ? [remember(recent, key, drawing, MAX_RECENT)] : []
  })
}
