import type { Runtime } from '#mocks/sandbox/pipeline/answer.ts'

/** A page of the outside world; undefined when the address is not its own. */
export type PageHandler = (runtime: Runtime, request: Request, url: URL) => Promise<Response | undefined>

export const PAGES: PageHandler[] = []
