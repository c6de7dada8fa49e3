// The pictures that a request needs, which are drawn while its transaction is not open.
import type { Output } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { drawInThread, drawingKey } from '#mocks/sandbox/domain/designer/drawing/drawing-thread.ts'
import { type Brief, type Drawing, UnreadableImage } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { OutsideResults } from '#mocks/sandbox/domain/outside-work.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'

const FIELD = 'productImageFileIds.0'

function refuseImage(error: unknown): never {
  if (!(error instanceof UnreadableImage)) throw error
  throw new Problem(422, 'invalid-fields', { errors: { [FIELD]: ['design-image-unreadable'] } })
}

export class Drawings {
  readonly #results = new OutsideResults<Drawing[]>()

  /** Draws pictures in the order of their briefs. Throws a 422 if their product image cannot be read. */
  of(briefs: Brief[], output: Output): Drawing[] {
    const key = briefs.map((brief) => drawingKey(brief, output)).join()
    return this.#results.get(key, () => drawInThread(briefs, output).catch(refuseImage))
  }
}
