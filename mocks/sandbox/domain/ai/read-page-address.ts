import { isSigned, signedQuery } from '#mocks/sandbox/domain/signed-address.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'

type Context = { now: Date; secrets: Secrets }

const signed = (runId: string) => ({ purpose: 'read-pages', name: runId }) as const

/** The signed address of the page of an analysis as it was read. */
export const readPageAddress = (context: Context & { origin: string }, runId: string): string =>
  `${context.origin}/sites/read/${runId}?${signedQuery(context, signed(runId))}`

export const isReadPageAddress = (context: Context, runId: string, query: URLSearchParams): boolean =>
  isSigned(context, signed(runId), query)
