// What happens by itself as time goes on. Each function does everything that is due up to a moment, once.
import type { Runtime } from '#mocks/sandbox/pipeline/answer.ts'

type Advance = (runtime: Runtime, until: Date) => Promise<void>

const ADVANCES: Advance[] = []

/** Does all that is due; in the order in which the product would. */
export async function advance(runtime: Runtime, until: Date): Promise<void> {
  for (const one of ADVANCES) await one(runtime, until)
}
