import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'

/** Answers a page of the outside world; undefined when the address is not its own. */
export type PageHandler = (runtime: Runtime, request: Request, url: URL) => Promise<Response | undefined>
