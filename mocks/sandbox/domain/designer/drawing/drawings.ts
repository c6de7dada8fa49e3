// The pictures that a request needs, which are drawn while its transaction is not open.
import type { Output } from '#mocks/sandbox/domain/designer/drawing/draw.ts'
import { drawInThread, drawingKey } from '#mocks/sandbox/domain/designer/drawing/drawing-thread.ts'
import type { Brief, Drawing } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import { OutsideResults } from '#mocks/sandbox/domain/outside-work.ts'

export class Drawings {
  readonly #results = new OutsideResults<Drawing[]>()

  /** Draws pictures in the order of their briefs. */
  of(briefs: Brief[], output: Output): Drawing[] {
    const key = briefs.map((brief) => drawingKey(brief, output)).join()
    return this.#results.get(key, () => drawInThread(briefs, output))
  }
}
