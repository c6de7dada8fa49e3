import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'

/** Handles a request for a page of an external system; returns undefined if the address belongs to another page. */
export type PageHandler = (runtime: Runtime, request: Request, url: URL) => Promise<Response | undefined>
